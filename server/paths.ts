/** The paths of the routes in app/routes.ts, so that a route is added there and nowhere else. */
import type { ServerBuild } from '@remix-run/node';

type Routes = ServerBuild['routes'];

/** The route of the case studies. Their paths come from the content. */
const CASE_STUDIES = '/*';

function fullPath(routes: Routes, id: string | undefined): string {
  const route = id === undefined ? undefined : routes[id];
  if (!route) return '';
  return fullPath(routes, route.parentId) + (route.path ? `/${route.path}` : '');
}

/**
 * Lists the paths of all routes but the home page and the case studies.
 * @returns those with a component as `pages`, the others as `plain`
 * @throws on a path with parameters: the paths it stands for can't be listed
 */
export function listPaths(routes: Routes): { pages: string[]; plain: string[] } {
  const pages: string[] = [];
  const plain: string[] = [];
  for (const [id, route] of Object.entries(routes)) {
    const path = fullPath(routes, id);
    // Layouts and index routes have the path of their parent.
    if (!route?.path || path === CASE_STUDIES) continue;
    if (/[:*?]/.test(path)) {
      throw new Error(
        `app/routes.ts: "${path}" has a parameter, but the server only responds to known paths; give each page a route of its own`,
      );
    }
    (route.module.default ? pages : plain).push(path);
  }
  return { pages, plain };
}
