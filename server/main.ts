/** Starts the production server on an existing build (`npm run serve`). */
import { createApp } from './app.ts';
import { locateSite, readConfig } from './config.ts';
import { createHttpServer, shutDown } from './http-server.ts';
import { loadBuild } from './load-build.ts';
import { reportSamples } from './report-samples.ts';
import { log } from '../app/start/log.server.ts';

/** This file is compiled into the build folder, beside `client`, `compressed` and `server`. */
const buildDir = import.meta.dirname;

/** Longest time for responses in flight after a signal to stop, ms. */
const GRACE_MS = 8000;

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Returns what `read` does; if that throws, prints the message and exits. */
function orFail<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    return fail((error as Error).message);
  }
}

const { port, host, ...config } = orFail(() => readConfig(process.env));

const build = await loadBuild(buildDir);
const { basename = '/' } = build;
const siteUrl = orFail(() => locateSite(process.env, config.siteUrl, basename));
const app = createApp({ build, buildDir, ...config, siteUrl });
const server = createHttpServer(app);

server.on('error', (error: NodeJS.ErrnoException) => {
  fail(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is in use. Stop the other program, or set PORT to a free port.`
      : `The server can't listen on ${host}:${port}: ${error.message}`,
  );
});

server.listen(port, host, () => {
  console.log(`http://localhost:${port}${basename === '/' ? '' : basename}`);
  reportSamples(app.samples, config.isPublic, process.stderr.isTTY);
  void app.warm();
});

function stop(signal: NodeJS.Signals) {
  if (config.logLevel === 'info') log('stopping', { signal });
  void shutDown(server, GRACE_MS).then(() => process.exit(0));
}
// Not once: npm passes on a signal that the terminal sends too, and one without a listener ends the process at once.
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
