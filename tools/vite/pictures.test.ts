import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPictures } from '../../tests/setup/build-pictures.ts';
import type { Picture } from '../../app/content/picture.ts';
import { bodyPictureQuery, cardPictureQuery, logoQuery } from './picture-queries.ts';
import { pictures } from './pictures.ts';

let folder: string;
beforeAll(async () => {
  await mkdir('tests/site', { recursive: true });
  folder = await mkdtemp('tests/site/pictures-');
});
afterAll(() => rm(folder, { recursive: true }));

/** What the import of a picture is, and the files by URL. */
async function importPicture(bytes: Buffer, query: string) {
  await writeFile(path.join(folder, 'photo.jpg'), bytes);
  const { values, files } = await buildPictures(folder, [`./photo.jpg?${query}`], [pictures()]);
  return { value: values[0], files };
}

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a2f3b' } }).jpeg();

test('a picture is encoded in the requested sizes and formats, never upscaled', async () => {
  const query = 'w=40;100;400&format=avif;webp;jpeg&as=picture';
  const { value, files } = await importPicture(await photo(200, 80).toBuffer(), query);
  const { sources, img } = value as Picture;
  expect(img).toMatchObject({ w: 200, h: 80 });
  for (const format of ['avif', 'webp']) {
    const sizes = (sources[format] ?? '').split(', ').map((candidate) => candidate.split(' '));
    expect(sizes.map(([, width]) => width)).toEqual(['40w', '100w', '200w']);
    for (const [address = '', width = ''] of sizes) {
      const { width: real } = await sharp(files.get(address)).metadata();
      expect(`${real}w`).toBe(width);
    }
  }
});

test('a photo is rotated as its EXIF orientation says', async () => {
  const lying = await photo(200, 80).withMetadata({ orientation: 6 }).toBuffer();
  const { value, files } = await importPicture(lying, 'w=40&format=webp');
  const { width, height } = await sharp(files.get(String(value))).metadata();
  expect([width, height]).toEqual([40, 100]);
});

/** The source set of a format, as width descriptor and the size of the file, px. */
async function readSet(set: string | undefined, files: ReadonlyMap<string, Buffer>) {
  const candidates = (set ?? '').split(', ').map((candidate) => candidate.split(' '));
  return Promise.all(
    candidates.map(async ([url = '', descriptor]) => {
      const { width, height } = await sharp(files.get(url)).metadata();
      return [descriptor, `${width}x${height}`];
    }),
  );
}

test.each([
  ['wider than its place', 2560, 1600, ['392w 392x700', '504w 504x900', '616w 616x1100']],
  ['taller than its place', 1000, 3000, ['392w 392x700', '504w 504x900', '616w 616x1100']],
  ['of the same shape', 1232, 2200, ['392w 392x700', '504w 504x900', '616w 616x1100']],
  ['too small for two of the sizes', 800, 800, ['392w 392x700', '448w 448x800']],
  ['too small for all sizes', 675, 380, ['212w 212x379']],
])(
  'a card picture %s is cropped to the card, never enlarged, and its widths are true',
  async (_name, width, height, sizes) => {
    const bytes = await photo(width, height).toBuffer();
    const { value, files } = await importPicture(bytes, cardPictureQuery([392, 504, 616]));
    const { sources, img } = value as Picture;
    for (const format of ['avif', 'webp']) {
      expect((await readSet(sources[format], files)).map((each) => each.join(' '))).toEqual(sizes);
    }
    expect(sizes.at(-1)).toContain(`${img.w}x${img.h}`);
  },
);

test('a crop keeps the middle of the picture', async () => {
  const sheet = sharp({ create: { width: 300, height: 100, channels: 3, background: '#fff' } });
  const middle = { create: { width: 60, height: 100, channels: 3, background: '#000' } } as const;
  const bytes = await sheet
    .composite([{ input: middle }])
    .png()
    .toBuffer();
  const { value, files } = await importPicture(bytes, 'w=50&aspect=0.5&format=webp');
  const { channels } = await sharp(files.get(String(value))).stats();
  expect(Math.max(...channels.map(({ max }) => max))).toBeLessThan(60);
});

test('a picture taller than a WebP can be is created in a size that fits', async () => {
  const bytes = await photo(80, 17_000).toBuffer();
  const { value, files } = await importPicture(bytes, bodyPictureQuery);
  const { sources, img } = value as Picture;
  for (const format of ['avif', 'webp']) {
    expect(await readSet(sources[format], files)).toEqual([['77w', '77x16363']]);
  }
  expect(img).toMatchObject({ w: 77, h: 16_363 });
});

test('the fallback of a picture with transparency is a PNG, of all others a JPEG', async () => {
  const create = { width: 20, height: 20, channels: 4 } as const;
  const fallbackOf = async (alpha: number) => {
    const picture = sharp({ create: { ...create, background: { r: 9, g: 9, b: 9, alpha } } });
    const bytes = await picture.png().toBuffer();
    const { value, files } = await importPicture(bytes, bodyPictureQuery);
    const { img } = value as Picture;
    return (await sharp(files.get(img.src)).metadata()).format;
  };
  expect(await fallbackOf(0.9)).toBe('png');
  // Screenshots have a channel for transparency, but are opaque.
  expect(await fallbackOf(1)).toBe('jpeg');
});

test('an SVG stays a file of its own, with its size', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="300.4" height="2in"><g/></svg>';
  await writeFile(path.join(folder, 'Diagram.SVG'), svg);
  const queries = [bodyPictureQuery, logoQuery, cardPictureQuery([392])];
  const specifiers = queries.map((query) => `./Diagram.SVG?${query}`);
  const { values, files } = await buildPictures(folder, specifiers, [pictures()]);
  const [url = ''] = files.keys();
  expect(files).toEqual(new Map([[url, Buffer.from(svg)]]));
  expect(url).toMatch(/^\/Diagram.*\.svg$/);
  const picture = { sources: {}, img: { src: url, w: 300, h: 192 } };
  expect(values).toEqual([picture, url, picture]);
});

test('a translucent picture keeps its color at every size', async () => {
  const background = { r: 100, g: 60, b: 20, alpha: 0.5 };
  const sheet = sharp({ create: { width: 120, height: 120, channels: 4, background } });
  const { value, files } = await importPicture(
    await sheet.png().toBuffer(),
    'w=60;120&format=webp;png&as=picture',
  );
  const { sources, img } = value as Picture;
  const urls = [img.src, ...(sources.webp ?? '').split(', ').map((each) => each.split(' ')[0])];
  expect(urls).toHaveLength(3);
  for (const url of urls) {
    const pixel = sharp(files.get(url ?? '')).extract({ left: 9, top: 9, width: 1, height: 1 });
    const [red, green, blue, alpha] = await pixel.ensureAlpha().raw().toBuffer();
    for (const [actual, right] of [
      [red, 100],
      [green, 60],
      [blue, 20],
      [alpha, 128],
    ] as const) {
      expect(
        Math.abs((actual ?? 0) - right),
        `${url}: ${actual}, not ${right}`,
      ).toBeLessThanOrEqual(3);
    }
  }
});
