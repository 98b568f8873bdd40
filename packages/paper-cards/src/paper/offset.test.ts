import svgpath from 'svgpath';
import { expect, test } from 'vitest';
import { circle, rectangle } from './geometry.ts';
import { insetOutline, offsetOutline } from './offset.ts';

/** How many separate outlines there are, holes included. */
const outlines = (d: string) => d.split('M').length - 1;

function boxOf(d: string) {
  const [xs, ys]: [number[], number[]] = [[], []];
  svgpath(d).iterate(([command, x, y]) => {
    if (command === 'Z') return;
    xs.push(Number(x));
    ys.push(Number(y));
  });
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

test('an offset outline runs around a shape at a distance', () => {
  const [left, top, right, bottom] = boxOf(offsetOutline(circle(50, 40, 20), 8));
  expect(left).toBeCloseTo(22, 0);
  expect(top).toBeCloseTo(12, 0);
  expect(right).toBeCloseTo(78, 0);
  expect(bottom).toBeCloseTo(68, 0);
});

test('an inset outline runs inside a shape, and leaves out what is too narrow', () => {
  const [left, top, right, bottom] = boxOf(insetOutline(circle(50, 40, 20), 8));
  expect(left).toBeCloseTo(38, 0);
  expect(top).toBeCloseTo(28, 0);
  expect(right).toBeCloseTo(62, 0);
  expect(bottom).toBeCloseTo(52, 0);
  expect(insetOutline(rectangle(0, 0, 100, 14), 8)).toBe('');
});

test('shapes that touch after growing get one outline', () => {
  const apart = rectangle(0, 0, 30, 30) + rectangle(52, 0, 30, 30);
  expect(outlines(offsetOutline(apart, 8))).toBe(2);
  expect(outlines(offsetOutline(apart, 12))).toBe(1);
});

test('small holes are left uncut, large ones stay', () => {
  const frame = (hole: number) => `M0 0H100V100H0ZM20 20V${20 + hole}H${20 + hole}V20Z`;
  expect(outlines(offsetOutline(frame(22), 8))).toBe(1);
  expect(outlines(offsetOutline(frame(60), 8))).toBe(2);
});
