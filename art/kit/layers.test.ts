import { readdirSync, readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, rasterize } from './chromium.ts';
import { BLEED, HEIGHT, WIDTH } from '../../tools/content/paper/paper.ts';
import {
  flatPicture,
  type LayeredScene,
  layerPicture,
  type Scene,
  type SpecialScene,
} from './scene.ts';

/** Channels may differ by this much, of 255, without being seen. */
const INVISIBLE = 8;
const SCENES = new URL('../scenes/', import.meta.url);
const GRAIN = readFileSync(new URL('../../app/styles/paper/grain.webp', import.meta.url));

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Pixels of a picture under the site's grain, RGB. */
async function withGrain(picture: Buffer): Promise<Buffer> {
  return sharp(picture)
    .composite([{ input: GRAIN, tile: true }])
    .removeAlpha()
    .raw()
    .toBuffer();
}

async function stackLayers(scene: LayeredScene): Promise<Buffer> {
  const size = { width: WIDTH + 2 * BLEED, height: HEIGHT + 2 * BLEED };
  const frame = { left: BLEED, top: BLEED, width: WIDTH, height: HEIGHT };
  const stack: Buffer[] = [];
  for (const layer of scene.layers()) {
    if (layer.hidden) continue;
    const png = await rasterize(browser, layerPicture(layer), size);
    stack.push(await sharp(png).extract(frame).png().toBuffer());
  }
  const ground = { width: WIDTH, height: HEIGHT, channels: 4, background: '#000' } as const;
  return sharp({ create: ground })
    .composite(stack.map((input) => ({ input })))
    .png()
    .toBuffer();
}

const scenes = await Promise.all(
  readdirSync(SCENES).map(
    async (file) =>
      ((await import(new URL(file, SCENES).href)) as { scene: Scene | SpecialScene }).scene,
  ),
);

for (const scene of scenes) {
  if (!('layers' in scene)) continue;
  test(`the layers of ${scene.slug} at rest equal its flat picture`, async () => {
    const flat = await rasterize(browser, flatPicture(scene), { width: WIDTH, height: HEIGHT });
    const [expected, stacked] = await Promise.all([
      withGrain(flat),
      withGrain(await stackLayers(scene)),
    ]);
    let visible = 0;
    for (let at = 0; at < expected.length; at += 3) {
      const differs = [0, 1, 2].some(
        (channel) =>
          Math.abs((expected[at + channel] ?? 0) - (stacked[at + channel] ?? 0)) > INVISIBLE,
      );
      if (differs) visible++;
    }
    expect(visible / (WIDTH * HEIGHT)).toBeLessThan(0.01);
  });
}
