/** Slow waves that stain paper, very faintly. */
import { Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { createNoise2D } from 'simplex-noise';
import { createRandom } from '../paper/random.ts';

/** Side of the tile, its pixels' size in units, and how much lighter or darker it makes the paper. */
const TILE = { side: 256, step: 5, strength: 0.034 } as const;

/** White where the paper is lighter, black where it is darker. */
const tile = (() => {
  const noise = createNoise2D(createRandom(11).next);
  const canvas = new Canvas(TILE.side, TILE.side);
  const context = canvas.getContext('2d');
  const image = context.createImageData(TILE.side, TILE.side);
  for (let index = 0; index < TILE.side ** 2; index++) {
    const [x, y] = [index % TILE.side, Math.floor(index / TILE.side)];
    const waves = 0.7 * noise(x / 9, y / 9) + 0.3 * noise(x / 4 + 90, y / 4 + 90) - 0.2;
    image.data.fill(waves > 0 ? 255 : 0, index * 4, index * 4 + 3);
    image.data[index * 4 + 3] = Math.abs(waves) * TILE.strength * 255;
  }
  context.putImageData(image, 0, 0);
  return canvas;
})();

/** The stain of a sheet. */
export function stain(context: SKRSContext2D) {
  const pattern = context.createPattern(tile, 'repeat');
  pattern.setTransform({ a: TILE.step, b: 0, c: 0, d: TILE.step, e: 0, f: 0 });
  return pattern;
}
