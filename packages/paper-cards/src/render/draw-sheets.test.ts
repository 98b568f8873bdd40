import { expect, test } from 'vitest';
import { rectangle } from '../paper/geometry.ts';
import { shape } from '../paper/inks.ts';
import { type Cut, paint, sheet } from '../paper/paper.ts';
import { createRandom } from '../paper/random.ts';
import { createPalette } from '../palette.ts';
import { createGround, drawSheets, pixelsOf } from './draw-sheets.ts';

const VIEW = { left: 0, top: 0, width: 100, height: 100 };

/** RGBA of a pixel of a sheet on a light ground. */
function draw(d: string, cut: Cut = 'print') {
  const ground = createGround(VIEW, 2);
  const palette = createPalette(200, createRandom(1));
  drawSheets(
    ground,
    [paint(shape(rectangle(-50, -50, 200, 200), '#cccccc')), sheet(d, '#808080', cut)],
    palette,
  );
  const { data, width } = pixelsOf(ground);
  return (x: number, y: number) => {
    const at = (Math.round(y * 2) * width + Math.round(x * 2)) * 4;
    return [...data.subarray(at, at + 4)];
  };
}

test('a sheet is lit on the upper left and casts its shadow to the lower right', () => {
  const at = draw(rectangle(30, 30, 40, 40));
  const [middle = 0] = at(50, 50);
  expect(Math.abs(middle - 128)).toBeLessThan(10);
  expect(at(30, 50)[0]).toBeGreaterThan(middle + 20);
  expect(at(69.5, 50)[0]).toBeLessThan(middle - 10);
  expect(at(74, 74)[0]).toBeLessThan(at(26, 26)[0] ?? 0);
});

test('a shadow fades out and ends nowhere at once', () => {
  const at = draw(rectangle(10, 10, 30, 30), 'hung');
  const row = Array.from({ length: 90 }, (_, index) => at(44 + index / 2, 30)[0] ?? 0);
  const steps = row.slice(1).map((level, index) => level - (row[index] ?? 0));
  expect(Math.max(...row) - Math.min(...row)).toBeGreaterThan(20);
  expect(Math.max(...steps.map(Math.abs))).toBeLessThan(4);
});

test('a sheet that reaches beyond the canvas has no edge there', () => {
  const at = draw(rectangle(-30, -30, 160, 160));
  const [middle = 0] = at(50, 50);
  for (const [x, y] of [
    [0, 50],
    [50, 0],
    [99.5, 50],
    [50, 99.5],
  ] as const) {
    expect(Math.abs((at(x, y)[0] ?? 0) - middle), `${x} ${y}`).toBeLessThan(10);
  }
});

test('a sheet outside the canvas leaves it alone', () => {
  const at = draw(rectangle(300, 300, 40, 40));
  expect(at(99, 99)).toEqual([204, 204, 204, 255]);
});
