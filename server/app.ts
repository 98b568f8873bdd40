/** The server as a request listener: guard, cached pages, health check, files. */
import type { ServerBuild } from '@remix-run/node';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Config } from './config.ts';
import { createFiles } from './files.ts';
import { guard } from './guard.ts';
import { NO_CONTENT_POLICY, securityHeaders } from './headers.ts';
import { logError, logRequest } from '../app/log.server.ts';
import { chooseEncoding } from './encoding.ts';
import { createPages, type Page } from './page-cache.ts';
import { createSite, UNKNOWN } from './site.ts';

/**
 * Creates the request listener.
 * @param build the server build of the pages
 * @param clientDir folder with the files of the client build
 */
export function createApp({
  build,
  clientDir,
  logLevel = 'notice',
  ...context
}: Pick<Config, 'siteUrl' | 'isPublic' | 'gitHub'> & {
  build: ServerBuild;
  clientDir: string;
  logLevel?: Config['logLevel'];
}) {
  const headers = securityHeaders(context.siteUrl);
  const site = createSite({ build, ...context, onStarsChange: () => pages.expire() });
  const pages = createPages({
    paths: [...site.pages, ...site.data, ...site.plain, UNKNOWN],
    headers,
    render: site.render,
    onError: logError,
  });
  const files = createFiles(clientDir, headers);

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
    const { method = 'GET', url = '/' } = request;
    const refusal = guard(method, url);
    if (refusal) return sendText(request, response, refusal);
    const [path = ''] = url.split('?', 1);
    const page = pages.get(path);
    if (page) return sendPage(request, response, page instanceof Promise ? await page : page);
    if (path === '/healthz') return sendText(request, response, { body: 'ok' });
    const problem = await files.send(request, response, path);
    if (problem?.status === 416) return sendText(request, response, problem);
    const notFound = problem && (await pages.get(UNKNOWN));
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
