/** Runs ffmpeg, which only encoding videos needs. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Arguments for a file without sound and metadata that can play before it has loaded completely. */
export const PLAIN = ['-an', '-map_metadata', '-1', '-movflags', '+faststart'];

const run = promisify(execFile);

/** Runs ffmpeg and replaces its target. Rejects with its last line of output, or with how to install it. */
export async function ffmpeg(args: readonly string[]) {
  const quiet = ['-hide_banner', '-loglevel', 'error', '-nostdin', '-y'];
  try {
    await run('ffmpeg', [...quiet, ...args]);
  } catch (error) {
    const { code, stderr, message } = error as { code: unknown; stderr?: string; message: string };
    if (code === 'ENOENT') {
      throw new Error(
        'ffmpeg not found. Install it (Debian: apt install ffmpeg, macOS: brew install ffmpeg) and try again.',
        { cause: error },
      );
    }
    const [reason] = (stderr || message).trim().split('\n').slice(-1);
    throw new Error(reason, { cause: error });
  }
}
