/** /sitemap.xml — every page (sitemaps.org protocol 0.9). */
import type { LoaderFunctionArgs } from '@remix-run/node';
import changes from 'virtual:last-changes';
import { getContent } from '#app/content/content.server.ts';
import { siteUrlOf } from '#app/seo/site-url.server.ts';

export function loader({ context }: LoaderFunctionArgs) {
  // The home page shows all cards, so it changes with any of them.
  const newest = Object.values(changes)
    .sort((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1);
  const urls = getContent(context).pages.map((path) => {
    const date = path === '/' ? newest : changes[path.slice(1)];
    const lastmod = date ? `<lastmod>${date}</lastmod>` : '';
    return `  <url><loc>${siteUrlOf(context)}${path}</loc>${lastmod}</url>`;
  });
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
