import { expect, test } from 'vitest';
import { encodedSize, frameCount } from './show.ts';
import { eased, passed, pointAt, track } from './time.ts';

test('what moves rests before its first key and after its last, and is half-way in between', () => {
  const way = track([
    [1, 0, 10],
    [2, 100, 30],
    [4, 100, 50],
  ]);
  expect(way(0)).toEqual([0, 10]);
  expect(way(1)).toEqual([0, 10]);
  expect(way(1.5)).toEqual([50, 20]);
  expect(way(2)).toEqual([100, 30]);
  expect(way(3)).toEqual([100, 40]);
  expect(way(9)).toEqual([100, 50]);
});

test('a movement begins and ends slowly, and never leaves its stretch of time', () => {
  expect([0, 1, 2, 3, 9].map((time) => passed(time, 1, 3))).toEqual([0, 0, 0.5, 1, 1]);
  expect(eased(1.2, 1, 3)).toBeLessThan(passed(1.2, 1, 3));
  expect(eased(2.8, 1, 3)).toBeGreaterThan(passed(2.8, 1, 3));
});

test('a point of a line lies straight between two of its points', () => {
  const line = [
    [0, 0],
    [10, 0],
    [10, 20],
  ] as const;
  expect(pointAt(line, 0.25)).toEqual([5, 0]);
  expect(pointAt(line, 0.75)).toEqual([10, 10]);
  expect(pointAt(line, 2)).toEqual([10, 20]);
  expect(pointAt(line.slice(0, 1), 0.5)).toEqual([0, 0]);
});

test('what is encoded has even sides and whole frames', () => {
  expect(encodedSize({ width: 800, height: 519 })).toEqual({ width: 800, height: 520 });
  expect(encodedSize({ width: 700, height: 1200 })).toEqual({ width: 700, height: 1200 });
  expect(frameCount({ seconds: 8.5 })).toBe(204);
});
