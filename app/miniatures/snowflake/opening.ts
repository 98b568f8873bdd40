/** The snowflake that is there at first. */
import { cutAll } from './paper.ts';
import type { Sheet } from './history.ts';
import { type Placed, place } from './shapes.ts';
import { type Point, polar, type Ring } from './wedge.ts';

const SECTIONS = 6;

/** Half the angle of its wedge: where the folds are. */
const FOLD = Math.PI / 12;

/** A ready-made cut at a distance from the middle and a share of the way from the axis to a fold. */
const at = (
  shape: Placed['shape'],
  radius: number,
  share: number,
  size: number,
  turn = 0,
): Ring => {
  const [x, y] = polar(radius, share * FOLD);
  return place({ shape, x, y, size, turn: turn + (share * FOLD * 180) / Math.PI });
};

/** The other half of a pair, mirrored on the axis. */
const mirrored = (ring: Ring): Ring => ring.map(([x, y]): Point => [-x, y]);
const pair = (ring: Ring): Ring[] => [ring, mirrored(ring)];

/** The rim: a tall point on the axis and a lower one at each fold. */
const rim: Ring = [
  ...[-1.3, -1].map((share) => polar(850, share * FOLD)),
  polar(770, -0.72 * FOLD),
  polar(838, -0.5 * FOLD),
  polar(800, -0.34 * FOLD),
  polar(960, 0),
  polar(800, 0.34 * FOLD),
  polar(838, 0.5 * FOLD),
  polar(770, 0.72 * FOLD),
  ...[1, 1.3].map((share) => polar(850, share * FOLD)),
  [900, 1400],
  [-900, 1400],
];

const rings: Ring[] = [
  rim,
  at('Star', 0, 0, 46),
  at('Leaf', 245, 0, 78),
  ...pair(at('Diamond', 330, 1, 62)),
  at('Heart', 420, 0, 42),
  ...pair(at('Drop', 520, 1, 84)),
  ...pair(at('Leaf', 560, 0.4, 66, 12)),
  at('Diamond', 700, 0, 78),
  ...pair(at('Crescent', 700, 0.98, 52)),
  ...pair(at('Circle', 690, 0.52, 17)),
];

/** The opening sheet, not yet touched. */
export function openingSheet(): Sheet {
  const cuts = rings.map((line) => ({ kind: 'closed' as const, line, sections: SECTIONS }));
  return {
    sections: SECTIONS,
    cuts,
    paper: { ...cutAll(cuts, SECTIONS), scraps: [] },
    made: 0,
  };
}
