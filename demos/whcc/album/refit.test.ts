import { expect, test } from 'vitest';
import { refitted } from './refit.ts';

const wide = { x: 44, y: 44, width: 930, height: 443 };
const left = { x: 44, y: 513, width: 452, height: 443 };
const right = { x: 522, y: 513, width: 452, height: 443 };
const beside = { x: 1026, y: 44, width: 930, height: 912 };

test('the cuts of a page shift until each photo has its shape, in the middle of the page; another page stays', () => {
  const shapes = [{ aspect: 1 }, { aspect: 2 }, { aspect: 1 }, { aspect: 1 }];
  const boxes = refitted(shapes, { targets: [wide, left, right, beside], moved: [0, 1] });
  const [square, small, other] = [0, 1, 2].map((index) => boxes?.get(index));
  if (!square || !small || !other) throw new Error('There are no boxes');
  expect(square.width / square.height).toBeCloseTo(1.095, 6);
  expect(small.width / small.height).toBeGreaterThan(1.8);
  expect(small.y).toBeCloseTo(square.y + square.height + 26, 6);
  expect(other.x).toBeCloseTo(small.x + small.width + 26, 6);
  expect(square.x - 44).toBeCloseTo(974 - square.x - square.width, 6);
  expect(boxes?.get(3)).toEqual(beside);
});

test('a page isn’t refitted where a photo would be too small or is across the fold', () => {
  const flat = [{ aspect: 9 }, { aspect: 9 }, { aspect: 9 }, { aspect: 1 }];
  expect(refitted(flat, { targets: [wide, left, right, beside], moved: [0, 1] })).toBeUndefined();
  const shapes = [{ aspect: 1 }, { aspect: 1 }];
  const across = { ...wide, width: 1912 };
  expect(refitted(shapes, { targets: [across, left], moved: [0, 1] })).toBeUndefined();
});
