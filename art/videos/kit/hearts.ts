/** Kind Cloud's hearts and rainbow at any time, as they move in the demo. */
import { createRandom } from '../../../tools/content/paper/random.ts';
import { drawPicture, withTransform, drawPaper } from './paint.ts';
import type { Stage } from './recording.ts';
import { clamp } from './time.ts';

/** Hearts released by a touch, the interval between them, and the duration of their rise. */
const HEARTS_PER_TOUCH = 3;
const INTERVAL_S = 0.24;
const RISE_S = 5.2;

/** A heart's keyframes: share of its rise, of its sway and tilt, height, scale and opacity. */
const PATH = [
  { at: 0, sway: 0, up: 0, tilt: 0, size: 0.3, opacity: 0 },
  { at: 0.12, sway: 0.2, up: 36, tilt: 0.4, size: 1, opacity: 1 },
  { at: 0.62, sway: 1, up: 190, tilt: 1, size: 1, opacity: 1 },
  { at: 1, sway: 0.6, up: 330, tilt: -1, size: 0.9, opacity: 0 },
] as const;

export type Heart = {
  from: number;
  x: number;
  y: number;
  paper: number;
  size: number;
  sway: number;
  tilt: number;
};

/** All hearts released by some touches. @param touches time (s) and position of each */
export function createHearts(
  touches: readonly { time: number; x: number; y: number }[],
  seed: number,
): Heart[] {
  const random = createRandom(seed);
  return touches.flatMap(({ time, x, y }) =>
    Array.from({ length: HEARTS_PER_TOUCH }, (_, index) => ({
      from: time + index * INTERVAL_S,
      x,
      y,
      paper: 1 + ((index + random.whole(0, 2)) % 3),
      size: random.between(1, 1.6),
      sway: random.around(70) + (index - 1) * 34,
      tilt: random.around(22),
    })),
  );
}

/** Draws a heart if it is visible. */
export function drawHeart(stage: Stage, heart: Heart, time: number) {
  const progress = (time - heart.from) / RISE_S;
  if (progress <= 0 || progress >= 1) return;
  const share = 1 - (1 - progress) ** 1.7;
  const next = PATH.findIndex(({ at }) => at > share);
  const [before, after] = [PATH[next - 1], PATH[next]];
  const picture = stage.images[`heart${heart.paper}`];
  if (!before || !after || !picture) return;
  const part = (share - before.at) / (after.at - before.at);
  const at = (key: keyof typeof before) => before[key] + (after[key] - before[key]) * part;
  const size = at('size') * heart.size;
  withTransform(
    stage,
    {
      x: heart.x + at('sway') * heart.sway,
      y: heart.y - at('up'),
      turn: at('tilt') * heart.tilt,
      size,
      opacity: clamp(at('opacity')),
    },
    () => drawPicture(stage, picture, picture.width / stage.density, 5 * size),
  );
}

type Bow = { x: number; y: number; inner: number; outer: number; bands: readonly string[] };

/** Draws the demo's rainbow, half a wheel. @param turn degrees; upright at 0, below the horizon at 180 */
export function drawRainbow(stage: Stage, { x, y, inner, outer, bands }: Bow, turn: number) {
  if (Math.abs(turn) >= 180) return;
  const from = Math.PI + (turn * Math.PI) / 180;
  const step = (outer - inner) / bands.length;
  bands.forEach((color, index) => {
    const band = new Path2D();
    band.arc(x, y, outer - index * step, from, from + Math.PI);
    band.arc(x, y, inner, from + Math.PI, from, true);
    band.closePath();
    drawPaper(stage, band, color, index ? 2 : 9);
  });
}
