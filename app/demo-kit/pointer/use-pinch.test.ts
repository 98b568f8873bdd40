import { expect, test } from 'vitest';
import { pinchOf } from './use-pinch.ts';

test('one pointer moves, and two also zoom and turn about their center', () => {
  expect(pinchOf([[10, 20]], [[13, 16]])).toEqual({
    center: [13, 16],
    by: [3, -4],
    zoom: 1,
    turn: 0,
  });
  const before = [
    [0, 0],
    [100, 0],
  ] as const;
  const now = [
    [0, 0],
    [200, 0],
  ] as const;
  expect(pinchOf(before, now)).toEqual({ center: [100, 0], by: [50, 0], zoom: 2, turn: 0 });
  // A quarter turn clockwise: y is down.
  const quarter = pinchOf(before, [
    [50, -50],
    [50, 50],
  ]);
  expect(quarter.zoom).toBe(1);
  expect(quarter.turn).toBeCloseTo(Math.PI / 2);
  // Fingers at the same point have no distance to compare with.
  expect(pinchOf([before[0], before[0]], now).zoom).toBe(1);
});
