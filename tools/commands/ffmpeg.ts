/** ffmpeg, which is needed only where videos are made. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Arguments: no sound, no metadata, and playable before it is complete. */
export const PLAIN = ['-an', '-map_metadata', '-1', '-movflags', '+faststart'];

const run = promisify(execFile);

/** Runs ffmpeg and replaces its target. Rejects with its last line, or with what to install. */
export async function ffmpeg(args: readonly string[]) {
  const quiet = ['-hide_banner', '-loglevel', 'error', '-nostdin', '-y'];
  try {
    await run('ffmpeg', [...quiet, ...args]);
  } catch (error) {
    const { code, stderr, message } = error as { code: unknown; stderr?: string; message: string };
    if (code === 'ENOENT') {
      throw new Error(
        'ffmpeg is needed for videos and was not found; install it (Debian: apt install ffmpeg, macOS: brew install ffmpeg) and run this again',
        { cause: error },
      );
    }
    const [reason] = (stderr || message).trim().split('\n').slice(-1);
    throw new Error(reason, { cause: error });
  }
}
