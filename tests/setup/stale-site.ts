/** A cache in front of a site, with pages of an earlier deploy. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contentPolicy, FRAME_POLICY } from '../../server/headers.ts';

type Options = {
  /** Hashed files that the pages of the earlier deploy name, but the site no longer has. */
  gone: RegExp;
  /** Paths of the pages that are of the earlier deploy; all by default. */
  pages?: RegExp;
  /** Whether the cache ignores queries, so that it has no other page. */
  ignoresQueries?: boolean;
  /** Requests whose connection is lost. */
  lost?: RegExp;
};

/**
 * Starts the cache on a free port. It responds with a page of the earlier deploy, unless the page's query makes it ask the
 * site, which it does for everything else.
 */
export async function staleSite(
  origin: string,
  { gone, pages = /^/, ignoresQueries = false, lost }: Options,
) {
  const documents: string[] = [];
  let checks = 0;
  let release = () => {};
  /** Until then, no HEAD request gets a response. */
  const held = new Promise<void>((resolve) => (release = resolve));
  const server = createServer((request, response) => {
    void (async () => {
      const { url = '/', method = 'GET' } = request;
      if (lost?.test(`${method} ${url}`)) return request.socket.destroy();
      if (method === 'HEAD') await held;
      const upstream = await fetch(origin + url, { method, redirect: 'manual' });
      const body = Buffer.from(await upstream.arrayBuffer());
      for (const name of ['content-type', 'location', 'content-security-policy']) {
        const value = upstream.headers.get(name);
        if (value) response.setHeader(name, value);
      }
      response.statusCode = upstream.status;
      const isPage = upstream.headers.get('content-type')?.startsWith('text/html');
      if (isPage && upstream.ok) {
        documents.push(url);
        const { pathname, searchParams } = new URL(url, origin);
        if (pages.test(pathname) && (ignoresQueries || !searchParams.has('fresh'))) {
          const html = earlier(body.toString(), gone);
          if (upstream.headers.has('content-security-policy')) {
            const policy = `${contentPolicy(html)}; ${FRAME_POLICY}`;
            response.setHeader('content-security-policy', policy);
          }
          return response.end(html);
        }
      }
      if (method === 'HEAD') checks += 1;
      return response.end(body);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** URLs of the pages requested so far. */
    documents,
    /** Number of HEAD requests that got a response. */
    checks: () => checks,
    release,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The page with other hashes in the names of the files that are gone. */
const earlier = (html: string, gone: RegExp) =>
  html.replaceAll(/\/static\/[\w.-]+/g, (file) =>
    gone.test(file) ? file.replace(/[\w-]{8}(\.\w+)$/, 'EarlierX$1') : file,
  );
