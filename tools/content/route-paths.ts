/** Paths that case studies can link to but can't have: those of the site's own routes. */
import type { RouteConfigEntry } from '@remix-run/route-config';
import routes from '../../app/routes.ts';

const pathsOf = (entries: readonly RouteConfigEntry[], parent = ''): string[] =>
  entries.flatMap(({ path, children = [] }) => {
    const own = path ? `${parent}/${path}` : parent;
    return [...(path && path !== '*' ? [own] : []), ...pathsOf(children, own)];
  });

/** The home page and every route but the case studies, such as "/resume". */
export const ROUTE_PATHS: ReadonlySet<string> = new Set(['/', ...pathsOf(routes)]);

/** Paths of the server itself. */
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
