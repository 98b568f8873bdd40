import { expect, test } from 'vitest';
import { pinchOf } from './use-pinch.ts';

test('one pointer moves, and two also zoom about their center', () => {
  expect(pinchOf([[10, 20]], [[13, 16]])).toEqual({ center: [13, 16], by: [3, -4], zoom: 1 });
  const before = [
    [0, 0],
    [100, 0],
  ] as const;
  const now = [
    [0, 0],
    [200, 0],
  ] as const;
  expect(pinchOf(before, now)).toEqual({ center: [100, 0], by: [50, 0], zoom: 2 });
  // Fingers at the same point have no distance to compare with.
  expect(pinchOf([before[0], before[0]], now).zoom).toBe(1);
});
