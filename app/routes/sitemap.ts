/** /sitemap.xml — every page (sitemaps.org protocol 0.9). */
import type { LoaderFunctionArgs } from '@remix-run/node';
import { listPages } from '#app/content/content.server.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const urls = listPages().map((path) => `  <url><loc>${context.siteUrl ?? ''}${path}</loc></url>`);
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
