/** The X display that WebKitGTK needs: the machine's, or a virtual one. */
import type { Readable } from 'node:stream';
import { startProgram, stopProgram } from './programs.ts';

export type Display = {
  /** Environment variables of programs that use the display. */
  env: Record<string, string>;
  stop(): Promise<void>;
};

/** Size of the virtual screen, px: large enough for the largest window and its toolbar. */
const SCREEN = '2560x1600x24';

/** @param xvfb path of Xvfb; undefined where the machine has a display */
export async function openDisplay(xvfb: string | undefined): Promise<Display> {
  if (!xvfb) return { env: {}, stop: async () => undefined };
  const program = startProgram(
    xvfb,
    ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const number = await new Promise<string>((resolve, reject) => {
    // Xvfb chooses a free display number and writes it when it is ready.
    (program.stdio[3] as Readable).once('data', (line) => resolve(String(line).trim()));
    program.once('error', reject);
    program.once('exit', () => reject(new Error('Xvfb exited before its display was ready')));
  });
  return { env: { DISPLAY: `:${number}`, GDK_BACKEND: 'x11' }, stop: () => stopProgram(program) };
}
