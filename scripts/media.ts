/**
 * `npm run media`: encodes the recordings that a `<Video>` shows for the site. From draw.mov it creates
 *
 *   draw.av1.mp4     AV1, for browsers that support it
 *   draw.h264.mp4    H.264, for all others
 *   draw.poster.jpg  the first frame, which also gives the size
 *
 * at most 800 px wide, in colors that every screen shows, without sound, playable before it is complete. Files newer than their source are kept. The
 * source isn't needed afterwards.
 */
import './lib/disk-errors.ts';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import {
  type Content,
  formatProblem,
  isVideoSource,
  listMediaUses,
  loadContent,
  videoFiles,
} from 'portfolio-content';
import { ffmpeg, PLAIN, probeColors } from './lib/ffmpeg.ts';
import { toStandardRange } from './lib/video-colors.ts';

const contentDir = path.resolve(process.env.CONTENT_DIR ?? 'content');
const media = path.join(contentDir, 'media');

/** Labels of what `toStandardRange` returns, so that no player guesses. */
const LABELS = '-color_range tv -color_primaries bt709 -color_trc bt709 -colorspace bt709'.split(
  ' ',
);

/** JPEGs have another matrix than videos, and all 256 values. */
const JPEG_COLORS = 'scale=in_color_matrix=bt709:out_color_matrix=bt601:out_range=pc';

const encode = (filters: string, codec: string) => [
  ...PLAIN,
  '-vf',
  filters,
  ...LABELS,
  ...`-c:v ${codec}`.split(' '),
];

/** Arguments of ffmpeg between source and target, by output file. @param filters of ffmpeg */
const RECIPES = {
  av1: (filters) => encode(filters, 'libsvtav1 -crf 38 -preset 5'),
  h264: (filters) => encode(filters, 'libx264 -crf 24 -preset slow'),
  poster: (filters) => [
    '-an',
    '-vf',
    `${filters},${JPEG_COLORS}`,
    ...'-pix_fmt yuvj420p -frames:v 1 -update 1 -q:v 2'.split(' '),
  ],
} satisfies Record<keyof ReturnType<typeof videoFiles>, (filters: string) => string[]>;

const madeAt = async (file: string) => (await stat(file).catch(() => undefined))?.mtimeMs ?? 0;

/** Encodes a recording into the files by path, and reports each. */
async function convert(source: string, targets: Partial<Record<keyof typeof RECIPES, string>>) {
  try {
    const filters = toStandardRange(await probeColors(source)).join();
    for (const [kind, target] of Object.entries(targets)) {
      await ffmpeg(['-i', source, ...RECIPES[kind as keyof typeof RECIPES](filters), target]);
      console.log(`${path.relative('.', target)}: ${(await stat(target)).size} bytes`);
    }
  } catch (error) {
    const { message } = error as Error;
    // The message says what to install.
    if (message.startsWith('ffmpeg ')) throw error;
    throw new Error(`${path.relative('.', source)} couldn't be converted: ${message}`, {
      cause: error,
    });
  }
}

/** The recordings that are there, as paths in content/media/: those that a `<Video>` shows, and those that nothing uses. */
function listRecordings(content: Content) {
  const uses = listMediaUses(content).map(({ folder, name, encoded }) => ({
    file: `${folder}/${name}`,
    isRecording: Boolean(encoded),
  }));
  const files = [...content.media].flatMap(([folder, names]) =>
    [...names].filter(isVideoSource).map((name) => `${folder}/${name}`),
  );
  return {
    shown: files.filter((file) => uses.some((use) => use.isRecording && use.file === file)).sort(),
    unused: files.filter((file) => !uses.some((use) => use.file === file)).sort(),
  };
}

async function main() {
  const content = await loadContent(contentDir, process.cwd());
  for (const { file, body, problems } of content.studies) {
    if (body) continue;
    // Its videos aren't known.
    for (const problem of problems) console.error(formatProblem({ file, ...problem }));
    process.exitCode = 1;
  }
  const { shown, unused } = listRecordings(content);
  for (const file of unused) {
    console.log(`${content.pathOf('media', file)} is skipped: no <Video> shows it.`);
  }
  let made = 0;
  for (const file of shown) {
    const source = path.join(media, file);
    const since = await madeAt(source);
    const targets: [string, string][] = [];
    for (const [kind, name] of Object.entries(videoFiles(path.basename(file)))) {
      const target = path.join(path.dirname(source), name);
      if ((await madeAt(target)) < since) targets.push([kind, target]);
    }
    if (targets.length > 0) await convert(source, Object.fromEntries(targets));
    made += targets.length;
  }
  if (made === 0) console.log('All videos are up to date.');
}

try {
  await main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
