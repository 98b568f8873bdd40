/** Outlines of letters: moves, bounds, distances and path data. */
import svgpath from 'svgpath';
import { mix, mixPoints, type Point } from '../paper/geometry.ts';

export type Segment = { command: 'M' | 'L' | 'Q' | 'C' | 'Z'; points: readonly Point[] };
/** An outline; y points down, the baseline is at 0. */
export type Outline = readonly Segment[];
export const moveOutline = (outline: Outline, move: (point: Point) => Point): Outline =>
  outline.map(({ command, points }) => ({ command, points: points.map(move) }));

export type Box = { left: number; top: number; right: number; bottom: number };

/** Coordinates as points. */
export const pointsIn = (numbers: readonly number[]): Point[] =>
  Array.from({ length: Math.floor(numbers.length / 2) }, (_, index): Point => [
    numbers[2 * index] ?? 0,
    numbers[2 * index + 1] ?? 0,
  ]);

/** The outline that path data of `M`, `L`, `Q`, `C` and `Z` describes. */
export function readOutline(d: string): Outline {
  const outline: Segment[] = [];
  svgpath(d)
    .abs()
    .iterate(([command, ...numbers]) => {
      outline.push({
        command: command as Segment['command'],
        points: pointsIn(numbers.map(Number)),
      });
    });
  return outline;
}

/** From control points, which is close enough. */
export function boundsOf(outlines: readonly Outline[]): Box {
  const points = outlines.flatMap((outline) => outline.flatMap((segment) => segment.points));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

/** Rotates an outline about its middle (degrees), and moves it down. */
export function turned(outline: Outline, angle: number, down: number): Outline {
  const { left, top, right, bottom } = boundsOf([outline]);
  const [cx, cy] = [(left + right) / 2, (top + bottom) / 2];
  const radians = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return moveOutline(outline, ([x, y]) => [
    cx + (x - cx) * cos - (y - cy) * sin,
    cy + (x - cx) * sin + (y - cy) * cos + down,
  ]);
}

/** Width of the strips in which the distance of two lines is measured, em. */
const STRIP = 0.1;

/** How far the lower outlines have to go down until they only touch the upper ones. */
export function touching(upper: readonly Outline[], lower: readonly Outline[]): number {
  const bottoms = skyline(upper, Math.max);
  const tops = skyline(lower, Math.min);
  let down = -Infinity;
  for (const [strip, bottom] of bottoms) {
    for (const near of [strip - 1, strip, strip + 1]) {
      const top = tops.get(near);
      if (top !== undefined) down = Math.max(down, bottom - top);
    }
  }
  return Number.isFinite(down) ? down : 0;
}

/** The extreme of outlines in each strip. */
function skyline(outlines: readonly Outline[], extreme: (a: number, b: number) => number) {
  const found = new Map<number, number>();
  const note = ([x, y]: Point) => {
    const strip = Math.round(x / STRIP);
    found.set(strip, extreme(found.get(strip) ?? y, y));
  };
  for (const outline of outlines) {
    let from: Point | undefined;
    for (const { points } of outline) {
      const to = points.at(-1);
      if (from && to) {
        for (let share = 0; share <= 1; share += 0.125) {
          note([mix(from[0], to[0], share), mix(from[1], to[1], share)]);
        }
      }
      points.forEach(note);
      from = to ?? from;
    }
  }
  return found;
}

/** The hole of an O: the smaller of its two closed lines. */
export function counterOf(outline: Outline): Outline | undefined {
  const starts = outline.flatMap(({ command }, index) => (command === 'M' ? [index] : []));
  if (starts.length !== 2) return undefined;
  const lines = [outline.slice(0, starts[1]), outline.slice(starts[1])];
  const widths = lines.map((line) => {
    const { left, right } = boundsOf([line]);
    return right - left;
  });
  return (widths[0] ?? 0) < (widths[1] ?? 0) ? lines[0] : lines[1];
}

/** How far a straight piece may be from the curve that it replaces, units. */
const TOLERANCE = 0.12;

/** The outlines with straight pieces instead of curves, of which `offsetOutline` takes few in much less time. */
export const flatten = (outlines: readonly Outline[]): Outline[] =>
  outlines.map((outline) => {
    let from: Point = [0, 0];
    return outline.flatMap(({ command, points }): Segment[] => {
      const start = from;
      from = points.at(-1) ?? from;
      if (command !== 'Q' && command !== 'C') return [{ command, points }];
      return curve([start, ...points]).map((point) => ({ command: 'L', points: [point] }));
    });
  });

/** Points on a Bézier curve of any degree, without its start. */
function curve(control: readonly Point[]): Point[] {
  const bend = control.slice(2).map(([x, y], index): number => {
    const [a = [0, 0], b = [0, 0]] = [control[index], control[index + 1]];
    return Math.hypot(x - 2 * b[0] + a[0], y - 2 * b[1] + a[1]);
  });
  const degree = control.length - 1;
  // Wang's formula: pieces within the tolerance.
  const pieces = Math.ceil(
    Math.sqrt((degree * (degree - 1) * Math.max(...bend)) / (8 * TOLERANCE)),
  );
  return Array.from({ length: Math.max(1, pieces) }, (_, index) => {
    let points = [...control];
    const share = (index + 1) / Math.max(1, pieces);
    while (points.length > 1) {
      points = points.slice(1).map((to, place) => mixPoints(points[place] ?? to, to, share));
    }
    return points[0] ?? [0, 0];
  });
}

/** Path data. */
export const pathOf = (outlines: readonly Outline[]): string =>
  outlines
    .flat()
    .map(({ command, points }) => command + points.flat().join(' '))
    .join('');

/** Decimal places of coordinates; a title is a few hundred units wide, and a logo is small. */
const DIGITS = 1;

/** Path data in few characters: relative commands, few digits. */
export const shortPath = (d: string): string => svgpath(d).rel().round(DIGITS).toString();
