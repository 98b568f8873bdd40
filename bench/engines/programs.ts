/** Programs that the run starts. None outlives it. */
import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';

const running = new Set<ChildProcess>();

/** Longest time for a program to end when asked to, ms. */
const GRACE = 3000;

/** Starts a program in a process group of its own, so that what it starts in turn ends with it. */
export function startProgram(
  path: string,
  args: readonly string[],
  { env = process.env, stdio = 'ignore' }: { env?: NodeJS.ProcessEnv; stdio?: StdioOptions } = {},
): ChildProcess {
  const program = spawn(path, args, { env, stdio, detached: true });
  running.add(program);
  program.once('exit', () => running.delete(program));
  // Whoever waits for the program notices that it does not answer.
  program.once('error', () => running.delete(program));
  return program;
}

/** Ends a program and all that it started. */
export async function stopProgram(program: ChildProcess): Promise<void> {
  if (!running.has(program)) return;
  const ended = new Promise((resolve) => program.once('exit', resolve));
  signal(program, 'SIGTERM');
  const impatience = setTimeout(() => signal(program, 'SIGKILL'), GRACE);
  await ended;
  clearTimeout(impatience);
}

function signal({ pid }: ChildProcess, name: NodeJS.Signals) {
  try {
    if (pid) process.kill(-pid, name);
  } catch {
    // It has ended already.
  }
}

process.once('exit', () => running.forEach((program) => signal(program, 'SIGKILL')));
