/** Kind Cloud's hearts and rainbow at any time, as they move in the demo. */
import { createRandom } from '../../kit/random.ts';
import { lay, placed, sheetOf } from './paint.ts';
import type { Stage } from './show.ts';
import { clamp } from './time.ts';

/** Hearts for one touch, one after another; how long each rises, s. */
const EACH = 3;
const APART = 0.24;
const RISE = 5.2;

/** Where a heart is at shares of its way: how much of its sway, how high, and how much is seen. */
const WAY = [
  { at: 0, sway: 0, up: 0, tilt: 0, size: 0.3, seen: 0 },
  { at: 0.12, sway: 0.2, up: 36, tilt: 0.4, size: 1, seen: 1 },
  { at: 0.62, sway: 1, up: 190, tilt: 1, size: 1, seen: 1 },
  { at: 1, sway: 0.6, up: 330, tilt: -1, size: 0.9, seen: 0 },
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
export function heartsOf(
  touches: readonly { time: number; x: number; y: number }[],
  seed: number,
): Heart[] {
  const random = createRandom(seed);
  return touches.flatMap(({ time, x, y }) =>
    Array.from({ length: EACH }, (_, index) => ({
      from: time + index * APART,
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
  const passed = (time - heart.from) / RISE;
  if (passed <= 0 || passed >= 1) return;
  const share = 1 - (1 - passed) ** 1.7;
  const next = WAY.findIndex(({ at }) => at > share);
  const [before, after] = [WAY[next - 1], WAY[next]];
  const picture = stage.props[`heart${heart.paper}`];
  if (!before || !after || !picture) return;
  const part = (share - before.at) / (after.at - before.at);
  const at = (key: keyof typeof before) => before[key] + (after[key] - before[key]) * part;
  const size = at('size') * heart.size;
  placed(
    stage,
    {
      x: heart.x + at('sway') * heart.sway,
      y: heart.y - at('up'),
      turn: at('tilt') * heart.tilt,
      size,
      opacity: clamp(at('seen')),
    },
    () => lay(stage, picture, picture.width / stage.density, 5 * size),
  );
}

type Bow = { x: number; y: number; inner: number; outer: number; bands: readonly string[] };

/** The toy's wheel of half a rainbow. @param turn degrees: 0 stands up, at 180 it is below */
export function drawRainbow(stage: Stage, { x, y, inner, outer, bands }: Bow, turn: number) {
  if (Math.abs(turn) >= 180) return;
  const from = Math.PI + (turn * Math.PI) / 180;
  const step = (outer - inner) / bands.length;
  bands.forEach((color, index) => {
    const band = new Path2D();
    band.arc(x, y, outer - index * step, from, from + Math.PI);
    band.arc(x, y, inner, from + Math.PI, from, true);
    band.closePath();
    sheetOf(stage, band, color, index ? 2 : 9);
  });
}
