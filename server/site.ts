/**
 * The paths of the site, and the response at each. The only file here that calls Remix.
 */
import { createRequestHandler } from '@remix-run/node';
import type { Config } from './config.ts';
import type { SiteBuild } from './load-build.ts';
import { listPaths } from './paths.ts';

/** A path without a page, whose response is sent for every unknown path. */
export const UNKNOWN = '/page-not-found';

/** Path of the route that renders the résumé. */
export const RESUME = '/resume';

/**
 * Creates the site of a build. All paths are of the site, without the path in its URL.
 * @param onStarsChange called when a count, and so a page, has changed
 */
export function createSite({
  build,
  ...context
}: Pick<Config, 'siteUrl' | 'isPublic' | 'codeHosts'> & {
  build: SiteBuild;
  /** Whether the responses become files. */
  isExport?: boolean;
  onStarsChange?: () => void;
}) {
  const { countSamples, describeTarget, listPages, listRedirects, resumePath } = build.entry.module;
  const base = new URL(context.siteUrl);
  const resume = encodeURI(resumePath(context.isPublic));
  const handle = createRequestHandler(build, 'production');
  const { pages: routes, plain } = listPaths(build.routes);
  // The content may list a route as well, for the sitemap.
  const pages = [...new Set([...listPages(context.isPublic), ...routes])];
  return {
    /** Paths of the pages, `/` first. */
    pages,
    /** Paths from which the framework's client fetches the pages' data, one for each page. */
    data: pages.flatMap((page) => {
      if (page !== '/') return `${page}.data`;
      // Beneath a path, the framework would ask for it above that path. It never does: it has the data of `/` from the start.
      return base.pathname === '/' ? '/_root.data' : [];
    }),
    /** Paths that aren't pages: documents, feeds, endpoints. */
    plain: [...plain, resume],
    /** Former path of a page -> its path. */
    redirects: listRedirects(context.isPublic),
    /** Path of the résumé under the owner's name, where a static host knows its type. */
    resume,
    /** What a page of the export says that leads to another one, or to the résumé, and its language. */
    describeTarget,
    /** Number of samples that the owner has yet to replace. */
    samples: countSamples(),
    /** Renders the response at a path. */
    render: (path: string): Promise<Response> =>
      handle(new Request(context.siteUrl + (path === resume ? RESUME : path)), context),
  };
}

export type Site = ReturnType<typeof createSite>;
