/**
 * `npm run art -- videos` records all videos, `npm run art -- videos snowflake-draw` only one. With
 * `--draft`, it only puts every tenth frame, side by side, into `.cache/art/videos/`.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { build } from 'esbuild';
import sharp from 'sharp';
import { ffmpeg } from '../../tools/commands/ffmpeg.ts';
import { launch, rasterize } from '../kit/chromium.ts';
import { encode, writePoster } from './encode.ts';
import type { Player } from './kit/player.ts';
import { type Drawn, frameCount, type Scenery, type Recording } from './kit/recording.ts';

const HERE = new URL('./', import.meta.url);
const ROOT = new URL('../../', import.meta.url);
const CACHE = new URL('.cache/art/videos/', ROOT);

/** For drafts: interval between painted frames, and frames per row. */
const DRAFT = { every: 10, columns: 6, width: 400 };

declare global {
  interface Window {
    player: Player;
  }
}

/** Bundles the code of a video into one script. */
async function bundle(file: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents:
        `import { recording } from './${file}';` +
        `import { createPlayer } from './kit/player.ts';` +
        `window.player = createPlayer(recording);`,
      resolveDir: fileURLToPath(HERE),
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

const toDataUrl = (data: Buffer, type: string) =>
  `data:image/${type};base64,${data.toString('base64')}`;

/** Rasterizes an image. Images with the same markup share a cached file. */
async function rasterizeOnce(browser: Browser, { svg, width, height }: Drawn, density: number) {
  const name = createHash('sha256').update(`${density} ${svg}`).digest('hex').slice(0, 16);
  const cached = new URL(`scenery/${name}.png`, CACHE);
  if (existsSync(cached)) return readFile(cached);
  const png = await rasterize(browser, svg, { width, height }, density);
  await mkdir(new URL('scenery/', CACHE), { recursive: true });
  await writeFile(cached, png);
  return png;
}

/** The scenery of a video as data URLs, by name. */
async function drawScenery(browser: Browser, file: string, { density }: Recording) {
  const { scenery } = (await import(new URL(`scenery/${file}`, HERE).href)) as { scenery: Scenery };
  const pictures: Record<string, string> = {};
  for (const [name, drawn] of Object.entries(scenery.drawn())) {
    pictures[name] = toDataUrl(await rasterizeOnce(browser, drawn, density), 'png');
  }
  for (const [name, path] of Object.entries(scenery.files ?? {})) {
    pictures[name] = toDataUrl(await readFile(new URL(path, ROOT)), 'jpeg');
  }
  return pictures;
}

async function openPlayer(browser: Browser, file: string, recording: Recording): Promise<Page> {
  const pictures = await drawScenery(browser, file, recording);
  const script = await bundle(file);
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(error));
  await page.setContent('');
  await page.addScriptTag({ content: script, type: 'module' });
  await page.waitForFunction(() => 'player' in window);
  await page.evaluate((images) => window.player.open(images), pictures);
  return page;
}

async function paint(page: Page, frame: number): Promise<Buffer> {
  const jpeg = await page.evaluate((number) => window.player.frame(number), frame);
  return Buffer.from(jpeg, 'base64');
}

/** Some of the frames, side by side. */
async function contactSheet(
  page: Page,
  { width, height, ...recording }: Recording,
): Promise<Buffer> {
  const numbers = Array.from(
    { length: Math.ceil(frameCount(recording) / DRAFT.every) },
    (_, index) => index * DRAFT.every,
  );
  const tile = { width: DRAFT.width, height: Math.round((DRAFT.width * height) / width) };
  const pictures = [];
  for (const [index, number] of numbers.entries()) {
    pictures.push({
      input: await sharp(await paint(page, number))
        .resize(tile.width - 6, tile.height - 6, { fit: 'fill' })
        .toBuffer(),
      left: (index % DRAFT.columns) * tile.width,
      top: Math.floor(index / DRAFT.columns) * tile.height,
    });
  }
  return sharp({
    create: {
      width: DRAFT.columns * tile.width,
      height: Math.ceil(numbers.length / DRAFT.columns) * tile.height,
      channels: 3,
      background: '#777777',
    },
  })
    .composite(pictures)
    .png()
    .toBuffer();
}

const report = (name: string, ...rest: (string | number)[]) =>
  console.log(name.padEnd(32), ...rest);

/** Paints all frames into a folder. */
async function paintAll(page: Page, recording: Recording, frames: URL) {
  await rm(frames, { recursive: true, force: true });
  await mkdir(frames, { recursive: true });
  const hash = createHash('sha256');
  for (let number = 0; number < frameCount(recording); number++) {
    const jpeg = await paint(page, number);
    hash.update(jpeg);
    await writeFile(new URL(`${String(number).padStart(4, '0')}.jpg`, frames), jpeg);
  }
  report(
    `${recording.slug}/${recording.name}`,
    frameCount(recording),
    'frames',
    hash.digest('hex').slice(0, 16),
  );
}

/** Encodes the files that the site serves. */
async function encodeFiles(frames: string, recording: Recording) {
  const folder = fileURLToPath(new URL(`content/media/${recording.slug}`, ROOT));
  const poster = await writePoster(frames, folder, recording);
  report(`${recording.slug}/${poster.file}`, poster.size, 'bytes');
  for (const { file, size, crf } of await encode(frames, folder, recording)) {
    report(`${recording.slug}/${file}`, size, 'bytes at quality', crf);
  }
}

/** @returns a function that encodes the frames, which needs no browser */
async function record(
  browser: Browser,
  file: string,
  draft: boolean,
): Promise<() => Promise<void>> {
  const { recording } = (await import(new URL(file, HERE).href)) as { recording: Recording };
  const page = await openPlayer(browser, file, recording);
  const name = file.replace('.ts', '');
  if (draft) {
    const target = fileURLToPath(new URL(`${name}.png`, CACHE));
    await writeFile(target, await contactSheet(page, recording));
    report(`${recording.slug}/${recording.name}`, target);
    await page.close();
    return async () => {};
  }
  const frames = new URL(`${name}/`, CACHE);
  await paintAll(page, recording, frames);
  await page.close();
  return () => encodeFiles(fileURLToPath(frames), recording);
}

/** @param args `--draft`, and names of videos; all videos without names */
export async function recordVideos(args: readonly string[]) {
  const draft = args.includes('--draft');
  const wanted = args.filter((arg) => !arg.startsWith('--')).map((name) => `${name}.ts`);
  const known = readdirSync(HERE)
    .filter((file) => file.endsWith('.ts') && existsSync(new URL(`scenery/${file}`, HERE)))
    .sort();
  const unknown = wanted.filter((file) => !known.includes(file));
  if (unknown.length) {
    const all = known.map((file) => file.replace('.ts', '')).join(', ');
    throw new Error(`Video not found: ${unknown.join(', ')}. Use one of ${all}.`);
  }
  // Fails early if ffmpeg is missing.
  if (!draft) await ffmpeg(['-version']);
  await mkdir(CACHE, { recursive: true });
  const browser = await launch();
  // Encodes one video while the next is painted.
  let encoding = Promise.resolve();
  try {
    for (const file of wanted.length ? wanted : known) {
      const encodeRecording = await record(browser, file, draft);
      await encoding;
      encoding = encodeRecording();
      // The error is reported when the promise is awaited.
      encoding.catch(() => {});
    }
    await encoding;
  } finally {
    await browser.close();
  }
}
