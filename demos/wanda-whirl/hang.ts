/** Creates the streamers of a stage and ties them to the rod. */
import type { Breeze } from './breeze.ts';
import { GRAVITY } from './integrate.ts';
import { MAKES } from './kinds.ts';
import type { Kind } from './options.ts';
import { at, createPoints, type Points, ROD_Y, type Streamer } from './points.ts';

/** Distance between points, px. */
const POINT_DISTANCE_PX = 16;
const MIN_POINTS = 6;
/** Margin at both ends of the rod, px. */
const ROD_MARGIN_PX = 22;

/** Creates streamers of slightly different lengths, each with its range of points. */
export function makeStreamers(
  kinds: readonly Kind[],
  height: number,
  random: () => number,
): Streamer[] {
  let first = 0;
  return kinds.map((kind) => {
    const make = MAKES[kind];
    const length = (height - ROD_Y) * make.length * (0.76 + 0.17 * random());
    const count = Math.max(MIN_POINTS, Math.round(length / POINT_DISTANCE_PX) + 1);
    const phase = random() * 0.9 - 0.45;
    const way = random() < 0.5 ? 1 : -1;
    const streamer = { kind, make, first, count, rest: length / (count - 1), phase, way } as const;
    first += count;
    return streamer;
  });
}

/** Ties the streamers to the rod, side by side, and bends them the way the breeze blows. */
export function hang(
  list: readonly Streamer[],
  { width, breeze, random }: { width: number; breeze: Breeze; random: () => number },
): Points {
  const points = createPoints(list.reduce((sum, { count }) => sum + count, 0));
  const { x, y, free, owner, curl } = points;
  const space = (width - 2 * ROD_MARGIN_PX) / list.length;
  list.forEach(({ first, count, rest, make }, index) => {
    const swing = random() * 6;
    let angle = 0;
    for (let i = 0; i < count; i++) {
      const p = first + i;
      owner[p] = index;
      curl[p] = (make.curl * Math.sin(swing + (i / count) * 9) * (0.3 + i / count) * rest) / 4;
      if (i === 0) {
        x[p] = ROD_MARGIN_PX + space * (index + 0.5) + (random() - 0.5) * space * 0.2;
        y[p] = ROD_Y;
        free[p] = 0;
        continue;
      }
      breeze.at(at(x, p - 1), at(y, p - 1));
      const lean = Math.atan((make.airAcross * breeze.air.x) / GRAVITY);
      angle += (lean - angle) * 0.4;
      const bow = at(curl, p) * 0.12;
      x[p] = at(x, p - 1) + Math.sin(angle + bow) * rest;
      y[p] = at(y, p - 1) + Math.cos(angle + bow) * rest;
    }
  });
  points.stop();
  return points;
}
