import type { Point } from '#app/demo-kit/vector.ts';
import { expect, test } from 'vitest';
import { distanceTo } from './curves.ts';
import { tryCut, freshPaper } from './paper.ts';
import { smooth, strokeToCut, toStroke } from './strokes.ts';
import { pieceArea, type Ring } from './wedge.ts';

test('a closed stroke becomes a smooth cut without visible facets', () => {
  const drawn = Array.from({ length: 60 }, (_, step): Point => {
    const angle = (step / 60) * 2 * Math.PI;
    return [80 * Math.sin(angle), 600 + 80 * Math.cos(angle)];
  });
  const { line } = strokeToCut(toStroke(drawn, 6), 6);
  const bends = line.slice(1, -1).map((at, index) => {
    const [before, after] = [line[index] ?? at, line[index + 2] ?? at];
    const turn =
      Math.atan2(after[1] - at[1], after[0] - at[0]) -
      Math.atan2(at[1] - before[1], at[0] - before[0]);
    return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
  });
  expect(Math.max(...bends)).toBeLessThan(0.25);
  for (const [x, y] of line) expect(Math.abs(Math.hypot(x, y - 600) - 80)).toBeLessThan(4);
  expect(line.length).toBeLessThan(120);
});

test('straight sides and sharp corners of a stroke stay straight and sharp', () => {
  const zigzag: Ring = [
    [-100, 500],
    [0, 600],
    [0, 500],
    [100, 600],
  ];
  for (const corner of zigzag) expect(smooth(zigzag)).toContainEqual(corner);
  for (const point of smooth(zigzag)) {
    const off = zigzag.slice(1).map((to, index) => distanceTo(point, zigzag[index] ?? to, to));
    expect(Math.min(...off)).toBeLessThan(0.2);
  }
});

test('a straight stroke, inside the paper or from its edge, cuts a slit', () => {
  const strokes: Ring[] = [
    [-50, 0, 50].map((y): Point => [0, 600 + y]),
    [-250, -150, -50].map((x): Point => [x, 600]),
  ];
  for (const drawn of strokes) {
    const paper = tryCut(freshPaper(6), strokeToCut(toStroke(drawn, 6), 6), 6);
    if (typeof paper === 'string') throw new Error(paper);
    const taken = paper.scraps.reduce((sum, piece) => sum + pieceArea(piece), 0);
    expect(taken).toBeGreaterThan(500);
    expect(taken).toBeLessThan(4000);
  }
});
