/**
 * `npm run art` renders every scene, `npm run art -- snowflake about` only these;
 * `--draft` makes a quick look at half the resolution in `.cache/art/`, `--plates` leaves the cards
 * out, `--cards` the plates. `videos` records the performances instead (videos/record.ts).
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { launch, rasterize, toJpeg, toWebp } from './kit/chromium.ts';
import { smallSvg } from './kit/small-svg.ts';
import { BLEED, HEIGHT, WIDTH } from '../tools/content/paper/paper.ts';
import {
  type Files,
  flatPicture,
  layerPicture,
  type Plate,
  type Scene,
  type SpecialScene,
} from './kit/scene.ts';
import { cutouts } from './plates/cutouts.ts';
import { recordVideos } from './videos/record.ts';

const LIMITS = { 'background.jpg': 1_500_000, 'title.svg': 12_000, 'logo.svg': 8_000 };
const SCENES = new URL('./scenes/', import.meta.url);
const PLATES = new URL('./plates/', import.meta.url);
const MEDIA = new URL('../content/media/', import.meta.url);
const ROOT = new URL('../', import.meta.url);
const DRAFTS = new URL('../.cache/art/', import.meta.url);

async function renderCard(browser: Browser, scene: Scene, scale: number): Promise<Files> {
  const size = { width: WIDTH, height: HEIGHT };
  const png = await rasterize(browser, flatPicture(scene), size, scale);
  return {
    'background.jpg': await toJpeg(png),
    'title.svg': scene.title(),
    'logo.svg': scene.logo(),
    ...(await renderLayers(browser, scene, scale)),
  };
}

/** The layers of a scene that has some, each on a transparent ground. */
async function renderLayers(browser: Browser, scene: Scene, scale: number): Promise<Files> {
  if (!('layers' in scene)) return {};
  const size = { width: WIDTH + 2 * BLEED, height: HEIGHT + 2 * BLEED };
  const files: Files = {};
  for (const layer of scene.layers()) {
    const png = await rasterize(browser, layerPicture(layer), size, scale);
    files[`layers/${layer.name}.webp`] = await toWebp(png);
  }
  return files;
}

/** The pictures in the text of a case study, if it has any. */
async function renderPlates(browser: Browser, slug: string, scale: number): Promise<Files> {
  const source = new URL(`${slug}.ts`, PLATES);
  if (!existsSync(source)) return {};
  const { plates } = (await import(source.href)) as { plates: readonly Plate[] };
  const files: Files = {};
  for (const { name, folder = '', width, height, cutout, draw } of [
    ...plates,
    ...(cutouts[slug] ?? []),
  ]) {
    const png = await rasterize(browser, draw(), { width, height }, scale);
    if (cutout) files[`${folder}${name}.webp`] = await toWebp(png);
    else files[`${folder}${name}.jpg`] = await toJpeg(png);
  }
  return files;
}

function write(target: URL, slug: string, files: Files) {
  const folder = new URL(`${slug}/`, target);
  for (const [name, made] of Object.entries(files)) {
    const content = typeof made === 'string' && name.endsWith('.svg') ? smallSvg(made) : made;
    // A plate with a folder of its own goes there; drafts stay in theirs.
    const isElsewhere = name.includes('/') && !name.startsWith('layers/') && target === MEDIA;
    const file = new URL(name, isElsewhere ? ROOT : folder);
    mkdirSync(new URL('.', file), { recursive: true });
    writeFileSync(file, content);
    const size = typeof content === 'string' ? brotliCompressSync(content).length : content.length;
    const limit = Object.entries(LIMITS).find(([limited]) => limited === name)?.[1];
    const verdict = limit && size > limit ? `TOO BIG, at most ${limit}` : '';
    console.log(`${slug}/${name}`.padEnd(40), `${size} bytes`, verdict);
  }
}

async function main(words: readonly string[]) {
  const draft = words.includes('--draft');
  const platesOnly = words.includes('--plates');
  const cardsOnly = words.includes('--cards');
  const wanted = words.filter((word) => !word.startsWith('--'));
  const known = readdirSync(SCENES)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replace(/\.ts$/, ''))
    .sort();
  const unknown = wanted.filter((slug) => !known.includes(slug));
  if (unknown.length) {
    console.error(`No such scene: ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
    process.exitCode = 1;
    return;
  }

  const browser = await launch();
  try {
    for (const slug of wanted.length ? wanted : known) {
      const module = (await import(new URL(`${slug}.ts`, SCENES).href)) as {
        scene: Scene | SpecialScene;
      };
      const scene = module.scene;
      const scale = draft ? 1 : 2;
      const files =
        'files' in scene
          ? await scene.files(browser)
          : {
              ...(platesOnly ? {} : await renderCard(browser, scene, scale)),
              ...(cardsOnly ? {} : await renderPlates(browser, slug, scale)),
            };
      write(draft ? DRAFTS : MEDIA, scene.slug, files);
    }
  } finally {
    await browser.close();
  }
}

const [first = '', ...others] = process.argv.slice(2);
if (first === 'videos') {
  await recordVideos(others).catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
} else {
  await main(process.argv.slice(2));
}
