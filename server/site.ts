/**
 * The paths of the site, and the response at each. The only file here that calls Remix.
 */
import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import type { Config } from './config.ts';
import { listPaths } from './paths.ts';

/** A path without a page, whose response is sent for every unknown path. */
export const UNKNOWN = '/page-not-found';

export type Site = {
  /** Paths of the pages, `/` first. */
  pages: string[];
  /** Paths from which the framework's client fetches the pages' data, one for each page. */
  data: string[];
  /** Paths that aren't pages: documents, feeds, endpoints. */
  plain: string[];
  /** Number of samples that the owner has yet to replace. */
  samples: number;
  /** Renders the response at a path. */
  render(path: string): Promise<Response>;
};

/**
 * Creates the site of a build.
 * @param siteUrl origin of absolute URLs
 * @param isPublic whether others than the developer may see the site: then it shows no samples
 * @param gitHub API and token for star counts
 * @param onStarsChange called when a count, and so a page, has changed
 */
export function createSite({
  build,
  ...context
}: {
  build: ServerBuild;
  siteUrl: string;
  isPublic: boolean;
  gitHub: Config['gitHub'];
  onStarsChange?: () => void;
}): Site {
  const { countSamples, listPages } = build.entry.module as unknown as {
    countSamples(): number;
    listPages(isPublic: boolean): string[];
  };
  const handle = createRequestHandler(build, 'production');
  const paths = listPaths(build.routes);
  // The content may list a route as well, for the sitemap.
  const pages = [...new Set([...listPages(context.isPublic), ...paths.pages])];
  return {
    pages,
    data: pages.map((page) => (page === '/' ? '/_root.data' : `${page}.data`)),
    plain: paths.plain,
    samples: countSamples(),
    render: (path) => handle(new Request(new URL(path, context.siteUrl)), context),
  };
}
