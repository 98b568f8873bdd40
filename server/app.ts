/** The express app: guard, headers, static files, pages. Knows Remix as a request handler only. */
import { createRequestHandler } from '@remix-run/express';
import type { ServerBuild } from '@remix-run/node';
import compression from 'compression';
import expressStaticGzip from 'express-static-gzip';
import express, { type NextFunction, type Request, type Response } from 'express';
import helmet from 'helmet';
import path from 'node:path';
import type { Config } from './config.ts';
import { guard } from './guard.ts';

/** A year and an hour, s. */
const YEAR = 31_536_000;
const HOUR = 3600;

/**
 * Makes the app.
 * @param build the server build of the pages
 * @param clientDir folder with the files of the client build
 * @param siteUrl origin of absolute addresses
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
}) {
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', 'strong');

  app.use((request, response, next) => {
    const refusal = guard(request.method, request.url);
    if (!refusal) return next();
    response.writeHead(refusal.status, refusal.headers);
    return response.end(request.method === 'HEAD' ? undefined : refusal.body);
  });
  app.use(
    helmet({
      contentSecurityPolicy: false,
      strictTransportSecurity: siteUrl.startsWith('https:'),
    }),
  );
  app.get('/healthz', (_request, response) => {
    response.type('text/plain').set('Cache-Control', 'no-store').send('ok');
  });
  app.use(compression());
  app.use(
    '/static',
    files(path.join(clientDir, 'static'), { immutable: true, maxAge: YEAR * 1000 }),
    // A missing file of the build is a plain 404, not a page.
    (_request: Request, response: Response) => void response.status(404).end('Not Found'),
  );
  app.use(files(clientDir, { maxAge: HOUR * 1000 }));

  app.use(
    createRequestHandler({
      build,
      mode: 'production',
      getLoadContext: () => ({ siteUrl, gitHub }),
    }),
  );
  app.use((error: unknown, _request: Request, response: Response, next: NextFunction) => {
    console.error(error);
    if (response.headersSent) return next(error);
    return response.status(500).type('text/plain').send('Internal Server Error');
  });
  return app;
}

/** Files of a folder, those beside which there is a .br or .gz in that form. */
const files = (folder: string, caching: { immutable?: boolean; maxAge: number }) =>
  expressStaticGzip(folder, {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    index: false,
    serveStatic: { index: false, redirect: false, dotfiles: 'ignore', ...caching },
  });
