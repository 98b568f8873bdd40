/** The production servers that the engines visit. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../tests/setup/ports.ts';
import { siteWithEntries } from '../../tests/setup/site-with-entries.ts';
import { startProgram, stopProgram } from './programs.ts';

export type Site = { url: string; close(): Promise<unknown> };

/** Sources of the build. */
const SOURCES = ['app', 'content', 'server', 'tools/vite', 'vite.config.ts', 'package-lock.json'];

/** Longest time until the server responds, ms. */
const START_TIMEOUT_MS = 20_000;

/** The last file that a build writes. */
const server = () => path.join(process.env.BUILD_DIR ?? 'build', 'main.js');

/** Time of the last change of a file, or in a folder, ms since 1970. */
function changed(file: string): number {
  if (!existsSync(file)) return 0;
  const stat = statSync(file);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(file).map((name) => changed(path.join(file, name))));
}

/** Builds the site, unless there is a build newer than all sources. */
export function buildSite(): void {
  if (changed(server()) > Math.max(...SOURCES.map(changed))) return;
  console.log('Building the site');
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The build failed');
}

/** Starts the site with its own content. */
export async function startSite(): Promise<Site> {
  const port = await freePort();
  const program = startProgram(process.execPath, [server()], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1' },
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
