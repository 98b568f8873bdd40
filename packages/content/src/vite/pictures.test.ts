import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPictures } from '../../../../tests/setup/build-pictures.ts';
import type { Picture } from '../schema/picture.ts';
import { createServer } from 'vite';
import { mediaImport } from '../media/media-imports.ts';
import { cardPictureQuery, ROLES } from '../media/roles.ts';
import { pictures } from './pictures.ts';

let folder: string;
beforeAll(async () => {
  await mkdir('tests/site', { recursive: true });
  folder = path.resolve(await mkdtemp('tests/site/pictures-'));
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
  const { value, files } = await importPicture(bytes, ROLES.text.query);
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
    const { value, files } = await importPicture(bytes, ROLES.text.query);
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
  const queries = [ROLES.text.query, ROLES.logo.query, cardPictureQuery([392])];
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

const ODD_NAMES = [
  'a#b.png',
  '_MG_1234.png',
  '写真.png',
  'why?.png',
  '50%.png',
  '50%20off.png',
  'über ~7e (1).PNG',
  'a"\'b.png',
];

/** Writes pictures with odd names, each with another width, and a video; returns the specifiers of their imports. */
async function writeOddNames() {
  await mkdir(path.join(folder, 'media/x'), { recursive: true });
  for (const [index, name] of ODD_NAMES.entries()) {
    await writeFile(path.join(folder, 'media/x', name), await photo(10 + index, 9).toBuffer());
  }
  const [first = '', ...names] = ODD_NAMES;
  await writeFile(path.join(folder, 'media/x', 'clip #1.MP4'), 'A video.');
  return [
    // Drawn files are in a folder elsewhere.
    mediaImport(path.join(folder, 'media/x'), first, ROLES.text.query),
    ...names.map((name) => mediaImport('x', name, ROLES.text.query)),
    mediaImport('x', 'clip #1.MP4', ROLES.video.query),
  ];
}

test('files with any name are built, with names that can be in a source set', async () => {
  const { values, files } = await buildPictures(folder, await writeOddNames(), [pictures(folder)]);
  const [video, ...found] = [...values].reverse() as [string, ...Picture[]];
  expect(files.get(video)?.toString()).toBe('A video.');
  expect(found.map(({ img }) => img.w).reverse()).toEqual([10, 11, 12, 13, 14, 15, 16, 17]);
  const urls = found.flatMap(({ sources, img }) => [img.src, ...Object.values(sources)]);
  for (const url of urls) expect(url).toMatch(/^\/([a-z]+\/)?[A-Za-z\d][\w.-]+( \d+w)?$/);
  expect(urls.filter((url) => !files.has(url.replace(/ .*/, '')))).toEqual([]);
});

test('files with any name are previewed, and their imports change with them', async () => {
  const specifiers = await writeOddNames();
  const server = await createServer({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [pictures(folder)],
    server: { host: '127.0.0.1', port: 0, hmr: { port: 0 }, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    await writeFile(
      path.join(folder, 'entry.js'),
      specifiers.map((specifier) => `import ${JSON.stringify(specifier)};`).join('\n'),
    );
    await server.listen();
    const origin = server.resolvedUrls?.local[0] ?? '';
    const get = (url: string, headers = {}) => fetch(new URL(url, origin), { headers });
    const entry = await (await get('entry.js')).text();
    const modules = [...entry.matchAll(/import "(.*)"/g)].map(([, url = '']) =>
      JSON.parse(`"${url}"`),
    );
    expect(modules.length).toBe(specifiers.length);
    const read = async (url: string) => {
      const code = await (await get(url)).text();
      return JSON.parse(/export default (.*)/.exec(code)?.[1] ?? '') as Picture | string;
    };
    const values = await Promise.all(modules.map(read));
    const found = values.filter((value) => typeof value === 'object');
    expect(found.map(({ img }) => img.w)).toEqual([10, 11, 12, 13, 14, 15, 16, 17]);
    for (const { img } of found) {
      const file = await get(img.src);
      expect(file.headers.get('content-type')).toBe('image/jpeg');
      const { width } = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
      expect(width).toBe(img.w);
    }
    const video = await get(String(values.at(-1)), { range: 'bytes=2-' });
    expect([video.status, await video.text()]).toEqual([206, 'video.']);

    const changed = path.join(folder, 'media/x', 'a#b.png');
    await writeFile(changed, await photo(30, 9).toBuffer());
    server.watcher.emit('change', changed);
    await expect
      .poll(async () => (await read(modules[0])) as Picture)
      .toMatchObject({ img: { w: 30 } });
    await writeFile(changed, 'text');
    server.watcher.emit('change', changed);
    // Not an error: the content check reports it, and the page still works.
    await expect
      .poll(async () => (await read(modules[0])) as Picture)
      .toMatchObject({ sources: {} });
  } finally {
    await server.close();
  }
});

/** The files that the import of a media file becomes, with their URLs. */
async function importFile(name: string, bytes: Buffer | string, role: keyof typeof ROLES) {
  const media = path.join(folder, 'media/files');
  await mkdir(media, { recursive: true });
  await writeFile(path.join(media, name), bytes);
  const specifier = mediaImport('files', name, ROLES[role].query);
  const { values, files } = await buildPictures(folder, [specifier], [pictures(folder)]);
  const url = typeof values[0] === 'string' ? values[0] : (values[0] as Picture).img.src;
  return { url, file: files.get(url) ?? Buffer.alloc(0), files };
}

async function animation(width: number, height: number, format: 'gif' | 'webp') {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const frame = { width, height, channels: 3, background: '#000', noise } as const;
  const frames = [0, 1, 2].map(() => sharp({ create: frame }).png().toBuffer());
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .toFormat(format, { delay: [100, 200, 300], loop: 2, effort: 1 })
    .toBuffer();
}

test('an animated GIF becomes a smaller WebP with the same frames, times and repetitions', async () => {
  const gif = await animation(1200, 600, 'gif');
  const { url, file } = await importFile('Noise.GIF', gif, 'animation');
  expect(url).toMatch(/\.webp$/);
  expect(file.length).toBeLessThan(gif.length);
  const { pages, width, pageHeight, delay, loop } = await sharp(file, {
    animated: true,
  }).metadata();
  expect({ pages, width, pageHeight, delay, loop }).toEqual({
    pages: 3,
    width: 800,
    pageHeight: 400,
    delay: [100, 200, 300],
    loop: 2,
  });
});

test('an animation that cannot be made smaller is copied', async () => {
  const webp = await sharp(await animation(300, 200, 'webp'), { animated: true })
    .webp({ quality: 1, effort: 6 })
    .toBuffer();
  expect((await importFile('noise.webp', webp, 'animation')).file).toEqual(webp);
  // sharp reads only the first frame of these.
  const png = await photo(9, 9).png().toBuffer();
  expect(await importFile('noise.PNG', png, 'animation')).toMatchObject({
    url: expect.stringMatching(/\.png$/),
    file: png,
  });
});

test('a download is the unchanged file, under a name that no browser runs', async () => {
  const pdf = await importFile('My slides #1.PDF', '%PDF-1.4', 'download');
  expect(pdf.url).toBe('/My-slides-1.pdf');
  expect(String(pdf.file)).toBe('%PDF-1.4');
  const page = await importFile('page.html', '<script>1</script>', 'download');
  expect(page.url).toBe('/page.bin');
  expect(String(page.file)).toBe('<script>1</script>');
});

test.each(['text', 'title', 'linked'] as const)(
  'an SVG that is used as "%s" runs nothing when it is opened',
  async (role) => {
    const svg = (attributes: string, content: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${attributes}>${content}<path d="M0 0"/></svg>`;
    const source = svg(' onload="alert(1)"', '<script>alert(1)</script>');
    const { file } = await importFile('active.svg', source, role);
    expect(String(file)).toBe(svg('', ''));
  },
);

test.each([
  ['ISO-8859-1', (text: string) => Buffer.from(text, 'latin1')],
  ['windows-1252', (text: string) => Buffer.from(text, 'latin1')],
  ['UTF-16', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['UTF-16', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
  ['utf-16le', (text: string) => Buffer.from(text, 'utf16le')],
  // Saved by an editor that left the declaration.
  ['UTF-16', (text: string) => Buffer.from(text)],
])('an SVG in the encoding %s is published in UTF-8', async (encoding, encode) => {
  const svg = (declared: string) =>
    `<?xml version="1.0" encoding="${declared}"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>Café</title></svg>`;
  const { file } = await importFile('encoded.svg', encode(svg(encoding)), 'text');
  expect(file.toString()).toBe(svg('UTF-8'));
});

/** A photo that says where it was taken. */
const photoWithPlace = (format: 'jpeg' | 'png' | 'webp' | 'avif') =>
  photo(40, 30)
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { ImageDescription: 'At my desk' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 57/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">exif:GPSLatitude</x:xmpmeta>')
    .toFormat(format)
    .toBuffer();

const PLACE = /At my desk|GPS/;

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a linked %s is published with the same pixels, upright, without its EXIF',
  async (format) => {
    const source = await photoWithPlace(format);
    expect(source.toString('latin1')).toMatch(PLACE);
    const { file } = await importFile(`photo.${format}`, source, 'linked');
    expect(file.toString('latin1')).not.toMatch(PLACE);
    expect(await sharp(file).raw().toBuffer()).toEqual(await sharp(source).raw().toBuffer());
    const { autoOrient } = await sharp(file).metadata();
    expect(autoOrient).toEqual((await sharp(source).metadata()).autoOrient);
  },
);

test.each(['poster', 'text', 'animation'] as const)(
  'no file of a photo that is used as "%s" has EXIF',
  async (role) => {
    const { files } = await importFile('photo.jpg', await photoWithPlace('jpeg'), role);
    const made = [...files.values()].map((file) => file.toString('latin1'));
    expect(made.length).toBeGreaterThan(0);
    for (const file of made) expect(file).not.toMatch(PLACE);
  },
);

test('a picture for sharing has no EXIF', async () => {
  const { value, files } = await importPicture(await photoWithPlace('jpeg'), ROLES.share.query);
  const file = files.get((value as { src: string }).src);
  expect(file?.toString('latin1')).toBeTruthy();
  expect(file?.toString('latin1')).not.toMatch(PLACE);
});
