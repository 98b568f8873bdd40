/** Hills, the ground and the edges of water, as lines and as path data. */
import { mix, polygon, type Point, type Points, pointsOf } from './geometry.ts';
import { sheet, WIDTH } from './paper.ts';
import { createRandom } from './random.ts';

interface RidgeOptions {
  /** Height of the ridge, and its amplitude. */
  y: number;
  swing?: number;
  /** Number of humps from edge to edge. */
  humps?: number;
  seed?: number;
  /** Change of height from left to right; negative rises. */
  slope?: number;
}

/** A rolling line from beyond the left edge to beyond the right edge. */
export function ridge({ y, swing = 20, humps = 3, seed = 1, slope = 0 }: RidgeOptions): Point[] {
  const random = createRandom(seed);
  const waves = [1, 2, 3].map((octave) => ({
    size: swing / octave ** 1.3,
    speed: (humps * octave * Math.PI) / WIDTH,
    start: random.between(0, Math.PI * 2),
  }));
  return Array.from({ length: 101 }, (_, index) => {
    const x = mix(-80, WIDTH + 80, index / 100);
    const rise = waves.reduce(
      (sum, { size, speed, start }) => sum + size * Math.sin(x * speed + start),
      0,
    );
    return [x, y + rise * 0.7 + slope * (x / WIDTH - 0.5)];
  });
}

/** The area below a ridge. */
export function below(points: Points, floor = 1200) {
  const line = pointsOf(points);
  const [first, last] = [line[0], line[line.length - 1]];
  if (!first || !last) return '';
  return polygon([...line, [last[0], floor], [first[0], floor]]);
}

/** Upper edge of the sheet behind the card's text, units; it passes behind the round logo. */
const GROUND_EDGE = 888;

/**
 * The front sheet, dark and empty, behind the card's text.
 * @param color the entry's `color`, at which the card's gradient ends
 */
export function ground(color: string, seed: number) {
  const edge = ridge({ y: GROUND_EDGE, swing: 9, humps: 1.6, seed, slope: 8 });
  return sheet(below(edge), color, 'hung');
}

/** The height of a ridge at x, to stand things on. */
export function heightAt(line: readonly Point[], x: number): number {
  const index = line.findIndex((point) => point[0] >= x);
  const [from, to] = [line[Math.max(index - 1, 0)], line[index]];
  if (!from || !to) return 0;
  return mix(from[1], to[1], (x - from[0]) / (to[0] - from[0] || 1));
}
