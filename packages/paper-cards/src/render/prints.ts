/** The pictures on a card, cropped and as large as they are shown. */
import { Canvas, ImageData } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { CardDrawing } from '../draw-card.ts';
import type { Palette } from '../palette.ts';
import type { Size } from '../screenshots/frames.ts';

/** An opened picture. */
export interface Picture extends Size {
  /** The file's bytes, in a format that sharp reads; upright, sRGB. */
  data: Buffer;
}

/** Opaque pixels that are lighter than this on average are seen on dark paper only, of 255. */
const LIGHT_LEVEL = 176;

/** The paper behind transparent parts: light under dark ones, a deep one of the card's under light ones. */
async function underlayFor(data: Buffer, { cream, deep }: Palette): Promise<string> {
  const image = sharp(data, { unlimited: true });
  const { hasAlpha } = await image.metadata();
  if (!hasAlpha) return cream;
  const small = await image
    .resize(32, 32, { fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer();
  let [sum, weight] = [0, 0];
  for (let at = 0; at < small.length; at += 4) {
    const alpha = small[at + 3] ?? 0;
    const level =
      0.3 * (small[at] ?? 0) + 0.59 * (small[at + 1] ?? 0) + 0.11 * (small[at + 2] ?? 0);
    sum += level * alpha;
    weight += alpha;
  }
  const isFaint = weight > 0 && weight < 255 * 32 * 32 * 0.98 && sum / weight > LIGHT_LEVEL;
  return isFaint ? deep : cream;
}

/** Each use of a picture, in order. */
export function printPictures(
  { uses, palette }: CardDrawing,
  pictures: readonly Picture[],
  scale: number,
): Promise<Canvas[]> {
  return Promise.all(
    uses.map(async ({ picture, crop, ...size }) => {
      const source = pictures[picture];
      if (!source) throw new Error(`Picture ${picture + 1} of the card is missing`);
      const [width, height] = [size.width, size.height].map((side) =>
        Math.max(1, Math.round(side * scale)),
      ) as [number, number];
      const pixels = await sharp(source.data, { unlimited: true })
        .extract(crop)
        .resize(width, height, { fit: 'fill' })
        .flatten({ background: await underlayFor(source.data, palette) })
        .toColourspace('srgb')
        .ensureAlpha()
        .raw()
        .toBuffer();
      const canvas = new Canvas(width, height);
      canvas
        .getContext('2d')
        .putImageData(new ImageData(new Uint8ClampedArray(pixels), width, height), 0, 0);
      return canvas;
    }),
  );
}
