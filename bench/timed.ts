import { spawnSync } from 'node:child_process';
import { round } from './statistics.ts';

/**
 * Runs a command and waits for its end. Its output goes to stderr.
 * @returns wall time, s
 * @throws if it fails
 */
export function timed(
  command: string,
  args: string[],
  options: { cwd?: string; env?: Record<string, string> } = {},
): number {
  const start = performance.now();
  const { status } = spawnSync(command, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`"${[command, ...args].join(' ')}" failed`);
  return round((performance.now() - start) / 1000, 1);
}
