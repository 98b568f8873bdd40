/** Paths that case studies can link to but can't have. */

/** Those of the site's own routes. */
export const ROUTE_PATHS: ReadonlySet<string> = new Set([
  '/',
  '/body-data.json',
  '/stars',
  '/resume',
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
]);

/** Those of the server itself. */
export const SERVER_PATHS: ReadonlySet<string> = new Set([
  '/healthz',
  '/static',
  '/page-not-found',
]);

/** Folders of `content/media` that belong to no case study. */
const MEDIA_FOLDERS = new Set(['site', 'talks']);

/** Whether a case study can't have this slug. */
export const isReserved = (slug: string): boolean =>
  ROUTE_PATHS.has(`/${slug}`) || SERVER_PATHS.has(`/${slug}`) || MEDIA_FOLDERS.has(slug);
