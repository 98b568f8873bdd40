import { expect, test } from 'vitest';
import { clearanceLabels } from './clearance-labels.ts';
import { clearancesOf } from './clearance.ts';
import { corners, inflate } from './geometry.ts';
import { LONG_SIDE, SHORT_SIDE } from './panels.ts';
import { faceOf } from './roof.ts';
import { wholeHouse } from './view.ts';

const lengths = (face: string, u: number, v: number) =>
  clearancesOf({ face, u, v, tall: true }).map(({ length }) => length);

test('lengths around a panel are those along its face, left, right, below and above', () => {
  // The flat roof is a rectangle of 3.6 by 5.4 m.
  const [left = 0, right = 0, below = 0, above = 0] = lengths('garage', 0.5, 1);
  expect(left).toBeCloseTo(0.5);
  expect(right).toBeCloseTo(3.6 - 0.5 - SHORT_SIDE);
  expect(below).toBeCloseTo(1);
  expect(above).toBeCloseTo(5.4 - 1 - LONG_SIDE);
});

test('on a slope, lengths are longer than they look from above, and end at the next face', () => {
  const back = faceOf('back');
  const [, , below = 0, above = 0] = lengths('back', 4, 0.4);
  const top = Math.max(...back.shape.map(([, v]) => v));
  expect(below + LONG_SIDE + above).toBeCloseTo(top);
  const [, line] = clearancesOf({ face: 'front', u: 1.5, v: 2, tall: true });
  expect(line?.to[0]).toBeLessThan(12);
});

test('a length whose label would be under a button is hidden, the others stay', () => {
  const panel = { face: 'garage', u: 0.5, v: 1, tall: true };
  const frame = { view: wholeHouse(), stage: { width: 660, height: 430 } };
  const all = clearanceLabels(panel, frame, 14);
  expect(all).toHaveLength(4);
  const [, right] = all;
  const button = inflate({ x: right?.at[0] ?? 0, y: right?.at[1] ?? 0, width: 0, height: 0 }, 5);
  expect(clearanceLabels(panel, frame, 14, [corners(button)])).toEqual(
    all.filter((label) => label !== right),
  );
});

test('there are none beside the roof', () => {
  expect(lengths('garage', 20, 20)).toEqual([]);
});
