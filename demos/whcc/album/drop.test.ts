import { expect, test } from 'vitest';
import { type DropZone, ghostSize, isWellInside, placeOnSpread, targetAt } from './drop.ts';

test('only the edges of a photo belong to the gaps around it', () => {
  const photo = { x: 100, y: 100, width: 50, height: 40 };
  expect(isWellInside([125, 120], photo)).toBe(true);
  expect(isWellInside([112, 110], photo)).toBe(true);
  expect(isWellInside([104, 120], photo)).toBe(false);
  expect(isWellInside([125, 138], photo)).toBe(false);
  // In a large photo, no more than a finger needs.
  expect(isWellInside([120, 200], { x: 100, y: 0, width: 500, height: 400 })).toBe(true);
});

test('viewport coordinates convert to spread coordinates', () => {
  const paper = { x: 40, y: 20, width: 400, height: 200 };
  expect(placeOnSpread([240, 70], paper)).toEqual([1000, 250]);
});

test('the drag preview keeps its aspect ratio and a moderate size', () => {
  expect(ghostSize(1.5, 60)).toEqual({ width: 84, height: 56 });
  expect(ghostSize(0.5, 400)).toEqual({ width: 75, height: 150 });
});

const paper: DropZone = { kind: 'spread', key: 9, box: { x: 0, y: 0, width: 400, height: 200 } };
const photo: DropZone = { kind: 'print', key: 3, box: { x: 100, y: 100, width: 100, height: 50 } };

test('a photo from the table replaces a photo, or is added near its edge', () => {
  const drag = { key: 7, origin: 'table' } as const;
  expect(targetAt([150, 125], [photo, paper], drag)).toEqual({ kind: 'print', key: 3 });
  expect(targetAt([102, 125], [photo, paper], drag)).toEqual({
    kind: 'spread',
    key: 9,
    place: [510, 625],
  });
  expect(targetAt([150, 125], [{ ...photo, kind: 'cover' }], drag)).toEqual({
    kind: 'cover',
    key: 3,
  });
  expect(targetAt([150, 125], [{ ...photo, kind: 'table' }], drag)).toBeUndefined();
});

test('a photo of a spread is swapped, or moved to the table, but not dropped on itself', () => {
  const drag = { key: 7, origin: 'spread' } as const;
  expect(targetAt([102, 125], [photo, paper], drag)).toEqual({ kind: 'print', key: 3 });
  expect(targetAt([102, 125], [{ ...photo, key: 7 }, paper], drag)).toBeUndefined();
  expect(targetAt([10, 10], [paper], drag)).toBeUndefined();
  expect(targetAt([150, 125], [{ ...photo, kind: 'table' }], drag)).toEqual({
    kind: 'table',
    key: 3,
  });
  expect(targetAt([150, 125], [], drag)).toBeUndefined();
});
