/** /sitemap.xml — every page (sitemaps.org protocol 0.9). */
import type { LoaderFunctionArgs } from '@remix-run/node';
import { getContent } from '#app/content/content.server.ts';
import { siteUrlOf } from '#app/seo/site-url.server.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const urls = getContent(context).pages.map(
    (path) => `  <url><loc>${siteUrlOf(context)}${path}</loc></url>`,
  );
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
