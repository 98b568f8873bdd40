/** Runs the server of a built site, by default of the test site, as `npm run serve` does. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { NO_CODE_HOSTS_ENV } from './github.ts';
import { freePort } from './ports.ts';
import { BUILD_DIR } from './test-site.ts';

/** Starts the server and collects its output. */
export function startServer(env: Record<string, string>, buildDir = BUILD_DIR) {
  const child = spawn('node', [path.join(buildDir, 'main.js')], {
    env: { ...process.env, ...NO_CODE_HOSTS_ENV, ...env },
  });
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk) => (output.out += chunk));
  child.stderr.on('data', (chunk) => (output.err += chunk));
  // Not `exit`, which can precede the last output.
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, output, ended };
}

/** The events in the log, without lines that aren't the server's, such as Node's own warnings. */
export const eventsIn = (log: string) =>
  log
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

/** Starts the server on a free port and waits until it responds. */
export async function serveSite(env: Record<string, string> = {}, buildDir = BUILD_DIR) {
  const PORT = String(await freePort());
  const { child, output, ended } = startServer({ PORT, ...env }, buildDir);
  const url = `http://127.0.0.1:${PORT}`;
  const isUp = async () => {
    try {
      return (await fetch(`${url}/healthz`)).ok;
    } catch {
      return false;
    }
  };
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`The server has exited: ${output.err}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const stop = async () => {
    child.kill();
    return ended;
  };
  return { url, output, stop };
}
