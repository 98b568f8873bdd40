/**
 * Reads and encodes the layers of a card with depth. A layer's file shows the whole card picture and a bleed on each side,
 * on a transparent ground; visitors load only its opaque part.
 */
import sharp from 'sharp';
import { BLEED, LAYER, PICTURE } from '../schema/diorama.ts';
import type { Frontmatter } from '../schema/frontmatter.ts';
import { createBuildCache } from '../cache/build-cache.ts';
import { chromaOf, encodingEffort } from '../media/encoding.ts';
import { type Box, readFacts } from '../media/picture-facts.ts';
import { decode, openPicture, type Pixels, toImage } from '../media/read-picture.ts';

/** Widths of the card picture, px, for which layers are created: at 1, 1.5 and 2 px per unit. */
export const LAYER_WIDTHS = [616, 924, 1232] as const;

/** Travel of the farthest and the nearest layer if the frontmatter leaves it out, px on a card 464 px wide. */
const DEFAULT_TRAVEL = { far: -12, near: 6 };
/** Each distance from the frame follows the hand this much later than the one before it, ms. */
const DELAY_STEP_MS = 35;

/** The layers of a card take at most this much memory when they are decoded. */
const MAX_DECODED_BYTES = 60_000_000;
const BYTES_PER_PIXEL = 4;

/** A layer's opaque part begins and ends at multiples of this, px: still whole pixels in all sizes. */
const BOX_GRID_PX = 8;

/** From this width on, screens are so dense that a lower quality isn't seen, px. */
const MIN_DENSE_WIDTH = 1232;

/**
 * As much as card pictures get, because edges of sheets are seen on whatever is behind them. Effort 2 takes twice as long as 1, for files
 * of the same size two steps of quality higher, which isn't seen.
 */
const encodingOf = (width: number) => ({
  quality: width < MIN_DENSE_WIDTH ? 48 : 40,
  effort: encodingEffort(1),
  chromaSubsampling: chromaOf(width),
});

export type LayerFacts = {
  /** Size of the file, px. */
  width: number;
  height: number;
  /** Around everything that isn't transparent; undefined if nothing is. */
  box?: Box;
  /** Whether no pixel is transparent. */
  isOpaque: boolean;
};

/** Name of a layer, by its file: "layers/sky.webp" -> "sky". */
export const layerName = (src: string) => src.replace(/^.*\/|\.\w+$/g, '');

/** The layers of the frontmatter, all with their travel. */
export function withTravel(layers: Frontmatter['layers'] = []) {
  const { far, near } = DEFAULT_TRAVEL;
  return layers.map((layer, index) => {
    if (typeof layer !== 'string') return layer;
    const travel = far + ((near - far) * index) / Math.max(1, layers.length - 1);
    return { src: layer, travel: Math.round(travel * 10) / 10 };
  });
}

/**
 * When each layer follows the hand, ms after the first: the hand holds the frame, and paper farther from it hangs behind. Layers
 * with the same travel move as one.
 */
export function delaysOf(travels: readonly number[]): number[] {
  const distances = [...new Set(travels.map(Math.abs))].filter((distance) => distance > 0);
  distances.sort((a, b) => a - b);
  return travels.map((travel) => Math.max(0, distances.indexOf(Math.abs(travel))) * DELAY_STEP_MS);
}

const cached = createBuildCache('layers', {
  module: import.meta.filename,
  versions: sharp.versions,
});

/** @throws if the source isn't a picture */
export async function readLayer(source: Buffer): Promise<LayerFacts> {
  const { width, height, isOpaque, bounds } = await readFacts(source, { isVector: false });
  return { width, height, isOpaque, ...(bounds && { box: roundOut(bounds, { width, height }) }) };
}

function roundOut({ left, top, width, height }: Box, file: Pick<Box, 'width' | 'height'>): Box {
  const [fromX, toX] = roundOutSide(left, left + width, file.width);
  const [fromY, toY] = roundOutSide(top, top + height, file.height);
  return { left: fromX, top: fromY, width: toX - fromX, height: toY - fromY };
}

const roundOutSide = (from: number, to: number, length: number) =>
  [
    Math.floor(from / BOX_GRID_PX) * BOX_GRID_PX,
    Math.min(length, Math.ceil(to / BOX_GRID_PX) * BOX_GRID_PX),
  ] as const;

/** A layer with something on it. */
export type Drawn = LayerFacts & { box: Box };

/** The widths of the card picture for which a card's layers have enough pixels, and not too many. */
export function layerWidths(layers: readonly Drawn[]): readonly number[] {
  if (layers.length === 0) return [];
  return LAYER_WIDTHS.filter((pictureWidth) => {
    const scales = layers.map(({ width }) => pictureWidth / PICTURE.width / (width / LAYER.width));
    const pixels = layers.map(({ box }, at) => box.width * box.height * (scales[at] ?? 0) ** 2);
    const bytes = pixels.reduce((sum, count) => sum + count * BYTES_PER_PIXEL, 0);
    return Math.max(...scales) <= 1 && bytes <= MAX_DECODED_BYTES;
  });
}

/** @returns the box in the card picture, which is inside the bleed, units */
export function boxInPicture({ width, box }: Drawn) {
  const toUnits = (px: number) => Number(((px * LAYER.width) / width).toFixed(3));
  return [
    toUnits(box.left) - BLEED,
    toUnits(box.top) - BLEED,
    toUnits(box.width),
    toUnits(box.height),
  ] as const;
}

/**
 * Encodes the opaque part of a layer, which is decoded once for all widths.
 * @returns a function that takes the width of the card picture, px
 */
export function layerEncoder(source: Buffer, { width, box }: Drawn) {
  let decoded: Promise<Pixels> | undefined;
  const crop = async () => decode((await openPicture(source)).ensureAlpha().extract(box));

  return (pictureWidth: number): Promise<Buffer> => {
    const scale = pictureWidth / PICTURE.width / (width / LAYER.width);
    const encoding = encodingOf(pictureWidth);
    return cached.file([JSON.stringify([pictureWidth, encoding]), source], async () => {
      decoded ??= crop();
      return toImage(await decoded)
        .resize({ width: Math.round(box.width * scale) })
        .avif(encoding)
        .toBuffer();
    });
  };
}
