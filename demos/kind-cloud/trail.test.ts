import { expect, test } from 'vitest';
import type { Point } from '#app/demo-kit/vector.ts';
import { createTrail } from './trail.ts';

test('marks have the requested distance, however fast the pointer moves', () => {
  const slow = createTrail([0, 0], 10);
  const marks: Point[] = [];
  for (let x = 1; x <= 35; x++) marks.push(...slow([x, 0]));
  expect(marks).toEqual([
    [10, 0],
    [20, 0],
    [30, 0],
  ]);
  expect(createTrail([0, 0], 10)([35, 0])).toEqual(marks);
});

test('the remainder of a move counts toward the next, around corners too', () => {
  const trail = createTrail([0, 0], 10);
  expect(trail([6, 0])).toEqual([]);
  expect(trail([6, 8])).toEqual([[6, 8]]);
  expect(trail([6, 8])).toEqual([]);
});
