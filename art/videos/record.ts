/**
 * `npm run art -- videos` records all videos, `npm run art -- videos snowflake-draw` only one. With
 * `--draft`, every tenth frame is painted, side by side, into `.cache/art/`.
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
import { type Drawn, frameCount, type SceneSet, type Show } from './kit/show.ts';

const HERE = new URL('./', import.meta.url);
const ROOT = new URL('../../', import.meta.url);
const CACHE = new URL('.cache/art/videos/', ROOT);

/** For drafts: every how many frames one is painted, and how many are side by side. */
const DRAFT = { every: 10, columns: 6, width: 400 };

declare global {
  interface Window {
    player: Player;
  }
}

/** The video's code with all its imports, as one script. */
async function bundle(file: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents:
        `import { show } from './${file}';` +
        `import { playerOf } from './kit/player.ts';` +
        `window.player = playerOf(show);`,
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

const asAddress = (data: Buffer, type: string) =>
  `data:image/${type};base64,${data.toString('base64')}`;

/** A picture of a set; the same markup is drawn only once. */
async function drawOnce(browser: Browser, { svg, width, height }: Drawn, density: number) {
  const name = createHash('sha256').update(`${density} ${svg}`).digest('hex').slice(0, 16);
  const kept = new URL(`sets/${name}.png`, CACHE);
  if (existsSync(kept)) return readFile(kept);
  const png = await rasterize(browser, svg, { width, height }, density);
  await mkdir(new URL('sets/', CACHE), { recursive: true });
  await writeFile(kept, png);
  return png;
}

/** Draws the set of a performance, so that its pictures can be laid one over the other. */
async function drawSet(browser: Browser, file: string, { density }: Show) {
  const { set } = (await import(new URL(`sets/${file}`, HERE).href)) as { set: SceneSet };
  const pictures: Record<string, string> = {};
  for (const [name, drawn] of Object.entries(set.drawn())) {
    pictures[name] = asAddress(await drawOnce(browser, drawn, density), 'png');
  }
  for (const [name, path] of Object.entries(set.files ?? {})) {
    pictures[name] = asAddress(await readFile(new URL(path, ROOT)), 'jpeg');
  }
  return pictures;
}

async function openPlayer(browser: Browser, file: string, show: Show): Promise<Page> {
  const pictures = await drawSet(browser, file, show);
  const script = await bundle(file);
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(error));
  await page.setContent('');
  await page.addScriptTag({ content: script, type: 'module' });
  await page.waitForFunction(() => 'player' in window);
  await page.evaluate((props) => window.player.open(props), pictures);
  return page;
}

async function paint(page: Page, frame: number): Promise<Buffer> {
  const jpeg = await page.evaluate((number) => window.player.frame(number), frame);
  return Buffer.from(jpeg, 'base64');
}

/** Lays some of the frames side by side. */
async function contactSheet(page: Page, { width, height, ...show }: Show): Promise<Buffer> {
  const numbers = Array.from(
    { length: Math.ceil(frameCount(show) / DRAFT.every) },
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

const say = (name: string, ...rest: (string | number)[]) => console.log(name.padEnd(32), ...rest);

/** Paints all frames into a folder. */
async function paintAll(page: Page, show: Show, frames: URL) {
  await rm(frames, { recursive: true, force: true });
  await mkdir(frames, { recursive: true });
  const hash = createHash('sha256');
  for (let number = 0; number < frameCount(show); number++) {
    const jpeg = await paint(page, number);
    hash.update(jpeg);
    await writeFile(new URL(`${String(number).padStart(4, '0')}.jpg`, frames), jpeg);
  }
  say(`${show.slug}/${show.name}`, frameCount(show), 'frames', hash.digest('hex').slice(0, 16));
}

/** Makes the files that the site sends. */
async function makeFiles(frames: string, show: Show) {
  const folder = fileURLToPath(new URL(`content/media/${show.slug}`, ROOT));
  const poster = await writePoster(frames, folder, show);
  say(`${show.slug}/${poster.file}`, poster.size, 'bytes');
  for (const { file, size, crf } of await encode(frames, folder, show)) {
    say(`${show.slug}/${file}`, size, 'bytes at quality', crf);
  }
}

/** @returns a function that encodes the frames, for which the browser is no longer needed */
async function record(
  browser: Browser,
  file: string,
  draft: boolean,
): Promise<() => Promise<void>> {
  const { show } = (await import(new URL(file, HERE).href)) as { show: Show };
  const page = await openPlayer(browser, file, show);
  const name = file.replace('.ts', '');
  if (draft) {
    const target = fileURLToPath(new URL(`${name}.png`, CACHE));
    await writeFile(target, await contactSheet(page, show));
    say(`${show.slug}/${show.name}`, target);
    await page.close();
    return async () => {};
  }
  const frames = new URL(`${name}/`, CACHE);
  await paintAll(page, show, frames);
  await page.close();
  return () => makeFiles(fileURLToPath(frames), show);
}

/** @param words names of videos; all if empty */
export async function recordVideos(words: readonly string[]) {
  const draft = words.includes('--draft');
  const wanted = words.filter((word) => !word.startsWith('--')).map((word) => `${word}.ts`);
  const known = readdirSync(HERE)
    .filter((file) => file.endsWith('.ts') && existsSync(new URL(`sets/${file}`, HERE)))
    .sort();
  const unknown = wanted.filter((file) => !known.includes(file));
  if (unknown.length) {
    const all = known.map((file) => file.replace('.ts', '')).join(', ');
    throw new Error(`No such video: ${unknown.join(', ')}. There are: ${all}.`);
  }
  // Fails early if ffmpeg is missing.
  if (!draft) await ffmpeg(['-version']);
  await mkdir(CACHE, { recursive: true });
  const browser = await launch();
  // Encodes one video while the next is painted.
  let encoding = Promise.resolve();
  try {
    for (const file of wanted.length ? wanted : known) {
      const makeFiles = await record(browser, file, draft);
      await encoding;
      encoding = makeFiles();
      // Reported when it is awaited.
      encoding.catch(() => {});
    }
    await encoding;
  } finally {
    await browser.close();
  }
}
