/** The server as a request listener: checks the URL, then pages from the cache, files, redirects, 404. */
import type { SiteBuild } from './load-build.ts';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Config } from './config.ts';
import { createFiles } from './files.ts';
import { canonicalPath, pathWithin, readTarget, refuseRemote } from './guard.ts';
import { NO_CONTENT_POLICY, securityHeaders } from './headers.ts';
import { logError, logRequest } from '../app/start/log.server.ts';
import { chooseEncoding } from './encoding.ts';
import { createPages, type Page } from './page-cache.ts';
import { createSite, UNKNOWN } from './site.ts';

const HEALTH = '/healthz';

/**
 * Creates the request listener.
 * @param build the server build of the pages
 * @param buildDir has the files of the client build in `client`, compressed versions in `compressed`, and files of drafts in
 *   `drafts`
 */
export function createApp({
  build,
  buildDir,
  logLevel = 'notice',
  ...context
}: Pick<Config, 'siteUrl' | 'isPublic' | 'codeHosts'> & {
  build: SiteBuild;
  buildDir: string;
  logLevel?: Config['logLevel'];
}) {
  const headers = securityHeaders(context.siteUrl);
  const base = new URL(context.siteUrl).pathname.replace(/\/$/, '');
  const site = createSite({ build, ...context, onStarsChange: () => pages.expire() });
  const pages = createPages({
    paths: [...site.pages, ...site.data, ...site.plain, UNKNOWN],
    headers,
    render: site.render,
    onError: logError,
  });
  const files = createFiles(path.join(buildDir, 'client'), {
    compressedFolder: path.join(buildDir, 'compressed'),
    headers,
  });
  const drafts = createFiles(context.isPublic ? '' : path.join(buildDir, 'drafts'), { headers });

  /** Sends a short text that isn't cached. */
  function sendText(
    request: IncomingMessage,
    response: ServerResponse,
    { status = 200, body, headers: own }: { status?: number; body: string; headers?: Headers },
  ) {
    response
      .writeHead(status, {
        ...headers,
        'Content-Security-Policy': NO_CONTENT_POLICY,
        'Content-Type': 'text/plain; charset=utf-8',
        'Content-Length': Buffer.byteLength(body),
        'Cache-Control': 'no-store',
        ...own,
      })
      .end(request.method === 'HEAD' ? undefined : body);
  }

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const { method = 'GET', url = '/', headers: received } = request;
    const target = (!context.isPublic && refuseRemote(received)) || readTarget(method, url);
    if ('status' in target) return sendText(request, response, target);
    const urlPath = pathWithin(base, target.path);
    // Above the path of the site too: health checks reach the server directly.
    if (urlPath === HEALTH || target.path === HEALTH) {
      return sendText(request, response, { body: 'ok' });
    }
    if (urlPath === undefined) return sendNotFound(request, response);
    const page = pages.get(urlPath);
    if (page) return sendPage(request, response, page instanceof Promise ? await page : page);
    const source = [files, drafts].find(({ has }) => has(urlPath));
    if (source) {
      const problem = await source.send(request, response, urlPath);
      return problem && sendText(request, response, problem);
    }
    const canonical = canonicalPath(urlPath, files.has);
    const moved = site.redirects.get(canonical);
    if (moved) {
      return sendText(request, response, {
        status: 301,
        body: 'Moved Permanently',
        headers: { Location: base + moved + target.query },
      });
    }
    if (canonical !== urlPath) {
      // Exactly one leading slash, so that the redirect stays on this site.
      return sendText(request, response, {
        status: 308,
        body: 'Permanent Redirect',
        headers: { Location: base + canonical + target.query },
      });
    }
    return sendNotFound(request, response);
  }

  async function sendNotFound(request: IncomingMessage, response: ServerResponse) {
    const notFound = await pages.get(UNKNOWN);
    return notFound && sendPage(request, response, notFound);
  }

  function fail(request: IncomingMessage, response: ServerResponse, error: unknown) {
    logError(error);
    if (response.headersSent) response.destroy();
    else sendText(request, response, { status: 500, body: 'Internal Server Error' });
  }

  const listener: RequestListener = (request, response) => {
    if (logLevel === 'info') {
      const { method = '', url = '' } = request;
      const start = performance.now();
      response.once('close', () =>
        logRequest(method, url, response.statusCode, performance.now() - start),
      );
    }
    respond(request, response).catch((error: unknown) => fail(request, response, error));
  };
  return Object.assign(listener, { warm: pages.warm, samples: site.samples });
}

type Headers = Readonly<Record<string, string>>;

function sendPage(request: IncomingMessage, response: ServerResponse, page: Page) {
  const encoding = chooseEncoding(request, page.encodings);
  const representation = page.representations[encoding] ?? page.representations.identity;
  if (page.status === 200 && request.headers['if-none-match']?.includes(representation.etag)) {
    response.writeHead(304, representation.notModifiedHeaders).end();
  } else {
    response
      .writeHead(page.status, representation.headers)
      .end(request.method === 'HEAD' ? undefined : representation.body);
  }
}
