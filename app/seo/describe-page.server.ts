import type { MetaDescriptor } from '@remix-run/node';
import type { Graph, ProfilePage, WebPage, WithContext } from 'schema-dts';

/** Width and height of the pictures for shared links, px. */
const PICTURE = { width: 1200, height: 630 };

type Page = {
  title: string;
  /** Undefined while it is unknown. */
  description: string | undefined;
  /** Absolute URL, from SITE_URL and never from the request. */
  url: string;
  /** Name of the whole site. */
  siteName: string;
  /** Shown with shared links: absolute URL, and its alt text. */
  picture: { url: string; alt: string } | undefined;
  /** Structured data, as schema.org defines it. */
  data: Graph | WithContext<ProfilePage | WebPage>;
};

/**
 * The head of a page for search results and shared links: Open Graph (https://ogp.me), X cards, and JSON-LD.
 * Rendered by the server only: crawlers request each page.
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
    ...(description && { description }),
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
    ...(description ? [{ name: 'description', content: description }] : []),
    { tagName: 'link', rel: 'canonical', href: url },
    ...Object.entries(openGraph).map(([name, content]) => ({ property: `og:${name}`, content })),
    { name: 'twitter:card', content: picture ? 'summary_large_image' : 'summary' },
    { 'script:ld+json': data },
  ];
}
