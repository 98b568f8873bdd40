/**
 * The site as one function of a request: guard, pages from memory, files, and what is left. Knows
 * Remix as a request handler only.
 */
import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import expressStaticGzip from 'express-static-gzip';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Config } from './config.ts';
import { guard } from './guard.ts';
import { NO_CONTENT_POLICY, securityHeaders } from './headers.ts';
import { chooseEncoding, createPages, type Page } from './pages.ts';

/** A year and an hour, s. */
const YEAR = 31_536_000;
const HOUR = 3600;

/** Answers that are not pages and do not change while the server runs. */
const PLAIN = ['/resume', '/sitemap.xml', '/robots.txt', '/manifest.webmanifest'];
/** Asked for anew each time, in memory itself. */
const LIVE = '/stars';
/** Addresses that nobody has, one for each kind of route that tells so. */
const UNKNOWN = { single: '/page-not-found', deeper: '/page/not-found' };

/** Where a page's data is, for the framework's client. */
const dataPath = (page: string) => (page === '/' ? '/_root.data' : `${page}.data`);

/**
 * Makes the function that answers requests.
 * @param build the server build of the pages
 * @param clientDir folder with the files of the client build
 * @param siteUrl origin of absolute addresses; the Host header decides nothing
 * @param gitHub where and as whom star counts are asked for
 */
export function createApp({
  build,
  clientDir,
  siteUrl,
  gitHub,
}: {
  build: ServerBuild;
  clientDir: string;
  siteUrl: string;
  gitHub: Config['gitHub'];
}): RequestListener & { warm(): Promise<void> } {
  const { listPages } = build.entry.module as unknown as { listPages(): string[] };
  const render = createRequestHandler(build, 'production');
  const known = listPages();
  const pages = createPages({
    paths: [...known, ...known.map(dataPath), ...PLAIN, UNKNOWN.single, UNKNOWN.deeper],
    render: (page) => handle(page),
    onError: (error) => console.error(error),
  });
  const context = { siteUrl, gitHub, onStarsChange: () => pages.expire() };
  const handle = (page: string) => render(new Request(new URL(page, siteUrl)), context);

  const everywhere = Object.entries(securityHeaders(siteUrl));
  const hashed = files(path.join(clientDir, 'static'), { immutable: true, maxAge: YEAR * 1000 });
  const others = files(clientDir, { maxAge: HOUR * 1000 });

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method = 'GET', url = '/' } = request;
    for (const [name, value] of everywhere) response.setHeader(name, value);
    const refusal = guard(method, url);
    if (refusal) {
      const { status, headers, body } = refusal;
      return sendText(request, response, status, body, headers);
    }
    const query = url.indexOf('?');
    const address = query < 0 ? url : url.slice(0, query);
    const page = pages.get(address);
    if (page) return sendPage(request, response, page instanceof Promise ? await page : page);
    if (address === '/healthz') return sendText(request, response, 200, 'ok');
    if (address === LIVE) {
      const { status, headers } = { status: 200, headers: { 'Content-Type': 'application/json' } };
      return sendText(request, response, status, await (await handle(LIVE)).text(), headers);
    }
    response.setHeader('Content-Security-Policy', NO_CONTENT_POLICY);
    if (address.startsWith('/static/')) {
      request.url = url.slice('/static'.length);
      return hashed(request, response, (problem) => {
        if (problem?.status === 416) sendUnsatisfiable(request, response, problem);
        else sendText(request, response, 404, 'Not Found');
      });
    }
    return others(request, response, (problem) => {
      if (problem?.status === 416) return sendUnsatisfiable(request, response, problem);
      const unknown = address.indexOf('/', 1) < 0 ? UNKNOWN.single : UNKNOWN.deeper;
      void Promise.resolve(pages.get(unknown))
        .then((notFound) => notFound && sendPage(request, response, notFound))
        .catch((error: unknown) => fail(request, response, error));
    });
  }

  const listener: RequestListener = (request, response) => {
    answer(request, response).catch((error: unknown) => fail(request, response, error));
  };
  return Object.assign(listener, { warm: pages.warm });
}

function sendPage(request: IncomingMessage, response: ServerResponse, page: Page) {
  const encoding = chooseEncoding(request.headers['accept-encoding'], page.forms);
  const { body, etag } = page.forms[encoding] ?? page.forms.identity;
  const headers: Record<string, string | number> = { ...page.headers };
  if (page.status === 200) {
    headers.ETag = etag;
    if (request.headers['if-none-match']?.includes(etag)) {
      response.writeHead(304, headers).end();
      return;
    }
  }
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  headers['Content-Length'] = body.length;
  response.writeHead(page.status, headers).end(request.method === 'HEAD' ? undefined : body);
}

/** A short answer that nobody is to keep. */
function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
) {
  response
    .writeHead(status, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': Buffer.byteLength(text),
      'Content-Security-Policy': NO_CONTENT_POLICY,
      'Cache-Control': 'no-store',
      ...headers,
    })
    .end(request.method === 'HEAD' ? undefined : text);
}

/** RFC 9110, section 15.5.17. */
function sendUnsatisfiable(request: IncomingMessage, response: ServerResponse, problem: Problem) {
  sendText(request, response, 416, 'Range Not Satisfiable', problem.headers);
}

function fail(request: IncomingMessage, response: ServerResponse, error: unknown) {
  console.error(error);
  if (response.headersSent) response.destroy();
  else sendText(request, response, 500, 'Internal Server Error');
}

/** Why a file was not sent. */
type Problem = { status?: number; headers?: Record<string, string> };
type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (problem?: Problem) => void,
) => void;

/** Files of a folder, those beside which there is a .br or .gz in that form. */
function files(folder: string, caching: { immutable?: boolean; maxAge: number }): Middleware {
  const serve = expressStaticGzip(folder, {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    index: false,
    serveStatic: {
      index: false,
      redirect: false,
      dotfiles: 'ignore',
      fallthrough: false,
      ...caching,
    },
  }) as unknown as Middleware;
  return (request, response, next) => {
    // It looks for the path where Express would have put it.
    const path = request.url?.split('?', 1)[0];
    serve(Object.assign(request, { path }), response, next);
  };
}
