/** Encodes frames into the video files of the site. */
import { copyFileSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { videoFiles } from '../../tools/content/media/video-files.ts';
import { ffmpeg, PLAIN } from '../../tools/commands/ffmpeg.ts';
import { FPS, type Recording } from './kit/recording.ts';
import { LIMITS } from './limits.ts';

/** The best and the worst quality to try, and the number of steps that roughly halve the size. */
const QUALITIES = {
  av1: { best: 44, worst: 63, stepsPerHalving: 9 },
  h264: { best: 24, worst: 42, stepsPerHalving: 6 },
};

/** One thread, because the number of threads may change the bytes. One key frame, because the videos loop. */
const CODECS = {
  av1: (crf: number) =>
    `-c:v libsvtav1 -crf ${crf} -preset 5 -g 600 -svtav1-params lp=1:tune=0:film-grain=0`,
  h264: (crf: number) =>
    `-c:v libx264 -crf ${crf} -preset medium -tune animation -g 600 -threads 1 -profile:v high`,
};

/** Tags the files with the web's color space. */
const COLORS = '-pix_fmt yuv420p -colorspace bt709 -color_primaries bt709 -color_trc iec61966-2-1';
const CONVERT = 'scale=out_color_matrix=bt709:out_range=tv';

/** Removes the paper grain but keeps the edges. */
const REMOVE_GRAIN = 'hqdn3d=9:7:8:7';

/** Omits the encoder's metadata. */
const BIT_EXACT = '-fflags +bitexact -flags:v +bitexact';

/**
 * Finds the best quality within the size limit. Encoding is slow, so each guess is based on the
 * size of the last result.
 * @param encodeAt encodes at a quality and returns the size, bytes
 */
async function findBestQuality(
  { best, worst, stepsPerHalving }: (typeof QUALITIES)['av1'],
  limit: number,
  encodeAt: (crf: number) => Promise<number>,
): Promise<number | undefined> {
  let [tooLarge, fits] = [best - 1, worst + 1];
  let crf = best;
  while (fits - tooLarge > 1) {
    const size = await encodeAt(crf);
    if (size > limit) tooLarge = crf;
    else fits = crf;
    const steps = stepsPerHalving * Math.log2(size / limit);
    const guess =
      crf + (steps > 0 ? Math.max(1, Math.round(steps)) : Math.min(-1, Math.ceil(steps)));
    crf = Math.max(tooLarge + 1, Math.min(fits - 1, guess));
  }
  return fits > worst ? undefined : fits;
}

/**
 * Encodes frames in both codecs, with the best quality that the limits allow.
 * @param frames folder of 0000.jpg and so on
 * @returns size in bytes and quality of each file
 */
export async function encode(frames: string, folder: string, { name, grained }: Recording) {
  const files = videoFiles(`${name}.mp4`);
  const filter = grained ? `${REMOVE_GRAIN},${CONVERT}` : CONVERT;
  const made: { file: string; size: number; crf: number }[] = [];
  for (const codec of ['av1', 'h264'] as const) {
    const tried = `${frames}/${files[codec]}`;
    const encodeAt = async (crf: number) => {
      const options = [`-vf ${filter}`, COLORS, CODECS[codec](crf), BIT_EXACT].join(' ').split(' ');
      const input = ['-framerate', `${FPS}`, '-i', `${frames}/%04d.jpg`];
      await ffmpeg([...input, ...PLAIN, ...options, tried]);
      const { size } = statSync(tried);
      made.push({ file: files[codec], size, crf });
      return size;
    };
    const crf = await findBestQuality(QUALITIES[codec], LIMITS[codec], encodeAt);
    if (crf === undefined) {
      throw new Error(
        `${files[codec]} is larger than ${LIMITS[codec]} bytes even at the worst quality`,
      );
    }
    if (made.at(-1)?.crf !== crf) await encodeAt(crf);
    copyFileSync(tried, `${folder}/${files[codec]}`);
  }
  return made;
}

/** The first frame is the poster, so that the video continues from it. It has the displayed size. */
export async function writePoster(frames: string, folder: string, recording: Recording) {
  const { name, width, height } = recording;
  const poster = await sharp(await readFile(`${frames}/0000.jpg`))
    .extract({ left: 0, top: 0, width, height })
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer();
  const file = videoFiles(`${name}.mp4`).poster;
  await writeFile(`${folder}/${file}`, poster);
  return { file, size: poster.length };
}
