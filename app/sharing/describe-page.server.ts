import type { MetaDescriptor } from '@remix-run/node';
import type { Graph, ProfilePage, WithContext } from 'schema-dts';

/** Width and height of the pictures for shared links, px. */
const PICTURE = { width: 1200, height: 630 };

type Page = {
  title: string;
  description: string;
  /** Absolute address, from SITE_URL and never from the request. */
  url: string;
  /** What the whole site is called. */
  siteName: string;
  /** Shown beside shared links: absolute address, and what is to be seen on it. */
  picture: { url: string; alt: string } | undefined;
  /** The page in the words of schema.org. */
  data: Graph | WithContext<ProfilePage>;
};

/**
 * The head of a page for search results and shared links: Open Graph (https://ogp.me), X cards, and
 * JSON-LD. Made by the server only: nobody reads it off a page that was reached by a click.
 */
export function describePage({
  title,
  description,
  url,
  siteName,
  picture,
  data,
}: Page): MetaDescriptor[] {
  const openGraph = {
    type: 'website',
    site_name: siteName,
    title,
    description,
    url,
    locale: 'en_GB',
    ...(picture && {
      image: picture.url,
      'image:type': 'image/jpeg',
      'image:width': String(PICTURE.width),
      'image:height': String(PICTURE.height),
      'image:alt': picture.alt,
    }),
  };
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...Object.entries(openGraph).map(([name, content]) => ({ property: `og:${name}`, content })),
    { name: 'twitter:card', content: picture ? 'summary_large_image' : 'summary' },
    { 'script:ld+json': data },
  ];
}
