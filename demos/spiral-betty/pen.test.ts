import { expect, test } from 'vitest';
import { pathPen } from './pen.ts';

test('path data uses short relative steps without accumulating rounding errors', () => {
  const pen = pathPen();
  pen.move(10, 0.004);
  for (let step = 1; step <= 3000; step++) pen.line(10 + step * 0.014, -step * 0.0049);
  pen.close();
  const numbers = pen.d().match(/-?(\d+\.?\d*|\.\d+)/g) ?? [];
  const end = (axis: 0 | 1) =>
    numbers.reduce((sum, text, index) => (index % 2 === axis ? sum + Number(text) : sum), 0);
  expect(end(0)).toBeCloseTo(52, 2);
  expect(end(1)).toBeCloseTo(-14.7, 2);
  expect(pen.d()).toMatch(/^M10 0l\.01 0 \.02/);
});

test('every kind of shape is separated from the previous one', () => {
  const pen = pathPen();
  pen.circle(5, 5, 2);
  pen.move(0, 0);
  pen.curve(1, 1, 2, -1, 3, 0);
  pen.line(4, 0);
  pen.close();
  expect(pen.d()).toBe('M3 5a2 2 0 1 1 4 0 2 2 0 1 1-4 0ZM0 0c1 1 2-1 3 0l1 0Z');
});
