import type { MetaDescriptor } from '@remix-run/node';
import mime from 'mime-types';
import type { Graph, ProfilePage, WebPage, WithContext } from 'schema-dts';
import type { PictureFile, Site } from 'portfolio-content/schema';

type Page = {
  site: Site;
  /** URL of the home page, without a slash at the end; from SITE_URL and never from the request. */
  siteUrl: string;
  /** Language of the page (BCP 47). */
  lang: string;
  /** Path of the page. */
  path: string;
  title: string;
  /** Undefined while it is unknown. */
  description: string | undefined;
  /** The picture that is shown with shared links, its URL from the origin on, and its alt text. */
  picture: PictureFile | undefined;
  alt: string;
  /** Structured data, as schema.org defines it. */
  data: Graph | WithContext<ProfilePage | WebPage>;
};

/**
 * The head of a page for search results and shared links: Open Graph (https://ogp.me), X cards, and JSON-LD.
 * Rendered by the server only: crawlers request each page.
 */
export function describePage(page: Page): MetaDescriptor[] {
  const { site, siteUrl, lang, path, title, description, picture, alt, data } = page;
  const url = siteUrl + path;
  const openGraph = {
    type: 'website',
    site_name: site.owner.name ?? site.owner.jobTitle,
    title,
    ...(description && { description }),
    url,
    locale: openGraphLocale(lang),
    ...(picture && {
      image: new URL(picture.src, siteUrl).href,
      'image:type': String(mime.lookup(picture.src)),
      'image:width': String(picture.w),
      'image:height': String(picture.h),
      'image:alt': alt,
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

/** "en-GB" -> "en_GB", "de" -> "de_DE": Open Graph wants a territory. By default it is where most speakers live. */
function openGraphLocale(lang: string): string {
  const { language, region } = new Intl.Locale(lang).maximize();
  return region ? `${language}_${region}` : language;
}
