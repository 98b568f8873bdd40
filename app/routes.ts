/**
 * The only list of the site's routes. Pages are children of the home layout, which
 * keeps the carousel mounted beneath them; a route without a component is a plain response.
 *
 * The production server responds to GET and HEAD, ignores the query, and caches the response of a route for five
 * minutes, or as its `Cache-Control` says (server/page-cache.ts). So a route has no `action`, and no parameters in its
 * path.
 * A case study can't have the path of a route (reserved-paths.ts in packages/content).
 */
import type { RouteConfigEntry } from '@remix-run/route-config';

const routes: RouteConfigEntry[] = [
  {
    file: 'routes/home.tsx',
    // One file for both, so that the page's code is loaded before a click on a card.
    children: [
      { index: true, id: 'routes/no-page', file: 'routes/page.tsx' },
      { path: '*', file: 'routes/page.tsx' },
    ],
  },
  { path: 'body-data.json', file: 'routes/body-data.ts' },
  { path: 'stars', file: 'routes/stars.ts' },
  { path: 'resume', file: 'routes/resume.ts' },
  { path: 'sitemap.xml', file: 'routes/sitemap.ts' },
  { path: 'robots.txt', file: 'routes/robots.ts' },
  { path: 'manifest.webmanifest', file: 'routes/manifest.ts' },
];

export default routes;
