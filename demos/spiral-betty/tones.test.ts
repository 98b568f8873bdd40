import { expect, test } from 'vitest';
import { darknessOf, extentOf, throughView, tonesOf } from './tones.ts';

/** A square with pixels of the given lightness, 0 to 255. */
function square(side: number, light: (x: number, y: number) => number) {
  const rgba = new Uint8ClampedArray(side * side * 4);
  for (let index = 0; index < side * side; index++) {
    const value = light(index % side, Math.floor(index / side));
    rgba.set([value, value, value, 255], index * 4);
  }
  return tonesOf({ data: rgba, width: side, height: side });
}

const HALVES = square(100, (x) => (x < 50 ? 0 : 255));

test('darkness follows the picture and is averaged over the radius', () => {
  const darkness = darknessOf(HALVES, 100, 0);
  expect(darkness(-0.5, 0, 0.02)).toBeCloseTo(1);
  expect(darkness(0.5, 0, 0.02)).toBeCloseTo(0);
  expect(darkness(0, 0, 0.4)).toBeCloseTo(0.5, 1);
  // At the edge, only the area on the picture counts; beyond it is paper.
  expect(darkness(-1, -1, 0.1)).toBeCloseTo(1);
  expect(darkness(-1.01, -1, 0.1)).toBe(0);
});

test('a view pans and zooms the drawing, and wide pictures extend beyond it', () => {
  const darkness = darknessOf(HALVES, 100, 0);
  const seen = throughView(darkness, { x: 0.5, y: 0, zoom: 2 });
  expect(seen(-0.9, 0, 0.02)).toBeCloseTo(0);
  expect(seen(-1.1, 0, 0.02)).toBeCloseTo(1);
  expect(seen(-1, 0, 0.2)).toBeCloseTo(0.5);
  expect(extentOf({ width: 900, height: 600 })).toEqual([1.5, 1]);
});

const BLACK = [0, 0, 0, 255];
const WHITE = [255, 255, 255, 255];

test('green counts as lighter than red, and red as lighter than blue', () => {
  const lightOf = (...color: number[]) => {
    const rgba = Uint8ClampedArray.from([...color, 255, ...BLACK, ...WHITE]);
    return tonesOf({ data: rgba, width: 2, height: 2 }).light[0] ?? 0;
  };
  const red = lightOf(255, 0, 0);
  expect(lightOf(0, 255, 0)).toBeGreaterThan(red);
  expect(red).toBeGreaterThan(lightOf(0, 0, 255));
});

test('low contrast is stretched, at most twice, without clipping', () => {
  const dull = square(64, (x) => 60 + x * 2).light;
  expect(Math.min(...dull)).toBeLessThan(20);
  expect(Math.max(...dull)).toBeGreaterThan(235);
  const fog = square(64, (x) => 240 + (x % 10)).light;
  expect(Math.max(...fog) - Math.min(...fog)).toBeLessThanOrEqual(18);
  expect(Math.min(...fog)).toBeGreaterThan(225);
});

test('contrast spreads the tones around the middle, brightness lightens all of them', () => {
  const tones = square(10, (x) => (x < 5 ? 80 : 255 - 80 * (x > 8 ? 3 : 0)));
  const at = (contrast: number, brightness: number) =>
    darknessOf(tones, contrast, brightness)(-0.5, 0, 0.05);
  expect(at(150, 0)).toBeGreaterThan(at(100, 0));
  expect(at(100, 20)).toBeCloseTo(at(100, 0) - 0.2);
  expect(at(220, -40)).toBe(1);
});
