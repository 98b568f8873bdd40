/** /robots.txt — allows crawling everything (RFC 9309). */
import type { LoaderFunctionArgs } from '@remix-run/node';
import { siteUrlOf } from '#app/seo/site-url.server.ts';

export const loader = ({ context }: LoaderFunctionArgs) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${siteUrlOf(context)}/sitemap.xml\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
