/** Runs ffmpeg, which only encoding videos needs. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Arguments for a file without sound and metadata that can play before it has loaded completely. */
export const PLAIN = ['-an', '-map_metadata', '-1', '-movflags', '+faststart'];

const run = promisify(execFile);

/** Runs ffmpeg and replaces its target. Rejects with its last line of output, or with what to install. */
export const ffmpeg = (args: readonly string[]) =>
  runTool('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-nostdin', '-y', ...args]);

/** Names as ffprobe has them; undefined if the video doesn't say. */
export type VideoColors = {
  /** px */
  height: number;
  color_space?: string;
  color_transfer?: string;
  color_primaries?: string;
};

/** @throws if the file isn't a video */
export async function probeColors(file: string): Promise<VideoColors> {
  const entries = 'stream=height,color_space,color_transfer,color_primaries';
  const options = `-v error -select_streams v:0 -show_entries ${entries} -of json`.split(' ');
  const json = await runTool('ffprobe', [...options, file]);
  const { streams = [] } = JSON.parse(json) as { streams?: VideoColors[] };
  if (!streams[0]) throw new Error('it has no pictures');
  return streams[0];
}

/** @returns the output */
async function runTool(tool: 'ffmpeg' | 'ffprobe', args: readonly string[]): Promise<string> {
  try {
    return (await run(tool, args)).stdout;
  } catch (error) {
    const { code, stderr, message } = error as { code: unknown; stderr?: string; message: string };
    if (code === 'ENOENT') {
      throw new Error(
        'ffmpeg not found. Install it (Debian: apt install ffmpeg, macOS: brew install ffmpeg) and try again.',
        { cause: error },
      );
    }
    if (stderr?.includes("No such filter: 'zscale'")) {
      throw new Error(
        'ffmpeg has no filter "zscale", which a recording in HDR needs. Install one with zimg (Debian: apt install ffmpeg), or export the recording in SDR.',
        { cause: error },
      );
    }
    const [reason] = (stderr || message).trim().split('\n').slice(-1);
    throw new Error(reason, { cause: error });
  }
}
