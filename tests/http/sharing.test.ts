/** Metadata for search engines and link previews. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { CARDS, PAGES } from '../setup/pages.ts';
import { get, getText, siteUrl } from './site.ts';

/** The origin of a site without SITE_URL. */
const origin = `http://localhost:${new URL(siteUrl).port}`;

type Thing = { '@type': string; [name: string]: unknown };

/** Content of the meta elements of a page by name or property, and its structured data. */
function readHead(html: string) {
  const decode = (text: string | undefined) =>
    text
      ?.replaceAll('&#x27;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
  const attribute = (tag: string, name: string) =>
    decode(new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1]);
  const metas = [...html.matchAll(/<meta [^>]+>/g)].map(([tag]) => [
    attribute(tag, 'property') ?? attribute(tag, 'name'),
    attribute(tag, 'content'),
  ]);
  const canonical = /<link [^>]*rel="canonical"[^>]*>/.exec(html)?.[0] ?? '';
  return {
    title: decode(/<title>(.*?)<\/title>/.exec(html)?.[1]) ?? '',
    canonical: attribute(canonical, 'href'),
    meta: Object.fromEntries(metas) as Record<string, string | undefined>,
    data: JSON.parse(
      /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}',
    ) as Thing & { '@graph'?: Thing[] },
  };
}

test('each page has its own title, description and canonical URL', async () => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const path of ['/', ...PAGES]) {
    const { title, canonical, meta } = readHead(await getText(path));
    const description = meta.description ?? '';
    titles.add(title);
    descriptions.add(description);
    expect(title, path).toContain('Canary Owner');
    expect(title.length, title).toBeLessThanOrEqual(60);
    expect(description.length, description).toBeGreaterThanOrEqual(120);
    expect(description.length, description).toBeLessThanOrEqual(155);
    expect(canonical).toBe(`${origin}${path}`);
    expect(meta).toMatchObject({
      'og:title': title,
      'og:description': description,
      'og:url': canonical,
    });
  }
  expect(titles).toContain('Canary Owner, test engineer');
  expect(titles).toContain('About – Canary Owner');
  expect(titles.size).toBe(PAGES.length + 1);
  expect(descriptions.size).toBe(PAGES.length + 1);
});

test("a page has its own share picture, or the site's", async () => {
  const pictures: Record<string, string> = {};
  for (const path of ['/', '/about', '/plain']) {
    const { meta } = readHead(await getText(path));
    expect(meta).toMatchObject({
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    });
    expect(meta['og:image:alt']).toMatch(/\w{3}/);
    const address = new URL(meta['og:image'] ?? '');
    expect(address.origin).toBe(origin);
    pictures[path] = address.pathname;
    const picture = await (await get(address.pathname)).arrayBuffer();
    expect(await sharp(picture).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
  }
  expect(pictures['/plain']).toBe(pictures['/']);
  expect(pictures['/about']).not.toBe(pictures['/']);
});

test('every page says which language and theme color site.yaml names', async () => {
  for (const path of ['/', '/plain', '/no-such-page']) {
    const html = await getText(path);
    expect(html, path).toContain('<html lang="en-AU"');
    const { meta } = readHead(html);
    expect(meta['theme-color'], path).toBe('#663399');
  }
  const { meta, data } = readHead(await getText('/'));
  expect(meta['og:locale']).toBe('en_AU');
  expect(data.inLanguage).toBe('en-AU');
  const { data: work } = readHead(await getText('/plain'));
  expect(work['@graph']?.[0]?.inLanguage).toBe('en-AU');
});

test("the structured data of the home page describes the owner, and on a case study the owner's work", async () => {
  const home = readHead(await getText('/')).data;
  expect(home).toMatchObject({ '@context': 'https://schema.org', '@type': 'ProfilePage' });
  expect(home.mainEntity).toMatchObject({
    '@type': 'Person',
    name: 'Canary Owner',
    jobTitle: 'Test engineer',
    url: `${origin}/`,
  });
  for (const path of CARDS) {
    const graph = readHead(await getText(path)).data['@graph'] ?? [];
    const [work, crumbs] = graph;
    expect(work).toMatchObject({ '@type': 'CreativeWork', url: origin + path });
    expect(work?.creator).toMatchObject({ '@type': 'Person', '@id': `${origin}/#owner` });
    expect(crumbs?.itemListElement).toMatchObject([
      { '@type': 'ListItem', position: 1, item: `${origin}/` },
      { '@type': 'ListItem', position: 2, item: origin + path },
    ]);
  }
});

test('the sitemap lists every page once, and nothing else', async () => {
  const sitemap = await getText('/sitemap.xml');
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  // This process is local, so the page whose title is a sample is among them.
  const pages = ['/', ...PAGES, '/canary-post', '/draft', '/elements', '/files'];
  expect(listed.toSorted()).toEqual(pages.map((path) => origin + path).toSorted());
});
