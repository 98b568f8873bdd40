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
  /** Renders the response at a path. */
  render(path: string): Promise<Response>;
};

/**
 * Creates the site of a build.
 * @param siteUrl origin of absolute URLs
 * @param gitHub API and token for star counts
 * @param onStarsChange called when a count, and so a page, has changed
 */
export function createSite({
  build,
  ...context
}: {
  build: ServerBuild;
  siteUrl: string;
  gitHub: Config['gitHub'];
  onStarsChange?: () => void;
}): Site {
  const { listPages } = build.entry.module as unknown as { listPages(): string[] };
  const handle = createRequestHandler(build, 'production');
  const paths = listPaths(build.routes);
  const pages = [...listPages(), ...paths.pages];
  return {
    pages,
    data: pages.map((page) => (page === '/' ? '/_root.data' : `${page}.data`)),
    plain: paths.plain,
    render: (path) => handle(new Request(new URL(path, context.siteUrl)), context),
  };
}
