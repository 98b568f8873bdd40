import { expect, test } from 'vitest';
import type { Point } from '#app/demo-kit/vector.ts';
import * as model from './draft.ts';
import { type Draft, FIRST_DRAFT } from './draft.ts';

const A: Point = [-30, 420];
const B: Point = [70, 420];
const C: Point = [20, 620];

const polygon = (...corners: Point[]) =>
  corners.reduce<Draft>((draft, corner) => model.withCorner(model.movedTo(draft, corner)), {
    ...FIRST_DRAFT,
    tool: 'polygon',
  });

test('a freeform line grows only while the pointer is pressed, by points that aren’t too near', () => {
  const pressed = model.begun(FIRST_DRAFT, [0, 500]);
  const line = [[0, 503] as const, [0, 520] as const].reduce(model.movedTo, pressed).line;
  expect(line).toEqual([
    [0, 500],
    [0, 520],
  ]);
  expect(model.movedTo(FIRST_DRAFT, [0, 500]).line).toEqual([]);
  expect(model.movedTo(model.abandoned(pressed), [0, 520]).line).toEqual([]);
});

test('a polygon of three corners closes on its first, and on its last only very near', () => {
  const draft = polygon(A, B, C);
  const closes = (cursor: Point) => model.closesAtCursor({ ...draft, cursor }, 30);
  expect([closes([-30, 445]), closes([20, 625]), closes([20, 600])]).toEqual([true, true, false]);
  const two = polygon(A, B);
  expect(model.closesAtCursor({ ...two, cursor: A }, 30)).toBe(false);
  expect(model.cutOf(two, 6)).toMatch(/at least three corners/);
  expect(model.cutOf(draft, 6)).toMatchObject({ kind: 'closed', line: draft.corners.current });
});

test('the line to the pointer is shown until a corner is undone or the pointer leaves', () => {
  const draft = model.movedTo(polygon(A, B), C);
  expect(model.linesOf(draft)).toEqual({
    outline: [A, B, C],
    set: [A, B],
    next: [B, C],
    closing: [C, A],
  });
  expect(model.linesOf(model.abandoned(draft)).outline).toHaveLength(2);
});

test('a ready-made cut stays in reach, in size and in its turns', () => {
  const moved = [[0, 9999] as const, [9999, 0] as const].reduce(model.movedBy, FIRST_DRAFT);
  expect(moved.cursor).toEqual([420, -40]);
  expect(model.scaled(FIRST_DRAFT, 100).size).toBe(260);
  expect(model.rotated(FIRST_DRAFT, -15).turn).toBe(345);
  const shape: Draft = { ...FIRST_DRAFT, tool: 'shape' };
  const { outline, closing } = model.linesOf(shape);
  expect(closing).toEqual([...outline, outline[0]]);
  expect(model.cutOf(shape, 6)).toMatchObject({ kind: 'closed', line: outline });
});
