import { expect, test } from 'vitest';
import { encodedSize, frameCount } from './recording.ts';
import { easedProgress, progress, pointAt, keyframes } from './time.ts';

test('values are constant before the first and after the last keyframe, and halfway in between', () => {
  const way = keyframes([
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

test('progress eases in and out, and stays between 0 and 1', () => {
  expect([0, 1, 2, 3, 9].map((time) => progress(time, 1, 3))).toEqual([0, 0, 0.5, 1, 1]);
  expect(easedProgress(1.2, 1, 3)).toBeLessThan(progress(1.2, 1, 3));
  expect(easedProgress(2.8, 1, 3)).toBeGreaterThan(progress(2.8, 1, 3));
});

test('a point of a line is interpolated between two of its points', () => {
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

test('encoded frames have even sides, and their number is whole', () => {
  expect(encodedSize({ width: 800, height: 519 })).toEqual({ width: 800, height: 520 });
  expect(encodedSize({ width: 700, height: 1200 })).toEqual({ width: 700, height: 1200 });
  expect(frameCount({ seconds: 8.5 })).toBe(204);
});
