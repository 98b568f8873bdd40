import { expect, test } from 'vitest';
import type { Site } from 'portfolio-content/schema';
import { describePage } from './describe-page.server.ts';

const site = { lang: 'en', owner: { name: 'Robin Example' } } as Site;

const PAGE = {
  site,
  siteUrl: 'https://robin.example',
  lang: 'en',
  path: '/x',
  title: 'X',
  description: undefined,
  picture: undefined,
  alt: 'A card',
  data: { '@context': 'https://schema.org', '@type': 'WebPage' },
} as const;

test.each([
  ['/static/share-x.png', 'image/png'],
  ['/static/share-x.jpg', 'image/jpeg'],
])('the picture for shared links %s is declared with its own type and size', (src, type) => {
  const head = describePage({ ...PAGE, picture: { src, w: 800, h: 500 } });
  const entries = head.flatMap((tag) =>
    'property' in tag && 'content' in tag ? [[tag.property, tag.content]] : [],
  );
  expect(Object.fromEntries(entries)).toMatchObject({
    'og:image': `https://robin.example${src}`,
    'og:image:type': type,
    'og:image:width': '800',
    'og:image:height': '500',
  });
});

test.each([
  ['en-GB', 'en_GB'],
  ['de', 'de_DE'],
  ['fr-CA', 'fr_CA'],
])('shared links to a page in %s are in %s', (lang, locale) => {
  const head = describePage({ ...PAGE, lang });
  expect(head).toContainEqual({ property: 'og:locale', content: locale });
});
