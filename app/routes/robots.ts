/** /robots.txt — allows crawling everything (RFC 9309). */
import type { LoaderFunctionArgs } from '@remix-run/node';

export const loader = ({ context }: LoaderFunctionArgs) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${context.siteUrl ?? ''}/sitemap.xml\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
