import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import {
  boxInPicture,
  delaysOf,
  layerEncoder,
  type Drawn,
  layerWidths,
  readLayer,
} from './layers.ts';

/** A sheet from (50, 100) to (90, 220) units of the card picture, with a corner that is almost transparent. */
let source: Buffer;
let facts: Drawn;

beforeAll(async () => {
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="1328" height="2296" viewBox="-24 -24 664 1148" shape-rendering="crispEdges"><rect x="50" y="100" width="40" height="120" fill="#d33"/></svg>`;
  source = await sharp(Buffer.from(sheet)).webp({ lossless: true }).toBuffer();
  const { box, ...others } = await readLayer(source);
  if (!box) throw new Error('The layer is empty');
  facts = { ...others, box };
});

test('a layer is cropped to its opaque part, rounded out to 8 px', () => {
  expect(facts).toEqual({
    width: 1328,
    height: 2296,
    isOpaque: false,
    box: { left: 144, top: 248, width: 88, height: 240 },
  });
});

test('the box is in units of the card picture, without the bleed', () => {
  expect(boxInPicture(facts)).toEqual([48, 100, 44, 120]);
});

test.each([
  [616, 44, 120],
  [924, 66, 180],
  [1232, 88, 240],
])('for a card picture %i px wide, it is scaled alike', async (width, w, h) => {
  const file = await layerEncoder(source, facts)(width);
  const found = await sharp(file).metadata();
  expect([found.width, found.height, found.hasAlpha]).toEqual([w, h, true]);
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const alphaAt = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3] ?? 0;
  expect(alphaAt(info.width / 2, info.height / 2)).toBeGreaterThan(250);
  expect(alphaAt(info.width - 1, 1)).toBeLessThan(5);
});

test('no size has more pixels than the file, or takes too much memory', () => {
  expect(layerWidths([facts])).toEqual([616, 924, 1232]);
  const small = { ...facts, width: 664, height: 1148 };
  expect(layerWidths([small])).toEqual([616]);
  const full = { ...facts, box: { left: 0, top: 0, width: 1328, height: 2296 } };
  expect(layerWidths([full, full, full, full])).toEqual([616, 924, 1232]);
  expect(layerWidths([full, full, full, full, full])).toEqual([616, 924]);
});

test('layers farther from the frame follow later, those with the same travel as one', () => {
  expect(delaysOf([-12, -8, -4, -4, 0, 8, 0.5])).toEqual([105, 70, 35, 35, 0, 70, 0]);
});
