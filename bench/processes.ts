/** Commands and servers that benchmarks run. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { NO_CODE_HOSTS_ENV } from '../tests/setup/github.ts';
import { freePort } from '../tests/setup/ports.ts';
import { round } from './statistics.ts';

/** Longest time until a server responds, ms. */
const START_TIMEOUT_MS = 30_000;

/** Folder of the site's build. */
export const BUILD_DIR = path.resolve(process.env.BUILD_DIR ?? 'build');

/** The URL has a trailing slash. */
export type Server = { url: string; close(): void };

/**
 * Runs a command to its end. Its output goes to stderr, because stdout is for the figures.
 * @returns wall time, s
 */
export function runTimed(
  [command = '', ...args]: string[],
  { cwd, env }: { cwd?: string; env?: Record<string, string> } = {},
): number {
  const start = performance.now();
  const { status } = spawnSync(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', process.stderr, process.stderr],
  });
  if (status !== 0) throw new Error(`"${[command, ...args].join(' ')}" failed`);
  return round((performance.now() - start) / 1000, 1);
}

/** Starts a server in its own Node process, and waits until it responds. */
export async function startServer(args: string[]): Promise<Server> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...NO_CODE_HOSTS_ENV,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      SITE_URL: url,
    },
  });
  const close = () => void child.kill();
  process.once('exit', close);
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (!(await fetch(url).catch(() => undefined))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      throw new Error(`"${args.join(' ')}" didn't start`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { url, close };
}

/** Starts the production server of the site's build. */
export const serveSite = () => startServer([path.join(BUILD_DIR, 'main.js')]);

export type Body = { type: string; data: Buffer };

/** Serves bodies by path with nothing but `node:http`: text in brotli, pictures unchanged. */
export function serveFromMemory(bodies: ReadonlyMap<string, Body>): Promise<Server> {
  const responses = new Map(
    [...bodies].map(([path, { type, data }]) => {
      const isText = /^text|svg/.test(type);
      const headers = {
        'Content-Type': type,
        'Cache-Control': 'max-age=31536000',
        ...(isText && { 'Content-Encoding': 'br' }),
      };
      return [path, { headers, data: isText ? brotliCompressSync(data) : data }];
    }),
  );
  return listen(({ url = '' }, response) => {
    const found = responses.get(url);
    if (!found) return void response.writeHead(404).end();
    const { headers, data } = found;
    response.writeHead(200, { ...headers, 'Content-Length': data.length }).end(data);
  });
}

/** Starts a server in this process. */
export async function listen(onRequest: RequestListener): Promise<Server> {
  const server = createServer(onRequest);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}/`, close };
}
