import { expect, test } from 'vitest';
import type { Size } from '#app/demo-kit/use-size.ts';
import { flakeCircle, growthOf, PHONE_SCENE, placeWedge, WIDE_BOARD } from './layout.ts';
import { MAX_SECTIONS, MIN_SECTIONS, outsideFold, RADIUS, wedgeOutline } from './wedge.ts';

const phone = (width: number): Size => ({ width, height: width * PHONE_SCENE.height });
/** A phone with a low screen. */
const low = (width: number): Size => ({ width, height: width * PHONE_SCENE.minHeight });
const wide = (width: number): Size => ({ width, height: width / WIDE_BOARD });
const counts = Array.from({ length: MAX_SECTIONS - MIN_SECTIONS + 1 }, (_, index) => index + 4);

test('the wedge stays on its board at any number of sections', () => {
  for (const board of [phone(256), phone(350), low(256), low(350), wide(214), wide(282)]) {
    for (const sections of counts) {
      const { scale, x, y } = placeWedge(board, sections);
      for (const [px, py] of wedgeOutline(sections)) {
        expect(x + px * scale).toBeGreaterThan(10);
        expect(x + px * scale).toBeLessThan(board.width - 10);
        expect(y - py * scale).toBeGreaterThan(10);
        expect(y - py * scale).toBeLessThan(board.height - 20);
      }
    }
  }
});

test('on a phone the wedge is long and clear of the snowflake beside its tip', () => {
  const boards = [phone(256), phone(350), phone(390)].map((board) => ({ board, minLength: 1.05 }));
  boards.push(...[low(256), low(350)].map((board) => ({ board, minLength: 0.95 })));
  for (const { board, minLength } of boards) {
    for (const sections of counts) {
      const { scale, x, y } = placeWedge(board, sections);
      const flake = flakeCircle(board);
      const middle: [number, number] = [(flake.x - x) / scale, (y - flake.y) / scale];
      expect(outsideFold(middle, 1, sections) * scale).toBeGreaterThan(flake.radius);
      expect((scale * RADIUS) / board.width).toBeGreaterThan(minLength);
    }
  }
});

test('a snowflake without its rim grows to its stage, and one with its rim stays', () => {
  const growthOfReach = (reach: number) =>
    growthOf([
      [
        [
          [0, 0],
          [40, reach / 2],
          [0, reach],
        ],
      ],
    ]);
  expect([1000, 860].map(growthOfReach)).toEqual([1, 1]);
  expect(growthOfReach(210)).toBe(4);
  expect(growthOfReach(1)).toBeLessThan(20);
});
