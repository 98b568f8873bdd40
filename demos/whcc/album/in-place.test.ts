import { expect, test } from 'vitest';
import { inPlace } from './in-place.ts';

const place = { x: 200, y: 400, width: 200, height: 200 };
const beside = { x: 600, y: 44, width: 374, height: 912 };
const across = { x: 1026, y: 44, width: 930, height: 912 };
const shapes = [{ aspect: 1 }, { aspect: 0.4 }, { aspect: 1 }];

const moved = (targets: Parameters<typeof inPlace>[1]['targets']) =>
  inPlace(shapes, { targets, moved: [0] })?.get(0);

test('a moved photo takes the room up to the margins of its page and a gap from the next photo', () => {
  expect(moved([place, beside, across])).toMatchObject({ x: 44, width: 530 });
  expect(moved([place])).toMatchObject({ y: 44, height: 912 });
  // Computed positions are a little off.
  const wide = { x: 44, y: 400, width: 930.000_1, height: 200 };
  expect(moved([wide, { ...beside, y: 650 }])).toMatchObject({ y: 44, height: 580 });
});

test('a moved photo isn’t placed where it would be too small', () => {
  const row = { x: 44, y: 44, width: 930, height: 400 };
  const narrow = { x: 44, y: 470, width: 930, height: 60 };
  expect(moved([narrow, row, { ...row, y: 556 }])).toBeUndefined();
});

test('a photo whose subject would be on the fold is placed beside it', () => {
  const across = { x: 300, y: 44, width: 1656, height: 912 };
  expect(moved([across])?.x).toBe(1026);
});
