/** The processes that benchmarks need: the site's build and its server. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../tests/setup/ports.ts';

/** A site to measure: its URL, and a function that stops its server. */
export type Site = { address: string; close(): void };

/** Longest time until a server responds, ms. */
const START_TIMEOUT_MS = 20_000;

/** Child processes print to stderr, because stdout is for the result. */
const TO_STDERR = ['ignore', process.stderr, process.stderr] as const;

function run(command: string, args: string[]) {
  const { status, error } = spawnSync(command, args, { stdio: [...TO_STDERR] });
  if (status !== 0) {
    throw new Error(`"${[command, ...args].join(' ')}" failed${error ? `: ${error.message}` : ''}`);
  }
}

/** Builds the site into BUILD_DIR or build/. */
export function buildSite() {
  console.error('Building the site');
  run('npm', ['run', '--silent', 'build']);
}

async function answers(address: string) {
  try {
    return (await fetch(`${address}healthz`)).ok;
  } catch {
    return false;
  }
}

/** Starts a Node server as a child process on a free port. */
export async function serve(args: string[]): Promise<Site> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}/`;
  const server = spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      SITE_URL: address,
      GITHUB_API_URL: 'http://127.0.0.1:1',
    },
  });
  const close = () => void server.kill();
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (!(await answers(address))) {
    if (server.exitCode !== null || performance.now() > deadline) {
      close();
      throw new Error(`"${args.join(' ')}" didn't start`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { address, close };
}

/** Starts the production server of the build in BUILD_DIR or build/, on a free port. */
export async function serveSite(): Promise<Site> {
  const main = path.resolve(process.env.BUILD_DIR ?? 'build', 'main.js');
  if (!existsSync(main)) throw new Error(`Build not found: ${main} is missing`);
  return serve([main]);
}
