/** Billows of smoke or steam. */
import { arc, circle, polyline } from '../paper/geometry.ts';
import { paper } from '../paper/paper.ts';
import { inked } from './pieces.ts';
import { shape } from '../paper/inks.ts';

export type Puff = readonly [x: number, y: number, radius: number];

/** One sheet of smoke. */
export const smoke = (puffs: readonly Puff[], color: string, lift: number) =>
  paper(
    shape(puffs.map(([x, y, radius]) => circle(x, y, radius)).join(''), color, {
      isUnited: true,
    }),
    `thing ${lift}`,
  );

/** Curls on smoke. */
export const curls = (puffs: readonly Puff[], color: string) =>
  inked(
    puffs.map(([x, y, radius]) => polyline(arc(x, y, radius * 0.66, 190, 300, 14))).join(''),
    color,
    3,
  );
