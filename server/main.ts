/** Starts the production server on an existing build (`npm run serve`). */
import type { ServerBuild } from '@remix-run/node';
import { createServer } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { log } from './log.ts';

/** This file is compiled into the build folder, beside `client` and `server`. */
const buildDir = import.meta.dirname;

const LIMITS = {
  /** bytes: room enough to tell a client that its address is too long. */
  maxHeaderSize: 65_536,
  /** ms */
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1000,
};

/** Longest time for answers in flight after a signal to stop, ms. */
const GRACE = 8000;

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function configure() {
  try {
    return readConfig(process.env);
  } catch (error) {
    return fail((error as Error).message);
  }
}

const { port, host, siteUrl, gitHub, logLevel } = configure();

const build = (await import(
  pathToFileURL(path.join(buildDir, 'server/index.js')).href
)) as ServerBuild;
const app = createApp({
  build,
  clientDir: path.join(buildDir, 'client'),
  siteUrl,
  gitHub,
  logLevel,
});
const server = createServer(LIMITS, app);

server.on('error', (error: NodeJS.ErrnoException) => {
  fail(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is in use; stop the other program or set PORT to a free one.`
      : `The server cannot listen on ${host}:${port}: ${error.message}`,
  );
});

server.listen(port, host, () => {
  console.log(`http://localhost:${port}`);
  void app.warm();
});

function stop(signal: NodeJS.Signals) {
  if (logLevel === 'info') log('stopping', { signal });
  server.close(() => process.exit(0));
  server.closeIdleConnections();
  setTimeout(() => process.exit(0), GRACE).unref();
}
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
