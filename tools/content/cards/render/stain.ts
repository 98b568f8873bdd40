/** Slow waves that stain paper, very faintly. */
import { createNoise2D } from 'simplex-noise';
import { createRandom } from '../../paper/random.ts';

/** Slow waves that stain a sheet, very faintly: a grid of factors around 1. */
export const STAIN = { side: 256, step: 5, strength: 0.034 } as const;

const stain = (() => {
  const noise = createNoise2D(createRandom(11).next);
  return Float32Array.from({ length: STAIN.side ** 2 }, (_, index) => {
    const [x, y] = [index % STAIN.side, Math.floor(index / STAIN.side)];
    const waves = 0.7 * noise(x / 9, y / 9) + 0.3 * noise(x / 4 + 90, y / 4 + 90);
    return 1 + STAIN.strength * (waves - 0.2);
  });
})();

/** The factor at a point, units, between the points of the grid linearly. */
export function stainAt(x: number, y: number): number {
  const [fx, fy] = [Math.floor(x), Math.floor(y)];
  const [right, low] = [x - fx, y - fy];
  const row = (fy & 255) << 8;
  const next = ((fy + 1) & 255) << 8;
  const left = fx & 255;
  const after = (fx + 1) & 255;
  const top = (stain[row + left] ?? 1) * (1 - right) + (stain[row + after] ?? 1) * right;
  const bottom = (stain[next + left] ?? 1) * (1 - right) + (stain[next + after] ?? 1) * right;
  return top * (1 - low) + bottom * low;
}
