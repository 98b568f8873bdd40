/** From frames to the files that the site sends. */
import { copyFileSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { videoFiles } from '../../app/content/video-files.ts';
import { ffmpeg, PLAIN } from '../../scripts/ffmpeg.ts';
import { FPS, type Show } from './kit/show.ts';
import { LIMITS } from './limits.ts';

/** The finest quality that is tried, the coarsest, and how many steps about halve the bytes. */
const QUALITIES = {
  av1: { finest: 44, coarsest: 63, halves: 14 },
  h264: { finest: 24, coarsest: 42, halves: 8 },
};

/** One thread each: the number of threads may change the bytes. One key frame: they loop as a whole. */
const CODECS = {
  av1: (crf: number) =>
    `-c:v libsvtav1 -crf ${crf} -preset 8 -g 600 -svtav1-params lp=1:tune=0:film-grain=0`,
  h264: (crf: number) =>
    `-c:v libx264 -crf ${crf} -preset medium -tune animation -g 600 -threads 1 -profile:v high`,
};

/** The colours are those of the web, and the files say so. */
const COLOURS = '-pix_fmt yuv420p -colorspace bt709 -color_primaries bt709 -color_trc iec61966-2-1';
const CONVERT = 'scale=out_color_matrix=bt709:out_range=tv';

/** Takes out the grain of papers and leaves their edges. */
const UNGRAIN = 'hqdn3d=9:7:8:7';

/** Nothing in the files tells of the encoder. */
const EXACT = '-fflags +bitexact -flags:v +bitexact';

/**
 * Encodes frames in both codecs, as fine as the limits allow.
 * @param frames folder of 0000.jpg and so on
 * @returns what was tried: bytes and quality of each file
 */
export async function encode(frames: string, folder: string, { name, grained }: Show) {
  const files = videoFiles(`${name}.mp4`);
  const filter = grained ? `${UNGRAIN},${CONVERT}` : CONVERT;
  const made: { file: string; size: number; crf: number }[] = [];
  for (const codec of ['av1', 'h264'] as const) {
    const tried = `${frames}/${files[codec]}`;
    const { finest, coarsest, halves } = QUALITIES[codec];
    let [crf, size] = [finest, Infinity];
    while (size > LIMITS[codec] && crf <= coarsest) {
      const options = [`-vf ${filter}`, COLOURS, CODECS[codec](crf), EXACT].join(' ').split(' ');
      await ffmpeg([
        '-framerate',
        `${FPS}`,
        '-i',
        `${frames}/%04d.jpg`,
        ...PLAIN,
        ...options,
        tried,
      ]);
      ({ size } = statSync(tried));
      made.push({ file: files[codec], size, crf });
      const coarser = Math.max(1, Math.round(halves * Math.log2(size / LIMITS[codec])));
      crf = crf < coarsest ? Math.min(crf + coarser, coarsest) : crf + 1;
    }
    if (size > LIMITS[codec]) {
      throw new Error(`${files[codec]} does not fit into ${LIMITS[codec]} bytes`);
    }
    copyFileSync(tried, `${folder}/${files[codec]}`);
  }
  return made;
}

/** The first frame is the poster: what plays after it goes on from it. It has the size as shown. */
export async function writePoster(frames: string, folder: string, show: Show) {
  const { name, width, height } = show;
  const poster = await sharp(await readFile(`${frames}/0000.jpg`))
    .extract({ left: 0, top: 0, width, height })
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer();
  const file = videoFiles(`${name}.mp4`).poster;
  await writeFile(`${folder}/${file}`, poster);
  return { file, size: poster.length };
}
