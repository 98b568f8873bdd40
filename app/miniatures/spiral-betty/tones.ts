/** A picture as tones: how light it is at every point of a square, and how dark an area of it is. */

/** Side of the square that every picture is scaled down to, px: finer than any line drawn from it. */
export const TONES_SIDE = 360;

/** How light each px of a square is, 0 (black) to 255 (white), row by row. */
export type Tones = { side: number; light: Uint8Array };

/** How dark a picture is, 0 (paper) to 1 (ink), around a point of its square. */
export type Darkness = {
  /**
   * @param x from -1 (left edge) to 1 (right edge)
   * @param y from -1 (upper edge) to 1 (lower edge)
   * @param reach half the side of the area that is averaged, in the same units
   */
  (x: number, y: number, reach: number): number;
};

/** Share of the darkest and of the lightest px that may be lost when a dull picture is stretched. */
const LOST = 0.01;

/** Most that a dull picture is stretched: fog stays fog. */
const STRETCH = 2;

/**
 * The tones of a square of px. A dull picture is stretched towards black and white, since a line can
 * only be thick or thin.
 * @param rgba red, green, blue and opacity of each px, all opaque
 */
export function tonesOf(rgba: Uint8ClampedArray, side: number): Tones {
  const light = new Uint8Array(side * side);
  const counts = new Uint32Array(256);
  for (let index = 0; index < light.length; index++) {
    const at = index * 4;
    const [red = 0, green = 0, blue = 0] = [rgba[at], rgba[at + 1], rgba[at + 2]];
    // Weights of ITU-R BT.709.
    const value = Math.round(0.2126 * red + 0.7152 * green + 0.0722 * blue);
    light[index] = value;
    counts[value] = (counts[value] ?? 0) + 1;
  }
  const darkest = quantile(counts, light.length * LOST);
  const lightest = quantile(counts, light.length * (1 - LOST));
  const gain = Math.min(255 / Math.max(lightest - darkest, 1), STRETCH);
  const middle = (darkest + lightest) / 2;
  // As near to the middle of the scale as it was, or nearer where it would run over an end.
  const half = ((lightest - darkest) / 2) * gain;
  const goal = Math.min(Math.max(middle, half), 255 - half);
  if (gain > 1) {
    for (let index = 0; index < light.length; index++) {
      const value = ((light[index] ?? 0) - middle) * gain + goal;
      light[index] = Math.min(Math.max(value, 0), 255);
    }
  }
  return { side, light };
}

/** The value up to which so many px are counted. */
function quantile(counts: Uint32Array, wanted: number): number {
  let passed = 0;
  for (let value = 0; value < counts.length; value++) {
    passed += counts[value] ?? 0;
    if (passed > wanted) return value;
  }
  return counts.length - 1;
}

/**
 * The darkness of tones after contrast and brightness.
 * @param contrast per cent; 100 leaves the picture as it is
 * @param brightness per cent of the way from black to white that is added
 */
export function darknessOf({ side, light }: Tones, contrast: number, brightness: number): Darkness {
  const curve = Float64Array.from({ length: 256 }, (_, value) => {
    const changed = ((value / 255 - 0.5) * contrast) / 100 + 0.5 + brightness / 100;
    return 1 - Math.min(Math.max(changed, 0), 1);
  });
  // Sums over everything above and to the left: any area's average is four look-ups.
  const row = side + 1;
  const sums = new Float64Array(row * row);
  for (let y = 0; y < side; y++) {
    let sum = 0;
    for (let x = 0; x < side; x++) {
      sum += curve[light[y * side + x] ?? 0] ?? 0;
      sums[(y + 1) * row + x + 1] = (sums[y * row + x + 1] ?? 0) + sum;
    }
  }
  const pixel = (at: number) => Math.min(Math.max(Math.round(((at + 1) / 2) * side), 0), side);
  return (x, y, reach) => {
    const left = Math.min(pixel(x - reach), side - 1);
    const top = Math.min(pixel(y - reach), side - 1);
    const right = Math.max(pixel(x + reach), left + 1);
    const bottom = Math.max(pixel(y + reach), top + 1);
    const sum =
      (sums[bottom * row + right] ?? 0) -
      (sums[top * row + right] ?? 0) -
      (sums[bottom * row + left] ?? 0) +
      (sums[top * row + left] ?? 0);
    // Sums of fractions come out a hair below nothing.
    return Math.max(sum / ((right - left) * (bottom - top)), 0);
  };
}
