import { expect, test } from 'vitest';
import { ghostSize, isWellInside, placeOnSpread } from './drop.ts';

test('only the edges of a photo belong to the gaps around it', () => {
  const photo = { x: 100, y: 100, width: 50, height: 40 };
  expect(isWellInside({ x: 125, y: 120 }, photo)).toBe(true);
  expect(isWellInside({ x: 112, y: 110 }, photo)).toBe(true);
  expect(isWellInside({ x: 104, y: 120 }, photo)).toBe(false);
  expect(isWellInside({ x: 125, y: 138 }, photo)).toBe(false);
  // In a large photo, no more than a finger needs.
  expect(isWellInside({ x: 120, y: 200 }, { x: 100, y: 0, width: 500, height: 400 })).toBe(true);
});

test('viewport coordinates convert to spread coordinates', () => {
  const paper = { x: 40, y: 20, width: 400, height: 200 };
  expect(placeOnSpread({ x: 240, y: 70 }, paper)).toEqual({ x: 1000, y: 250 });
});

test('the drag preview keeps its aspect ratio and a moderate size', () => {
  expect(ghostSize(1.5, 60)).toEqual({ width: 84, height: 56 });
  expect(ghostSize(0.5, 400)).toEqual({ width: 75, height: 150 });
});
