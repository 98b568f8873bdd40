import { expect, test } from 'vitest';
import { arrowOf, indexAfterKey } from './arrow-keys.ts';
import { add, clamp, distance, middle, scale, subtract } from './vector.ts';

test('vectors are added, subtracted and scaled by component', () => {
  expect(add([1, 2], [3, -5])).toEqual([4, -3]);
  expect(subtract([1, 2], [3, -5])).toEqual([-2, 7]);
  expect(scale([1, -2], 3)).toEqual([3, -6]);
});

test('the middle is as far from one point as from the other', () => {
  expect(middle([0, 10], [4, 20])).toEqual([2, 15]);
  expect(distance([0, 0], [3, 4])).toBe(5);
});

test('a value is limited to its range', () => {
  expect([clamp(-1, 0, 9), clamp(4, 0, 9), clamp(12, 0, 9)]).toEqual([0, 4, 9]);
  expect(clamp(4, 0, -1)).toBe(0);
});

const key = { altKey: false, ctrlKey: false, metaKey: false };

test('arrow keys are directions on the screen, unless they are shortcuts of the browser', () => {
  expect(arrowOf({ ...key, key: 'ArrowUp' })).toEqual([0, -1]);
  expect(arrowOf({ ...key, key: 'a' })).toBeUndefined();
  expect(arrowOf({ ...key, key: 'ArrowLeft', altKey: true })).toBeUndefined();
});

test('keys move the focus along tabs and around their ends, unless they are shortcuts of the browser', () => {
  const indexAfter = (name: string, index: number) =>
    indexAfterKey({ ...key, key: name }, index, 4);
  expect([indexAfter('ArrowRight', 1), indexAfter('ArrowRight', 3)]).toEqual([2, 0]);
  expect([indexAfter('ArrowLeft', 1), indexAfter('ArrowLeft', 0)]).toEqual([0, 3]);
  expect([indexAfter('Home', 2), indexAfter('End', 2)]).toEqual([0, 3]);
  expect([indexAfter('ArrowUp', 1), indexAfter('a', 1)]).toEqual([undefined, undefined]);
  expect(indexAfterKey({ ...key, key: 'ArrowLeft', altKey: true }, 1, 4)).toBeUndefined();
});
