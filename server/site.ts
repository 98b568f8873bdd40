/**
 * What there is to answer with: the addresses of the site, and the page or file at each. Knows Remix
 * as a request handler only.
 */
import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import type { Config } from './config.ts';
import { scriptsLast } from './scripts-last.ts';

/** Answers that are not pages and do not change while the server runs. */
const PLAIN = ['/resume', '/sitemap.xml', '/robots.txt', '/manifest.webmanifest'];

/** Star counts as they are known at this moment; never kept. */
export const STARS = '/stars';
/** An address that nobody has: its page is the answer at all such. */
export const UNKNOWN = '/page-not-found';

export type Site = {
  /** Addresses of the pages, `/` first. */
  pages: string[];
  /** Where the framework's client asks for what a page is made of, one for each page. */
  data: string[];
  plain: string[];
  /** Renders what is at an address. */
  render(address: string): Promise<Response>;
};

/**
 * Makes the site of a build.
 * @param siteUrl origin of absolute addresses
 * @param gitHub where and as whom star counts are asked for
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
  const pages = listPages();
  return {
    pages,
    data: pages.map((page) => (page === '/' ? '/_root.data' : `${page}.data`)),
    plain: PLAIN,
    async render(address) {
      const answer = await handle(new Request(new URL(address, context.siteUrl)), context);
      if (!answer.headers.get('content-type')?.startsWith('text/html')) return answer;
      return new Response(scriptsLast(await answer.text()), answer);
    },
  };
}
