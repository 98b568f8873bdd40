/** Small pieces beside a shorter line of a title. */
import type { Random } from '../paper/random.ts';
import { moveOutline, type Outline, readOutline } from './outlines.ts';
import type { Stacked } from './stack-lines.ts';

/** A star, a spark, a flower, a bead, a heart and a drop, within a circle of radius 1 around 0. */
const SHAPES = [
  'M0-1L.28-.39 .95-.31 .46 .15 .59 .81 0 .48-.59 .81-.46 .15-.95-.31-.28-.39Z',
  'M0-1.1L.25-.25 1.1 0 .25 .25 0 1.1-.25 .25-1.1 0-.25-.25Z',
  'M.09-.82Q.18-.24 .75-.34 1.33-.43 .81-.17 .29 .09 .55 .61 .82 1.13 .41 .72 0 .3-.41 .72-.82 1.13-.55 .61-.29 .09-.81-.17-1.33-.43-.75-.34-.18-.24-.09-.82 0-1.4 .09-.82Z',
  'M.8 0C.8 .44 .44 .8 0 .8-.44 .8-.8 .44-.8 0-.8-.44-.44-.8 0-.8 .44-.8 .8-.44 .8 0Z',
  'M0 .85C-1.2 0-1-.8-.5-.8-.2-.8 0-.6 0-.4 0-.6 .2-.8 .5-.8 1-.8 1.2 0 0 .85Z',
  'M-1.25 .35C-.7-.75 .5-.9 .85-.2 1.1 .5 .2 .9-1.25 .35Z',
] as const;

/** Minimum room on each side of a line, em, and the share of it that a piece takes. */
const MIN_ROOM = 0.75;
const SHARE = 0.28;
/** Lengths in em of the line: radius at most, distance from its letters, and height above its baseline. */
const PIECE = { radius: 0.24, gap: 0.26, height: 0.31 };
/** Radians. */
const MAX_TILT = 0.35;

/** A mirrored pair beside the shortest line, if there is room. Lengths in em. */
export function placeOrnaments({ lines }: Stacked, random: Random): Outline[] {
  const shape = readOutline(random.pick(SHAPES));
  const tilt = random.around(MAX_TILT);
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const [shortest] = lines.toSorted((a, b) => a.width - b.width);
  if (!shortest) return [];
  const { width, scale, baseline } = shortest;
  const room = (Math.max(...lines.map((line) => line.width)) - width) / 2;
  if (room < MIN_ROOM) return [];
  const radius = Math.min(PIECE.radius * scale, room * SHARE);
  const [x, y] = [width / 2 + radius + PIECE.gap * scale, baseline - PIECE.height * scale];
  return [-1, 1].map((side) =>
    moveOutline(shape, ([px, py]) => [
      side * (x + (px * cos - py * sin) * radius),
      y + (px * sin + py * cos) * radius,
    ]),
  );
}
