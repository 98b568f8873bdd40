import { spawnSync } from 'node:child_process';
import { round } from './statistics.ts';

/**
 * Runs a command to its end; what it prints goes to stderr.
 * @returns seconds by the clock
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
  if (status !== 0) throw new Error(`"${[command, ...args].join(' ')}" has failed`);
  return round((performance.now() - start) / 1000, 1);
}
