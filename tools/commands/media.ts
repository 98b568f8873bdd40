/**
 * `npm run media`: encodes every video in content/media/ for the site. From draw.mov it creates
 *
 *   draw.av1.mp4     AV1, for browsers that support it
 *   draw.h264.mp4    H.264, for all others
 *   draw.poster.jpg  the first frame, which also gives the size
 *
 * at most 800 px wide, without sound, playable before it is complete. Files newer than their source are kept. The
 * source isn't needed afterwards.
 */
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { isVideoSource, videoFiles } from '../content-check/video-files.ts';
import { ffmpeg, PLAIN } from './ffmpeg.ts';

const contentDir = path.resolve(process.env.CONTENT_DIR ?? 'content');
const media = path.join(contentDir, 'media');

/** Even sides, as both codecs require. */
const SIZE = ['-vf', "scale='trunc(min(800,iw)/2)*2':-2", '-pix_fmt', 'yuv420p'];

/** Arguments of ffmpeg between source and target, by output file. */
const RECIPES = {
  av1: [...PLAIN, ...SIZE, '-c:v', 'libsvtav1', '-crf', '38', '-preset', '5'],
  h264: [...PLAIN, ...SIZE, '-c:v', 'libx264', '-crf', '24', '-preset', 'slow'],
  poster: ['-an', ...SIZE, '-frames:v', '1', '-update', '1', '-q:v', '2'],
} satisfies Record<keyof ReturnType<typeof videoFiles>, string[]>;

const madeAt = async (file: string) => (await stat(file).catch(() => undefined))?.mtimeMs ?? 0;

async function convert(source: string, target: string, recipe: string[]) {
  try {
    await ffmpeg(['-i', source, ...recipe, target]);
  } catch (error) {
    const { message } = error as Error;
    // The message says what to install.
    if (message.startsWith('ffmpeg not found')) throw error;
    throw new Error(`${path.relative('.', source)} couldn't be converted: ${message}`, {
      cause: error,
    });
  }
}

async function main() {
  const files = await readdir(media, { recursive: true });
  let made = 0;
  for (const file of files.filter((name) => isVideoSource(path.basename(name))).sort()) {
    const source = path.join(media, file);
    const since = await madeAt(source);
    const targets = videoFiles(path.basename(file));
    for (const [kind, name] of Object.entries(targets)) {
      const target = path.join(path.dirname(source), name);
      if ((await madeAt(target)) >= since) continue;
      await convert(source, target, RECIPES[kind as keyof typeof RECIPES]);
      console.log(`${path.relative('.', target)}: ${(await stat(target)).size} bytes`);
      made += 1;
    }
  }
  if (made === 0) console.log('All videos are up to date.');
}

try {
  await main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
