/** /manifest.webmanifest — name and icons for home screens (W3C Web Application Manifest). */
import { getSite } from '#app/content/content.server.ts';

export function loader() {
  const { site, owner } = getSite();
  const manifest = {
    name: site.title,
    short_name: owner.jobTitle,
    description: site.description,
    start_url: '/',
    display: 'browser',
    background_color: '#efe6d5',
    theme_color: '#efe6d5',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
}
