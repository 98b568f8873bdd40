/** Blurred copies of a sheet's outline, for its shadows. */

/** Opacities, 0 to 255, of a grid of squares. */
export interface AlphaMap {
  data: Uint8Array | Float32Array;
  /** Squares. */
  width: number;
  height: number;
  /** Side of a square, px. */
  step: number;
  /** Squares around the outline that it was blurred into. */
  margin: number;
}

/** Widest blur that is computed with a kernel, squares; wider ones are computed on larger squares. */
const MAX_SIGMA = 2.4;

/** Halves the resolution. */
function halved(map: AlphaMap): AlphaMap {
  const [width, height] = [Math.ceil(map.width / 2), Math.ceil(map.height / 2)];
  const data = new Float32Array(width * height);
  for (let y = 0; y < map.height; y++) {
    for (let x = 0; x < map.width; x++) {
      const at = (y >> 1) * width + (x >> 1);
      data[at] = (data[at] ?? 0) + (map.data[y * map.width + x] ?? 0) / 4;
    }
  }
  return { data, width, height, step: map.step * 2, margin: 0 };
}

function kernelOf(sigma: number): Float32Array {
  const reach = Math.ceil(sigma * 2.6);
  const weights = Float32Array.from({ length: 2 * reach + 1 }, (_, index) =>
    Math.exp(-((index - reach) ** 2) / (2 * sigma * sigma)),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/**
 * Blurs an outline (Gaussian).
 * @param sigma px
 */
export function blurAlpha(outline: AlphaMap, sigma: number): AlphaMap {
  let map = outline;
  while (sigma / map.step > MAX_SIGMA) map = halved(map);
  const kernel = kernelOf(Math.max(0.3, sigma / map.step));
  const reach = (kernel.length - 1) / 2;
  const [width, height] = [map.width + 2 * reach, map.height + 2 * reach];
  const across = new Float32Array(width * map.height);
  for (let y = 0; y < map.height; y++) {
    for (let x = 0; x < map.width; x++) {
      const value = map.data[y * map.width + x] ?? 0;
      if (value === 0) continue;
      const row = y * width + x;
      for (let tap = 0; tap < kernel.length; tap++) {
        across[row + tap] = (across[row + tap] ?? 0) + value * (kernel[tap] ?? 0);
      }
    }
  }
  const data = new Float32Array(width * height);
  for (let y = 0; y < map.height; y++) {
    for (let tap = 0; tap < kernel.length; tap++) {
      const weight = kernel[tap] ?? 0;
      const [from, to] = [y * width, (y + tap) * width];
      for (let x = 0; x < width; x++) {
        data[to + x] = (data[to + x] ?? 0) + (across[from + x] ?? 0) * weight;
      }
    }
  }
  return { data, width, height, step: map.step, margin: reach };
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
