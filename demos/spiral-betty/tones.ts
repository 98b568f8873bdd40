/** A picture as tones: the lightness of pixels, and the average darkness of areas. */
import { clamp } from '#app/demo-kit/vector.ts';
import type { Extent, View } from './view.ts';

/** Lightness of each pixel, 0 (black) to 255 (white), row by row. */
export type Tones = { width: number; height: number; light: Uint8Array };

/** Darkness of a picture around a point, 0 (paper) to 1 (ink). */
export type Darkness = {
  /**
   * @param x from the middle to the right, where half the shorter side of the picture is 1
   * @param y from the middle downward
   * @param reach half the side of the area that is averaged, in the same units
   */
  (x: number, y: number, reach: number): number;
};

/** Share of the darkest and of the lightest pixels clipped when the contrast is stretched. */
const CLIPPED_SHARE = 0.01;

/** Limit of the contrast stretch, so that fog stays fog. */
const MAX_STRETCH = 2;

/** Half the width and half the height of a picture, in halves of its shorter side. */
export function extentOf({ width, height }: Pick<Tones, 'width' | 'height'>): Extent {
  const shorter = Math.min(width, height);
  return [width / shorter, height / shorter];
}

/**
 * The tones of a picture. Low contrast is stretched, because a line can only be
 * thick or thin.
 * @param data RGBA of each pixel, all opaque
 */
export function tonesOf({
  data: rgba,
  width,
  height,
}: Pick<ImageData, 'data' | 'width' | 'height'>): Tones {
  const light = new Uint8Array(width * height);
  const counts = new Uint32Array(256);
  for (let index = 0; index < light.length; index++) {
    const at = index * 4;
    const [red = 0, green = 0, blue = 0] = [rgba[at], rgba[at + 1], rgba[at + 2]];
    // Weights of ITU-R BT.709.
    const value = Math.round(0.2126 * red + 0.7152 * green + 0.0722 * blue);
    light[index] = value;
    counts[value] = (counts[value] ?? 0) + 1;
  }
  const darkest = quantile(counts, light.length * CLIPPED_SHARE);
  const lightest = quantile(counts, light.length * (1 - CLIPPED_SHARE));
  const gain = Math.min(255 / Math.max(lightest - darkest, 1), MAX_STRETCH);
  const middle = (darkest + lightest) / 2;
  // Keeps the mean tone, moved toward the middle where the range would exceed an end.
  const half = ((lightest - darkest) / 2) * gain;
  const goal = clamp(middle, half, 255 - half);
  if (gain > 1) {
    for (let index = 0; index < light.length; index++) {
      const value = ((light[index] ?? 0) - middle) * gain + goal;
      light[index] = clamp(value, 0, 255);
    }
  }
  return { width, height, light };
}

/** The value below which `target` pixels are. */
function quantile(counts: Uint32Array, target: number): number {
  let passed = 0;
  for (let value = 0; value < counts.length; value++) {
    passed += counts[value] ?? 0;
    if (passed > target) return value;
  }
  return counts.length - 1;
}

/**
 * The darkness of tones after contrast and brightness. Outside the picture is paper.
 * @param contrast percent; 100 leaves the picture unchanged
 * @param brightness percent of the range from black to white that is added
 */
export function darknessOf(tones: Tones, contrast: number, brightness: number): Darkness {
  const { width, height, light } = tones;
  const curve = Float64Array.from({ length: 256 }, (_, value) => {
    const changed = ((value / 255 - 0.5) * contrast) / 100 + 0.5 + brightness / 100;
    return 1 - clamp(changed, 0, 1);
  });
  // Summed-area table: the average of any area takes four lookups.
  const row = width + 1;
  const sums = new Float64Array(row * (height + 1));
  for (let y = 0; y < height; y++) {
    let sum = 0;
    for (let x = 0; x < width; x++) {
      sum += curve[light[y * width + x] ?? 0] ?? 0;
      sums[(y + 1) * row + x + 1] = (sums[y * row + x + 1] ?? 0) + sum;
    }
  }
  const sumAt = (x: number, y: number) => sums[y * row + x] ?? 0;
  /** Interpolates the sum between pixels, so that a moving picture doesn't jump by pixels. */
  const sumTo = (x: number, y: number) => {
    const [left, top] = [Math.min(Math.floor(x), width - 1), Math.min(Math.floor(y), height - 1)];
    const [across, down] = [x - left, y - top];
    const above = sumAt(left, top) * (1 - across) + sumAt(left + 1, top) * across;
    const below = sumAt(left, top + 1) * (1 - across) + sumAt(left + 1, top + 1) * across;
    return above * (1 - down) + below * down;
  };
  const scale = Math.min(width, height) / 2;
  return (x, y, reach) => {
    const [middleX, middleY] = [x * scale + width / 2, y * scale + height / 2];
    if (middleX < 0 || middleX > width || middleY < 0 || middleY > height) return 0;
    const half = Math.max(reach * scale, 0.5);
    const left = clamp(middleX - half, 0, width);
    const right = clamp(middleX + half, 0, width);
    const top = clamp(middleY - half, 0, height);
    const bottom = clamp(middleY + half, 0, height);
    const sum = sumTo(right, bottom) - sumTo(right, top) - sumTo(left, bottom) + sumTo(left, top);
    // Rounding errors can make it slightly negative.
    return Math.max(sum / ((right - left) * (bottom - top)), 0);
  };
}

/** The darkness around a point of the disc, in radii. */
export const throughView =
  (darkness: Darkness, { x, y, zoom }: View): Darkness =>
  (discX, discY, reach) =>
    darkness(x + discX / zoom, y + discY / zoom, reach / zoom);
