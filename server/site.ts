/**
 * What the server responds with: the paths of the site, and the page or file at each. Knows Remix as
 * a request handler only.
 */
import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import type { Config } from './config.ts';
import { listPaths } from './paths.ts';
import { scriptsLast } from './scripts-last.ts';

/** A path that no page has: what is there is sent for every unknown path. */
export const UNKNOWN = '/page-not-found';

export type Site = {
  /** Paths of the pages, `/` first. */
  pages: string[];
  /** Where the framework's client fetches the data of a page, one path for each page. */
  data: string[];
  /** Paths that aren't pages: documents, feeds, endpoints. */
  plain: string[];
  /** Renders what is at a path. */
  render(path: string): Promise<Response>;
};

/**
 * Creates the site of a build.
 * @param siteUrl origin of absolute URLs
 * @param gitHub API and token for star counts
 * @param onStarsChange called when a count has changed, and with it the pages that show it
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
    async render(path) {
      const response = await handle(new Request(new URL(path, context.siteUrl)), context);
      if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
      return new Response(scriptsLast(await response.text()), response);
    },
  };
}
