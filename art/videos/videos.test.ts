/** The videos as they are committed: each is what its performance says. */
import { readFileSync } from 'node:fs';
import { createFile, MP4BoxBuffer, type Movie } from 'mp4box';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { videoFiles } from '../../app/content/video-files.ts';
import { LIMITS } from './limits.ts';
import { encodedSize, FPS, frameCount, type Show } from './kit/show.ts';

const CONTENT = new URL('../../content/', import.meta.url);

const shows = Object.values(
  import.meta.glob<{ show: Show }>(
    './{developer-advocate,kind-cloud,mathigon,scanifly,snowflake,spiral-betty,wanda-whirl,whcc}-*.ts',
    { eager: true },
  ),
).map(({ show }) => show);

/** What a player learns from the head of an MP4. */
function readMovie(data: Buffer): Movie {
  const file = createFile();
  let movie: Movie | undefined;
  file.onReady = (info) => {
    movie = info;
  };
  const bytes = new Uint8Array(data).buffer;
  file.appendBuffer(MP4BoxBuffer.fromArrayBuffer(bytes, 0));
  file.flush();
  if (!movie) throw new Error('It has no head');
  return movie;
}

/** Whether a page shows the recording: what no page shows need not be there. */
const isShown = ({ slug, name }: Show) =>
  readFileSync(new URL(`case-studies/${slug}.mdx`, CONTENT), 'utf8').includes(`src="${name}.mp4"`);

const shown = shows.filter(isShown).map((show) => [`${show.slug}/${show.name}`, show] as const);

test('there are twelve performances, of the sizes that are asked for', () => {
  const sizes = shows.map(({ slug, width, height }) => `${slug} ${width}x${height}`);
  expect(sizes.sort()).toEqual([
    'developer-advocate 800x483',
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

describe.each(shown)('%s', (_, show) => {
  const files = videoFiles(`${show.name}.mp4`);
  const read = (name: string) => readFileSync(new URL(`media/${show.slug}/${name}`, CONTENT));

  test.each([
    ['av1', /^av01\.0\.0[1-5]M\.08/],
    ['h264', /^avc1\.64/],
  ] as const)('as %s is one silent track that plays from its beginning', (codec, name) => {
    const data = read(files[codec]);
    expect(data.length).toBeLessThanOrEqual(LIMITS[codec]);
    const movie = readMovie(data);
    expect(movie.isProgressive, 'its head comes before its frames').toBe(true);
    expect(movie.tracks).toHaveLength(1);
    const [track] = movie.videoTracks;
    expect(track?.codec).toMatch(name);
    expect(track?.video).toEqual(encodedSize(show));
    expect(track?.nb_samples).toBe(frameCount(show));
    expect(movie.duration / movie.timescale).toBeCloseTo(show.seconds, 1);
    expect(show.seconds * FPS).toBeCloseTo(frameCount(show), 6);
  });

  test('lasts 4 to 9 seconds', () => {
    expect(show.seconds).toBeGreaterThanOrEqual(4);
    expect(show.seconds).toBeLessThanOrEqual(9);
  });

  test('has a poster of the size that is shown', async () => {
    const { width, height } = await sharp(read(files.poster)).metadata();
    expect([width, height]).toEqual([show.width, show.height]);
  });
});
