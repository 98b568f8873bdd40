/**
 * Reads and encodes the layers of a card with depth. A layer's file shows the whole card picture and a bleed on each side,
 * on a transparent ground; visitors load only its opaque part.
 */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { PICTURE } from '../../app/content/diorama.ts';
import { createBuildCache } from './build-cache.ts';
import { encodingEffort } from './encoding-effort.ts';

/** Beyond each edge of the card picture, units. */
export const BLEED = 24;
/** Size of a layer's file, units. */
export const LAYER = {
  width: PICTURE.width + 2 * BLEED,
  height: PICTURE.height + 2 * BLEED,
} as const;

/** A layer's opaque part begins and ends at multiples of this, px: still whole pixels in all sizes. */
const BOX_GRID_PX = 8;

const ENCODINGS = {
  // A little more than card pictures get: edges of sheets are seen on whatever is behind them.
  avif: { quality: 50, effort: encodingEffort(2) },
  webp: { quality: 76, alphaQuality: 95, effort: encodingEffort(2) },
} as const;

/** px */
export type Box = { left: number; top: number; width: number; height: number };

export type LayerFacts = {
  /** Size of the file, px. */
  width: number;
  height: number;
  /** Around everything that isn't transparent; undefined if nothing is. */
  box?: Box;
  /** Whether no pixel is transparent. */
  isOpaque: boolean;
};

const dependencies = { modules: [import.meta.filename], versions: sharp.versions };
const cachedFacts = createBuildCache('layer-facts', dependencies);
const cachedFiles = createBuildCache('layers', dependencies);

/** @throws if the source isn't a picture */
export async function readLayer(source: Buffer): Promise<LayerFacts> {
  const facts = await cachedFacts(source, async () => JSON.stringify(await measure(source)));
  return JSON.parse(facts.toString()) as LayerFacts;
}

async function measure(source: Buffer): Promise<LayerFacts> {
  const alpha = sharp(source).ensureAlpha().extractChannel('alpha');
  const { data, info } = await alpha.raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const [columns, rows] = [new Set<number>(), new Set<number>()];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (data[y * width + x] === 0) continue;
      columns.add(x);
      rows.add(y);
    }
  }
  const isOpaque = data.every((value) => value === 255);
  if (columns.size === 0) return { width, height, isOpaque };
  const [left, right] = roundOut(columns, width);
  const [top, bottom] = roundOut(rows, height);
  return {
    width,
    height,
    isOpaque,
    box: { left, top, width: right - left, height: bottom - top },
  };
}

function roundOut(used: ReadonlySet<number>, length: number): [from: number, to: number] {
  const from = [...used].reduce((a, b) => Math.min(a, b));
  const to = [...used].reduce((a, b) => Math.max(a, b)) + 1;
  return [
    Math.floor(from / BOX_GRID_PX) * BOX_GRID_PX,
    Math.min(length, Math.ceil(to / BOX_GRID_PX) * BOX_GRID_PX),
  ];
}

/** Whether a layer has enough pixels for a card picture of this width. */
export const isWideEnough = ({ width }: LayerFacts, pictureWidth: number) =>
  width / LAYER.width >= pictureWidth / PICTURE.width;

/** @returns the box as fractions of the card picture, which is inside the bleed */
export function boxInPicture({ width, box }: LayerFacts & { box: Box }) {
  const pxPerUnit = width / LAYER.width;
  const share = (px: number, size: number) => Number((px / pxPerUnit / size).toFixed(6));
  const bleed = BLEED * pxPerUnit;
  return [
    share(box.left - bleed, PICTURE.width),
    share(box.top - bleed, PICTURE.height),
    share(box.width, PICTURE.width),
    share(box.height, PICTURE.height),
  ] as const;
}

/**
 * Encodes the opaque part of a layer.
 * @param pictureWidth width of the card picture for which it is, px
 */
export function encodeLayer(
  source: Buffer,
  { width, box }: LayerFacts & { box: Box },
  pictureWidth: number,
  format: keyof typeof ENCODINGS,
): Promise<Buffer> {
  const scale = pictureWidth / PICTURE.width / (width / LAYER.width);
  const encoding = ENCODINGS[format];
  const key = createHash('sha256')
    .update(`${pictureWidth} ${format} ${encoding.effort} `)
    .update(source)
    .digest();
  return cachedFiles(key, () =>
    sharp(source)
      .ensureAlpha()
      .extract(box)
      .resize({ width: Math.round(box.width * scale) })
      .toFormat(format, encoding)
      .toBuffer(),
  );
}
