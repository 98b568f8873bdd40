/** What the check says about layers, and about the sizes of a card's files: what needs pictures. */
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { checkedSite } from '../../../../tests/setup/checked-site.ts';

const { inContent, problems, warnings, writeEntry } = checkedSite();

/** Writes layers of x: files by name, each with the size in px of its canvas and the alpha of its ground. */
async function writeLayers(
  files: Record<string, { size?: readonly [number, number]; alpha?: number }>,
) {
  await mkdir(inContent('media/x/layers'), { recursive: true });
  const writing = Object.entries(files).map(async ([name, { size = [664, 1148], alpha = 0 }]) => {
    const [width, height] = size;
    const background = { r: 9, g: 9, b: 9, alpha };
    const create = { width, height, channels: 4, background } as const;
    const sheet = { create: { ...create, width: 40, height: 40, background: '#ffffff' } };
    const picture = sharp({ create }).composite(name === 'empty' ? [] : [{ input: sheet }]);
    const data = await picture.webp({ lossless: true, effort: 0 }).toBuffer();
    await writeFile(inContent(`media/x/layers/${name}.webp`), data);
  });
  await Promise.all(writing);
}

const LAYERED = {
  layers: [{ src: 'layers/back.webp', travel: -9 }, 'layers/front.webp'],
};

test('layers and animations are valid', async () => {
  await writeLayers({ back: { alpha: 1 }, front: {}, eyes: {} });
  await writeEntry({
    layers: [...LAYERED.layers, 'layers/eyes.webp'],
    animations: [
      { layer: 'eyes', motion: 'show', seconds: 0.1 },
      { layer: 'eyes', motion: 'show', at: 0.1, seconds: 0.2 },
      { layer: 'front', motion: 'turn', by: 5, seconds: 1, origin: [10, 20] },
      { layer: 'front', motion: 'glide', by: [4, 4], seconds: 1 },
    ],
  });
  expect(await problems()).toEqual([]);
});

test('a field under its former name works', async () => {
  await writeLayers({ back: { alpha: 1 }, front: {} });
  await writeEntry({ ...LAYERED, life: [{ layer: 'front', motion: 'show', seconds: 1 }] });
  expect(await problems()).toEqual([]);
});

test.each([
  [
    { layers: ['layers/back.webp', 'layers/front.webp', 'layers/back.webp'] },
    'layers.2 layers/back.webp is a duplicate. Remove it.',
  ],
  [
    { layers: ['layers/back.webp', 'layers/square.webp'] },
    'layers.1 layers/square.webp is 700 x 700 px, not the card picture with a margin of 24 units on each side. Make it 1328 x 2296 px.',
  ],
  [
    { layers: ['layers/back.webp', 'layers/large.webp'] },
    'layers.1 layers/large.webp is 1328 x 2296 px, unlike layers/back.webp. Make all layers 664 x 1148 px.',
  ],
  [
    { layers: ['layers/back.webp', 'layers/empty.webp'] },
    'layers.1 layers/empty.webp is empty. Draw something on it, or remove it.',
  ],
  [
    { layers: ['layers/front.webp', 'layers/back.webp'] },
    'layers.1 layers/back.webp hides all layers behind it. Export it with a transparent background.',
  ],
  [
    { ...LAYERED, animations: [{ layer: 'moon', motion: 'show', seconds: 1 }] },
    'animations.0.layer "moon" not found. Use one of back, front.',
  ],
  [
    {
      ...LAYERED,
      animations: [
        { layer: 'front', motion: 'rise', to: 0.9, seconds: 1, origin: [5, 5] },
        { layer: 'front', motion: 'swing', by: 9, seconds: 1, origin: [10, 20] },
        { layer: 'front', motion: 'turn', by: 9, at: 1, seconds: 1, origin: [10, 30] },
      ],
    },
    'animations.2.origin is [10, 30], but an earlier entry of "front" has [10, 20]. Use one point for both.',
  ],
  [
    {
      ...LAYERED,
      animations: [
        { layer: 'front', motion: 'turn', by: 9, seconds: 1, hold: 1 },
        { layer: 'front', motion: 'swing', by: 9, seconds: 1, at: 2.9 },
      ],
    },
    'animations.1.at overlaps an earlier entry that moves "front". Change one of their times.',
  ],
])(
  'a problem in layers or animations is one line with the field and a fix: %o',
  async (fields, line) => {
    await writeLayers({
      back: { alpha: 1 },
      front: {},
      empty: {},
      large: { size: [1328, 2296] },
      square: { size: [700, 700] },
    });
    await writeEntry(fields);
    expect((await problems()).map((problem) => problem.replace(/^[^ ]* /, ''))).toEqual([line]);
  },
);

test('a layer that no card uses is reported', async () => {
  await writeLayers({ back: { alpha: 1 }, front: {}, old: {} });
  await writeEntry(LAYERED);
  expect(await warnings()).toEqual([
    'content/media/x/layers/old.webp:1: file is unused. Reference it, or delete it.',
  ]);
});

test('card files that slow down the home page are a warning', async () => {
  /** A black picture with noise in a band, which is enough to make its file large. */
  const noisy = (width: number, height: number) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
    const create = { channels: 3, background: '#000000' } as const;
    const band = { create: { ...create, noise, width, height: 700 } };
    return sharp({ create: { ...create, width, height } }).composite([{ input: band }]);
  };
  const background = await noisy(1232, 2200).jpeg().toBuffer();
  await writeFile(inContent('media/x/background.jpg'), background);
  await writeLayers({ front: { size: [1328, 2296] } });
  const layer = await noisy(1328, 2296).webp({ effort: 0 }).toBuffer();
  await writeFile(inContent('media/x/layers/back.webp'), layer);
  await writeEntry(LAYERED);
  const numbers = Array.from({ length: 3000 }, (_, index) => Math.sin(index) * 1000).join(' ');
  const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M${numbers}"/></svg>`;
  await writeFile(inContent('media/x/logo.svg'), logo);
  expect(await warnings()).toEqual([
    expect.stringMatching(
      /^content\/case-studies\/x\.mdx:12: logo file logo\.svg makes the home page slow: \d+ kB after compression\. Simplify it to 12 kB or less\.$/,
    ),
    expect.stringMatching(
      /^content\/case-studies\/x\.mdx:13: bg file background\.jpg makes the home page slow/,
    ),
    expect.stringMatching(
      /^content\/case-studies\/x\.mdx:28: layers together make the home page slow: \d+ kB after compression\. Simplify them to 190 kB or less\.$/,
    ),
  ]);
  expect(await problems()).toEqual([]);
});
