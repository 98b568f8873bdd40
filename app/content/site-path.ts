/**
 * Paths of the site and of its URLs. They differ when SITE_URL has a path: then `/about` is at `/portfolio/about`. The router's
 * own paths and links are of the site.
 */

/** "/", or the path in SITE_URL between slashes, such as "/portfolio/"; fixed by the build (vite.config.ts). */
const BASE = import.meta.env.BASE_URL;

/** "/CV.pdf" -> "/portfolio/CV.pdf" */
export const toUrlPath = (path: string): string => BASE + path.slice(1);

/** "/portfolio/about" -> "/about" */
export const fromUrlPath = (urlPath: string): string => `/${urlPath.slice(BASE.length)}`;
