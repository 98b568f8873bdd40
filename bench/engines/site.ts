/** Servers of the test site that the engines visit. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../tests/setup/ports.ts';
import { siteWithEntries } from '../../tests/setup/site-with-entries.ts';
import { BUILD_DIR } from '../../tests/setup/test-site.ts';
import { startProgram, stopProgram } from './programs.ts';

export type Site = { url: string; close(): Promise<unknown> };

/** Longest time until the server responds, ms. */
const START_TIMEOUT_MS = 20_000;

/** Builds the test site, unless the build is up to date. */
export function buildSite(): void {
  const { status } = spawnSync('npx', ['tsx', 'tests/setup/test-site.ts'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The build failed');
}

/** Starts the test site. */
export async function startSite(): Promise<Site> {
  const port = await freePort();
  const program = startProgram(process.execPath, [path.join(BUILD_DIR, 'main.js')], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      // Nothing listens on that port: no test sends a request to another machine.
      GITHUB_API_URL: 'http://127.0.0.1:1',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  const end = Date.now() + START_TIMEOUT_MS;
  while (!(await answers(url))) {
    if (Date.now() > end) throw new Error(`The server didn't respond`);
    await pause(50);
  }
  return { url, close: () => stopProgram(program) };
}

const answers = (url: string) =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts the site with a number of cards. */
export const baseUrlFor = (entries: number): Promise<Site> => siteWithEntries(entries);
