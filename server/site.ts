/**
 * The paths of the site, and the response at each. The only file here that calls Remix.
 */
import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import type { Config } from './config.ts';
import { listPaths } from './paths.ts';

/** A path without a page, whose response is sent for every unknown path. */
export const UNKNOWN = '/page-not-found';

/**
 * Creates the site of a build.
 * @param onStarsChange called when a count, and so a page, has changed
 */
export function createSite({
  build,
  ...context
}: Pick<Config, 'siteUrl' | 'isPublic' | 'codeHosts'> & {
  build: ServerBuild;
  onStarsChange?: () => void;
}) {
  const { countSamples, listPages } = build.entry.module as unknown as {
    countSamples(): number;
    listPages(isPublic: boolean): string[];
  };
  const handle = createRequestHandler(build, 'production');
  const { pages: routes, plain } = listPaths(build.routes);
  // The content may list a route as well, for the sitemap.
  const pages = [...new Set([...listPages(context.isPublic), ...routes])];
  return {
    /** Paths of the pages, `/` first. */
    pages,
    /** Paths from which the framework's client fetches the pages' data, one for each page. */
    data: pages.map((page) => (page === '/' ? '/_root.data' : `${page}.data`)),
    /** Paths that aren't pages: documents, feeds, endpoints. */
    plain,
    /** Number of samples that the owner has yet to replace. */
    samples: countSamples(),
    /** Renders the response at a path. */
    render: (path: string): Promise<Response> =>
      handle(new Request(new URL(path, context.siteUrl)), context),
  };
}

export type Site = ReturnType<typeof createSite>;
