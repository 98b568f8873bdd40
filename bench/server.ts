/** Measures how often the server answers a request for `/`, next to bare `node:http` and to remix-serve. */
import type { Browser } from '@playwright/test';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Figure } from './figures.ts';
import { BUILD_DIR, type Server, serveFromMemory, serveSite, startServer } from './processes.ts';
import { median } from './statistics.ts';

const CONNECTIONS = 50;
const WARM_UP_SECONDS = 2;
const RUN_SECONDS = 8;

const PACKAGES = path.join(import.meta.dirname, 'node_modules');

type Load = { requests: { average: number }; errors: number; non2xx: number };

/** Sends requests over all connections. @returns responses per second */
async function sendRequests(url: string, seconds: number): Promise<number> {
  const autocannon = path.join(PACKAGES, 'autocannon/autocannon.js');
  const options = ['-j', '-c', `${CONNECTIONS}`, '-d', `${seconds}`, '-H', 'accept-encoding=br'];
  const { stdout } = await promisify(execFile)(process.execPath, [autocannon, ...options, url]);
  const { requests, errors, non2xx } = JSON.parse(stdout) as Load;
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors + non2xx} requests failed`);
  return requests.average;
}

/** The home page without the site: the same body from memory. */
async function serveHomePage(siteUrl: string) {
  const response = await fetch(siteUrl);
  const type = response.headers.get('content-type') ?? '';
  return serveFromMemory(
    new Map([['/', { type, data: Buffer.from(await response.arrayBuffer()) }]]),
  );
}

/** Measures servers alternately. @returns medians */
async function compare(servers: Record<string, Server>, rounds: number) {
  const rates: Record<string, number[]> = {};
  for (const { url } of Object.values(servers)) await sendRequests(url, WARM_UP_SECONDS);
  for (let round = 1; round <= rounds; round++) {
    for (const [name, { url }] of Object.entries(servers)) {
      console.error(`${name}, round ${round} of ${rounds}`);
      (rates[name] ??= []).push(await sendRequests(url, RUN_SECONDS));
    }
  }
  return (name: string) => median(rates[name] ?? []);
}

export async function measureServer(_browser: Browser, rounds = 2): Promise<Figure[]> {
  const servers: Record<string, Server> = {};
  try {
    const site = (servers['this site'] = await serveSite());
    servers['bare Node'] = await serveHomePage(site.url);
    servers['remix-serve'] = await startServer([
      path.join(PACKAGES, '@remix-run/serve/dist/cli.js'),
      path.join(BUILD_DIR, 'server/index.js'),
    ]);
    const rateOf = await compare(servers, rounds);
    return ['bare Node', 'remix-serve'].map((name) => ({
      name: '`/`: requests per second',
      value: rateOf('this site'),
      reference: [name, rateOf(name)],
    }));
  } finally {
    for (const { close } of Object.values(servers)) close();
  }
}
