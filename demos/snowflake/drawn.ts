/** Cuts as they were drawn, in whole numbers: all that a link has to carry of them. */
import { clamp } from '#app/demo-kit/vector.ts';
import type { Cut } from './paper.ts';
import { place, type Placed, shapeNames } from './shapes.ts';
import { type Stroke, strokeToCut } from './strokes.ts';
import { MAX_SECTIONS, MIN_SECTIONS, type Ring } from './wedge.ts';

/**
 * What was drawn, the number of sections of its sheet, and where: x, y, size and turn of a ready-made cut, else the steps
 * from point to point. A whole unit is a third of a pixel.
 */
export type Drawn = readonly number[];

/** What was drawn: a polygon, or a closed or an open stroke. Ready-made cuts follow, in the order of `shapeNames`. */
const [POLYGON, CLOSED, THROUGH, FIRST_SHAPE] = [0, 1, 2, 3] as const;

/** Range of the half height of a ready-made cut, units. */
export const SIZES = [16, 260] as const;

/** Farthest coordinate from the tip, units: the paper ends far before. */
const FARTHEST = 2000;

/** Without a negative zero. */
const whole = (value: number) => clamp(Math.round(value), -FARTHEST, FARTHEST) + 0;

export const cutShape = ({ shape, x, y, size, turn }: Placed, sections: number) =>
  cutFrom([FIRST_SHAPE + shapeNames.indexOf(shape), sections, ...[x, y, size, turn].map(whole)]);

export const cutPolygon = (corners: Ring, sections: number) =>
  cutFrom([POLYGON, sections, ...toSteps(corners)]);

export const cutStroke = ({ points, through }: Stroke, sections: number) =>
  cutFrom([through ? THROUGH : CLOSED, sections, ...toSteps(points)]);

export function cutFrom(drawn: Drawn): Cut {
  const [what = 0, sections = 0, ...where] = drawn;
  const shape = shapeNames[what - FIRST_SHAPE];
  const points = toPoints(where);
  if (shape) {
    const [x = 0, y = 0, size = 0, turn = 0] = where;
    return { kind: 'closed', line: place({ shape, x, y, size, turn }), sections, drawn };
  }
  if (what === POLYGON) return { kind: 'closed', line: points, sections, drawn };
  return { ...strokeToCut({ points, through: what === THROUGH }, sections), drawn };
}

/** Whether whole numbers are a cut that can be drawn. */
export function isDrawn([what = -1, sections = 0, ...where]: Drawn): boolean {
  const isIn = (value: number | undefined, min: number, max: number) =>
    value !== undefined && value >= min && value <= max;
  const isNear = (value: number) => isIn(value, -FARTHEST, FARTHEST);
  if (!isIn(sections, MIN_SECTIONS, MAX_SECTIONS)) return false;
  if (isIn(what, POLYGON, THROUGH)) {
    return where.length >= 4 && where.length % 2 === 0 && toPoints(where).flat().every(isNear);
  }
  const [, , size, turn] = where;
  const isShape = isIn(what, FIRST_SHAPE, FIRST_SHAPE + shapeNames.length - 1);
  return (
    isShape &&
    where.length === 4 &&
    where.every(isNear) &&
    isIn(size, ...SIZES) &&
    isIn(turn, 0, 359)
  );
}

/** From one point to the next, because short numbers make a short link. */
const toSteps = (points: Ring): number[] =>
  points.flatMap(([x, y], index) => {
    const [fromX, fromY] = points[index - 1] ?? [0, 0];
    return [whole(x) - whole(fromX), whole(y) - whole(fromY)];
  });

function toPoints(steps: readonly number[]): Ring {
  let [x, y] = [0, 0];
  return Array.from({ length: Math.floor(steps.length / 2) }, (_, index) => {
    x += steps[2 * index] ?? 0;
    y += steps[2 * index + 1] ?? 0;
    return [x, y] as const;
  });
}
