/** /manifest.webmanifest — name and icons for home screens (W3C Web Application Manifest). */
import type { LoaderFunctionArgs } from '@remix-run/node';
import { getContent } from '#app/content/content.server.ts';
import { barColor, introduceOwner } from 'portfolio-content/schema';
import { toUrlPath } from '#app/content/site-path.ts';
import { directionOf } from '#app/content/text-direction.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const { site, owner, lang, theme } = getContent(context).site;
  const manifest = {
    name: introduceOwner(owner, lang),
    short_name: owner.name ?? owner.jobTitle,
    description: site.description,
    lang,
    dir: directionOf(lang),
    start_url: toUrlPath('/'),
    display: 'browser',
    background_color: barColor(theme),
    theme_color: barColor(theme),
    icons: [
      { src: toUrlPath('/icon-192.png'), sizes: '192x192', type: 'image/png' },
      { src: toUrlPath('/icon-512.png'), sizes: '512x512', type: 'image/png' },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
}
