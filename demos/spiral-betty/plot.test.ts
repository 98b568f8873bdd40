import { expect, test } from 'vitest';
import type { Point } from '#app/demo-kit/vector.ts';
import { drawDesign } from './draw-design.ts';
import type { Pen } from './pen.ts';
import { plot } from './plot.ts';
import { DESIGNS, START } from './settings.ts';

/** Whether a point is in a polygon, by the crossings of a ray to the right. */
const isInside = ([x, y]: Point, corners: readonly Point[]) =>
  corners.filter(([x1, y1], index) => {
    const [x2, y2] = corners.at(index - 1) ?? [0, 0];
    return y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
  }).length %
    2 ===
  1;

/** The points of a complete drawing. */
function pointsOf(settings: typeof START): Point[] {
  const points: Point[] = [];
  const add = (x: number, y: number) => void points.push([x, y]);
  const pen: Pen = { move: add, line: add, curve: () => {}, circle: add, close: () => {} };
  for (const _ of drawDesign(pen, () => 0.5, settings));
  return points;
}

for (const design of DESIGNS) {
  const settings = { ...START, design, rings: 20, lines: 20, density: 20 };

  test(`the plotter draws more and more of ${design}, and in the end all of it`, () => {
    const points = pointsOf(settings);
    const drawn = [0.001, 0.2, 0.4, 0.6, 0.8, 1].map((share) => {
      const { outline } = plot(settings, share);
      return points.filter((point) => isInside(point, outline)).length / points.length;
    });
    expect(drawn).toEqual([...drawn].sort((one, other) => one - other));
    expect(drawn[0]).toBeLessThan(0.1);
    expect(drawn[2]).toBeGreaterThan(0.2);
    expect(drawn[2]).toBeLessThan(0.7);
    expect(drawn.at(-1)).toBe(1);
  });

  test(`the pen for ${design} is where the drawing ends`, () => {
    const { pen } = plot(settings, 0.5);
    const [before, after] = [plot(settings, 0.499).outline, plot(settings, 0.501).outline];
    expect([isInside(pen, before), isInside(pen, after)]).toEqual([false, true]);
  });
}
