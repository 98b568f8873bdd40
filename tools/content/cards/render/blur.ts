/** Blurred copies of a sheet's outline, for its shadows. */
import sharp from 'sharp';

/** Opacities, 0 to 255, of a grid of squares. */
export interface AlphaMap {
  data: Uint8Array;
  /** Squares. */
  width: number;
  height: number;
  /** Side of a square, px. */
  step: number;
  /** Squares around the outline that it was blurred into. */
  margin: number;
}

/** Widest blur that is computed on squares of a size; wider ones are computed on larger squares. */
const MAX_SIGMA = 2.4;
/** How far a blur reaches, in sigmas. */
const REACH = 2.6;

/**
 * Blurs an outline (Gaussian).
 * @param sigma px
 */
export async function blurAlpha(outline: AlphaMap, sigma: number): Promise<AlphaMap> {
  let step = 1;
  while (sigma / step > MAX_SIGMA) step *= 2;
  const width = Math.ceil(outline.width / step);
  const height = Math.ceil(outline.height / step);
  const margin = Math.ceil((sigma / step) * REACH) + 1;
  const { data } = await sharp(outline.data, {
    raw: { width: outline.width, height: outline.height, channels: 1 },
  })
    .resize({ width, height, fit: 'fill', kernel: 'linear' })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#000' })
    .blur(Math.max(0.3, sigma / step))
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: width + 2 * margin, height: height + 2 * margin, step, margin };
}

/** The opacity at a point of the outline's own pixels, between the squares' centers linearly; 0 beyond. */
export function sampleAt({ data, width, height, step, margin }: AlphaMap, x: number, y: number) {
  const u = (x + 0.5) / step - 0.5 + margin;
  const v = (y + 0.5) / step - 0.5 + margin;
  const [left, top] = [Math.floor(u), Math.floor(v)];
  if (left < -1 || top < -1 || left >= width || top >= height) return 0;
  const [right, low] = [u - left, v - top];
  const inLeft = left >= 0;
  const inRight = left + 1 < width;
  const row = top * width + left;
  let sum = 0;
  if (top >= 0) {
    if (inLeft) sum += (data[row] ?? 0) * (1 - right) * (1 - low);
    if (inRight) sum += (data[row + 1] ?? 0) * right * (1 - low);
  }
  if (top + 1 < height) {
    if (inLeft) sum += (data[row + width] ?? 0) * (1 - right) * low;
    if (inRight) sum += (data[row + width + 1] ?? 0) * right * low;
  }
  return sum;
}
