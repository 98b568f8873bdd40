/** The committed videos match their recordings. */
import { readFileSync } from 'node:fs';
import { createFile, MP4BoxBuffer, type Movie } from 'mp4box';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { videoFiles } from '../../tools/content/media/video-files.ts';
import { LIMITS } from './limits.ts';
import { encodedSize, FPS, frameCount, type Recording } from './kit/recording.ts';

const CONTENT = new URL('../../content/', import.meta.url);

const recordings = Object.values(
  import.meta.glob<{ recording: Recording }>(
    './{kind-cloud,mathigon,scanifly,snowflake,spiral-betty,wanda-whirl,whcc}-*.ts',
    { eager: true },
  ),
).map(({ recording }) => recording);

/** The metadata of an MP4. */
function readMovie(data: Buffer): Movie {
  const file = createFile();
  let movie: Movie | undefined;
  file.onReady = (info) => {
    movie = info;
  };
  const bytes = new Uint8Array(data).buffer;
  file.appendBuffer(MP4BoxBuffer.fromArrayBuffer(bytes, 0));
  file.flush();
  if (!movie) throw new Error('The file has no metadata');
  return movie;
}

/** Whether a page shows the recording; its files may be missing otherwise. */
const isShown = ({ slug, name }: Recording) =>
  readFileSync(new URL(`case-studies/${slug}.mdx`, CONTENT), 'utf8').includes(`src="${name}.mp4"`);

const shown = recordings
  .filter(isShown)
  .map((recording) => [`${recording.slug}/${recording.name}`, recording] as const);

test('there are eleven recordings, with their specified sizes', () => {
  const sizes = recordings.map(({ slug, width, height }) => `${slug} ${width}x${height}`);
  expect(sizes.sort()).toEqual([
    'kind-cloud 800x483',
    'mathigon 800x483',
    'scanifly 800x483',
    'snowflake 800x1304',
    'snowflake 800x519',
    'snowflake 800x520',
    'spiral-betty 700x1200',
    'spiral-betty 800x483',
    'wanda-whirl 700x1200',
    'wanda-whirl 800x483',
    'whcc 800x483',
  ]);
});

describe.each(shown)('%s', (_, recording) => {
  const files = videoFiles(`${recording.name}.mp4`);
  const read = (name: string) => readFileSync(new URL(`media/${recording.slug}/${name}`, CONTENT));

  test.each([
    ['av1', /^av01\.0\.0[1-5]M\.08/],
    ['h264', /^avc1\.64/],
  ] as const)('as %s is one silent track that can play while it loads', (codec, name) => {
    const data = read(files[codec]);
    expect(data.length).toBeLessThanOrEqual(LIMITS[codec]);
    const movie = readMovie(data);
    expect(movie.isProgressive, 'metadata before frames').toBe(true);
    expect(movie.tracks).toHaveLength(1);
    const [track] = movie.videoTracks;
    expect(track?.codec).toMatch(name);
    expect(track?.video).toEqual(encodedSize(recording));
    expect(track?.nb_samples).toBe(frameCount(recording));
    expect(movie.duration / movie.timescale).toBeCloseTo(recording.seconds, 1);
    expect(recording.seconds * FPS).toBeCloseTo(frameCount(recording), 6);
  });

  test('lasts 4 to 9 seconds', () => {
    expect(recording.seconds).toBeGreaterThanOrEqual(4);
    expect(recording.seconds).toBeLessThanOrEqual(9);
  });

  test('has a poster of the displayed size', async () => {
    const { width, height } = await sharp(read(files.poster)).metadata();
    expect([width, height]).toEqual([recording.width, recording.height]);
  });
});
