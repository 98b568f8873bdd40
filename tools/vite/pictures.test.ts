import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build } from 'vite';
import type { Picture } from '../../app/content/picture.ts';
import { pictures } from './pictures.ts';

let folder: string;
beforeAll(async () => {
  await mkdir('tests/site', { recursive: true });
  folder = await mkdtemp('tests/site/pictures-');
});
afterAll(() => rm(folder, { recursive: true }));

/** Builds a module that imports one picture; returns its exports, and the files by URL. */
async function importPicture(bytes: Buffer, query: string) {
  await writeFile(path.join(folder, 'photo.jpg'), bytes);
  const entry = path.join(folder, 'entry.js');
  await writeFile(entry, `export { default } from './photo.jpg?${query}';`);
  const made = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [pictures()],
    build: { write: false, lib: { entry, formats: ['es'] }, assetsInlineLimit: 0, minify: false },
  });
  const outputs = [made].flat().flatMap((each) => ('output' in each ? each.output : []));
  const code = outputs.find((output) => output.type === 'chunk')?.code ?? '';
  const module = `data:text/javascript,${encodeURIComponent(code)}`;
  const { default: value } = (await import(/* @vite-ignore */ module)) as { default: unknown };
  const files = new Map(
    outputs.flatMap((output) =>
      output.type === 'asset' ? [[`/${output.fileName}`, Buffer.from(output.source)]] : [],
    ),
  );
  return { value, files };
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

test('a picture is cropped to a requested aspect ratio', async () => {
  const query = 'w=60&aspect=1.5&fit=cover&format=webp';
  const { value, files } = await importPicture(await photo(100, 200).toBuffer(), query);
  const { width, height } = await sharp(files.get(String(value))).metadata();
  expect([width, height]).toEqual([60, 40]);
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
