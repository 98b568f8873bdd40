import { expect, test } from 'vitest';
import { exchanges } from './exchange.ts';

/** Two rows: one wide, two beside each other below. */
const placed = [
  [0, { x: 0, y: 0, width: 100, height: 60 }],
  [1, { x: 0, y: 70, width: 30, height: 30 }],
  [2, { x: 40, y: 70, width: 60, height: 30 }],
] as const;

test('rows and what is beside each other in them exchange their places, and fill the same area', () => {
  const all = exchanges(placed).map((each) => new Map(each));
  expect(
    all.map((each) => [0, 1, 2].map((index) => [each.get(index)?.x, each.get(index)?.y])),
  ).toEqual([
    [
      [0, 0],
      [0, 70],
      [40, 70],
    ],
    [
      [0, 40],
      [0, 0],
      [40, 0],
    ],
    [
      [0, 0],
      [70, 70],
      [0, 70],
    ],
    [
      [0, 40],
      [70, 0],
      [0, 0],
    ],
  ]);
});

test('a layout without a cut from edge to edge is its only exchange', () => {
  const pinwheel = [
    [0, { x: 0, y: 0, width: 60, height: 30 }],
    [1, { x: 70, y: 0, width: 30, height: 60 }],
    [2, { x: 40, y: 70, width: 60, height: 30 }],
    [3, { x: 0, y: 40, width: 30, height: 60 }],
  ] as const;
  expect(exchanges(pinwheel)).toEqual([pinwheel]);
});
