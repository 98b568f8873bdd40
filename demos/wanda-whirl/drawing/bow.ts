/** A paper bow, which ties two streamers. */
import { mix } from '../color.ts';
import type { Palette } from '../options.ts';
import type { Knot } from '../renderer-messages.ts';
import { addCircle, type Shape } from './shape.ts';

/** A loop and a tail of one side; the other side mirrors them. Px from the middle. */
const LOOP = 'M0 0C5-13 19-17 25-12C30-7 28 7 23 10C16 13 5 7 0 0z';
const TAIL = 'M-3 2L5-1C11 9 15 15 20 25L13 24L10 30C4 21 0 11-3 2z';
/** The shade in a loop. */
const INSIDE = 'M6 0C11-7 17-10 21-7C24-3 22 4 20 6C15 7 10 4 6 0z';
const KNOT_RADIUS = 5.4;

const WHITE = '#fffaf0';

export function drawBow({ x, y, ties }: Knot, { papers }: Palette): Shape {
  const path = (d: string) => {
    const both = new Path2D();
    for (const side of [1, -1]) both.addPath(new Path2D(d), new DOMMatrix([side, 0, 0, 1, x, y]));
    return both;
  };
  const tied = new Set(ties.map((index) => papers[index % papers.length]));
  const color = papers.find((paper) => !tied.has(paper)) ?? WHITE;
  const [tails, loops, knot] = [path(TAIL), path(LOOP), new Path2D()];
  addCircle(knot, x, y, KNOT_RADIUS);
  const outline = new Path2D();
  for (const part of [tails, loops, knot]) outline.addPath(part);
  return {
    outline,
    sheets: [
      { path: tails, color: mix(color, '#2a1020', 0.12), grain: true, lit: true },
      { path: loops, color, grain: true, lit: true },
      { path: path(INSIDE), color: mix(color, '#2a1020', 0.3), grain: true },
      { path: knot, color: mix(color, WHITE, 0.2), grain: true, lit: true },
    ],
  };
}
