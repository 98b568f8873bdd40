import type { MetaDescriptor } from '@remix-run/node';

/**
 * The head of a page for search results and shared links (Open Graph protocol).
 * @param url absolute address, from SITE_URL and never from the request
 */
export function describePage({
  title,
  description,
  url,
}: {
  title: string;
  description: string | undefined;
  url: string;
}): MetaDescriptor[] {
  return [
    { title },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:url', content: url },
    ...(description
      ? [
          { name: 'description', content: description },
          { property: 'og:description', content: description },
        ]
      : []),
  ];
}
