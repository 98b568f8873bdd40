/** Child processes of the run, which end with it. */
import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';

const running = new Set<ChildProcess>();

/** Time between SIGTERM and SIGKILL, ms. */
const GRACE_MS = 3000;

/** Starts a program in its own process group, so that its children end with it. */
export function startProgram(
  path: string,
  args: readonly string[],
  { env = process.env, stdio = 'ignore' }: { env?: NodeJS.ProcessEnv; stdio?: StdioOptions } = {},
): ChildProcess {
  const program = spawn(path, args, { env, stdio, detached: true });
  running.add(program);
  program.once('exit', () => running.delete(program));
  // Callers notice by their own timeouts.
  program.once('error', () => running.delete(program));
  return program;
}

/** Stops a program and its children. */
export async function stopProgram(program: ChildProcess): Promise<void> {
  if (!running.has(program)) return;
  const ended = new Promise((resolve) => program.once('exit', resolve));
  signal(program, 'SIGTERM');
  const killTimer = setTimeout(() => signal(program, 'SIGKILL'), GRACE_MS);
  await ended;
  clearTimeout(killTimer);
}

function signal({ pid }: ChildProcess, name: NodeJS.Signals) {
  try {
    if (pid) process.kill(-pid, name);
  } catch {
    // It has already ended.
  }
}

process.once('exit', () => running.forEach((program) => signal(program, 'SIGKILL')));
