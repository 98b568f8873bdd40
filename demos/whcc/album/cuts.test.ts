import { expect, test } from 'vitest';
import { exchanges, readingOrder } from './cuts.ts';

test('rows and what is beside each other in them exchange their places, and fill the same area', () => {
  /** A wide one, and two beside each other below. */
  const boxes = [
    { x: 0, y: 0, width: 100, height: 60 },
    { x: 0, y: 70, width: 30, height: 30 },
    { x: 40, y: 70, width: 60, height: 30 },
  ];
  const placesOf = (layout: Map<number, { x: number; y: number }>) =>
    [0, 1, 2].map((index) => `${layout.get(index)?.x} ${layout.get(index)?.y}`);
  expect(exchanges(boxes).map(placesOf)).toEqual([
    ['0 0', '0 70', '40 70'],
    ['0 40', '0 0', '40 0'],
    ['0 0', '70 70', '0 70'],
    ['0 40', '70 0', '0 0'],
  ]);
});

test('a layout without a cut from edge to edge is its only exchange', () => {
  const pinwheel = [
    { x: 0, y: 0, width: 60, height: 30 },
    { x: 70, y: 0, width: 30, height: 60 },
    { x: 40, y: 70, width: 60, height: 30 },
    { x: 0, y: 40, width: 30, height: 60 },
  ];
  expect(exchanges(pinwheel)).toEqual([new Map(pinwheel.entries())]);
});

test('the reading order of a layout keeps neighbors together', () => {
  // Two stacked on the left, a tall one on the right.
  const boxes = [
    { x: 60, y: 0, width: 40, height: 100 },
    { x: 0, y: 60, width: 50, height: 40 },
    { x: 0, y: 0, width: 50, height: 50 },
  ];
  expect(readingOrder(boxes)).toEqual([2, 1, 0]);
});
