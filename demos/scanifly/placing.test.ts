import { expect, test } from 'vitest';
import { distance, type Point } from '#app/demo-kit/vector.ts';
import { LONG_SIDE, type Panel } from './panels.ts';
import { middleOf, nudged, panelAt, tryAt, tryMove } from './placing.ts';

/** A portrait panel on the back slope, and a landscape one on the flat roof. */
const tall: Panel = { id: 1, face: 'back', u: 4, v: 1, tall: true };
const wide: Panel = { id: 2, face: 'garage', u: 0.5, v: 1, tall: false };
const panels = [tall, wide];

test('a panel is hit inside its outline, or by a finger that is nearer to it than to others', () => {
  const middle = middleOf(wide);
  expect(panelAt(panels, middle)).toBe(wide);
  const beside: Point = [middle[0] + LONG_SIDE / 2 + 0.1, middle[1]];
  expect(panelAt(panels, beside)).toBeUndefined();
  expect(panelAt(panels, beside, 0.2)).toBe(wide);
  const next = { ...wide, id: 3, u: wide.u + LONG_SIDE + 0.3 };
  expect(panelAt([...panels, next], beside, 0.5)).toBe(wide);
});

test('a dragged panel goes to the face under it, and fits nowhere beside the roof', () => {
  const { panel, refused } = tryMove(tall, [14.8, -0.6], panels);
  expect(refused).toBeUndefined();
  expect(panel).toMatchObject({ face: 'garage', tall: true });
  expect(tryMove(tall, [9, 5.6], panels).refused).toBe('there is no roof here');
  // Its own place isn't taken.
  expect(
    distance(middleOf({ ...tryMove(tall, middleOf(tall), panels).panel, id: 1 }), middleOf(tall)),
  ).toBeLessThan(0.1);
  expect(tryAt([9, 5.6], true, panels)).toBeUndefined();
});

test('a panel moves across or up its own face, in the direction that is nearer', () => {
  // Uphill on the back slope is toward the front of the house.
  const before = middleOf(tall);
  const [x, y] = middleOf(nudged(tall, [0.2, 1], 0.5));
  expect(x).toBeCloseTo(before[0]);
  expect(y).toBeGreaterThan(before[1] + 0.3);
  expect(
    distance(middleOf(nudged(tall, [-1, 0.2], 0.5)), [before[0] - 0.5, before[1]]),
  ).toBeCloseTo(0);
});
