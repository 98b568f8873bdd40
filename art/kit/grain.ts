/** Paper grain, as a tile that the site overlays on its pictures. */
import sharp from 'sharp';
import { createRandom } from '../../tools/content/paper/random.ts';

/** Side of the tile, px; displayed at half that size, so that it is sharp on high-density screens. */
const SIDE = 192;
/** Opacities of a speck, of 255. Normal blending is cheapest in browsers, and few steps keep the file small. */
const STEP = 7;
const STEPS = 2;

/** White and black specks on a transparent background, tiling seamlessly, as WebP. */
export function grainTile(): Promise<Buffer> {
  const random = createRandom(3);
  // Roughly normally distributed, and smoothed a little, so that specks are larger than a pixel.
  const noise = Array.from(
    { length: SIDE * SIDE },
    () => random.next() + random.next() + random.next() - 1.5,
  );
  const at = (x: number, y: number) => noise[((y + SIDE) % SIDE) * SIDE + ((x + SIDE) % SIDE)] ?? 0;
  const pixels = Buffer.alloc(SIDE * SIDE * 4);
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const sides = at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1);
      const corners = at(x - 1, y - 1) + at(x + 1, y - 1) + at(x - 1, y + 1) + at(x + 1, y + 1);
      const smoothed = at(x, y) + sides / 2 + corners / 4;
      const level = Math.max(-STEPS, Math.min(STEPS, Math.round(smoothed * 1.33)));
      pixels.fill(level > 0 ? 255 : 0, (y * SIDE + x) * 4, (y * SIDE + x) * 4 + 3);
      pixels[(y * SIDE + x) * 4 + 3] = Math.abs(level) * STEP;
    }
  }
  return sharp(pixels, { raw: { width: SIDE, height: SIDE, channels: 4 } })
    .webp({ lossless: true, effort: 6 })
    .toBuffer();
}
