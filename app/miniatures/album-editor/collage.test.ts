import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { collage, GAP, MARGIN, type Shape, SPREAD } from './collage.ts';
import type { Box } from './slicing-tree.ts';

/** Proportions of photographs, width by height. */
const ASPECTS = [2 / 3, 3 / 4, 4 / 5, 1, 5 / 4, 4 / 3, 3 / 2, 16 / 9, 2];

const photo = fc.record({
  aspect: fc.constantFrom(...ASPECTS),
  focus: fc.double({ min: 0.25, max: 0.75, noNaN: true }),
});
const photos = (minLength: number, maxLength: number) => fc.array(photo, { minLength, maxLength });
const seed = fc.integer({ min: 1 });
/** The same sets each time: that six photos and more fill the spread is likely, not certain. */
const NUMBER = { numRuns: 80, seed: 4 };

/** Chance that is the same for the same seed (Lehmer). */
function chance(seed: number) {
  let state = (seed % 2_147_483_646) + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return (state - 1) / 2_147_483_646;
  };
}

const right = ({ x, width }: Box) => x + width;
const foot = ({ y, height }: Box) => y + height;
const apart = (one: Box, other: Box) =>
  Math.max(other.x - right(one), one.x - right(other), other.y - foot(one), one.y - foot(other));
const cropOf = ({ width, height }: Box, { aspect }: Shape) =>
  Math.abs(Math.log(width / height / aspect));

describe('a collage', () => {
  test('of six photos and more reaches all four margins and leaves nothing empty but even gaps', () => {
    fc.assert(
      fc.property(photos(6, 10), seed, (shapes, seed) => {
        const boxes = collage(shapes, chance(seed));
        expect(Math.min(...boxes.map(({ x }) => x))).toBeCloseTo(MARGIN, 6);
        expect(Math.min(...boxes.map(({ y }) => y))).toBeCloseTo(MARGIN, 6);
        expect(Math.max(...boxes.map(right))).toBeCloseTo(SPREAD.width - MARGIN, 6);
        expect(Math.max(...boxes.map(foot))).toBeCloseTo(SPREAD.height - MARGIN, 6);
        // Each, with half a gap around it, adds up to the sheet; the fold has at most two gaps.
        const covered = boxes.reduce(
          (sum, { width, height }) => sum + (width + GAP) * (height + GAP),
          0,
        );
        const height = SPREAD.height - 2 * MARGIN + GAP;
        const sheet = (SPREAD.width - 2 * MARGIN + GAP) * height;
        expect(covered).toBeLessThan(sheet + 1);
        expect(covered).toBeGreaterThan(sheet - GAP * height - 1);
      }),
      NUMBER,
    );
  });

  test('of any number keeps proportions within 10 %, never overlaps, and stays on the paper', () => {
    fc.assert(
      fc.property(photos(1, 10), seed, (shapes, seed) => {
        const boxes = collage(shapes, chance(seed));
        expect(boxes).toHaveLength(shapes.length);
        boxes.forEach((box, index) => {
          expect(cropOf(box, shapes[index] ?? { aspect: NaN })).toBeLessThan(Math.log(1.1));
          expect(Math.min(box.x, box.y)).toBeGreaterThan(MARGIN - 0.001);
          expect(right(box)).toBeLessThan(SPREAD.width - MARGIN + 0.001);
          expect(foot(box)).toBeLessThan(SPREAD.height - MARGIN + 0.001);
          for (const other of boxes.slice(index + 1)) {
            expect(apart(box, other)).toBeGreaterThan(GAP - 0.001);
          }
        });
      }),
      NUMBER,
    );
  });

  test('is another at each press', () => {
    fc.assert(
      fc.property(photos(1, 10), seed, (shapes, seed) => {
        const random = chance(seed);
        let before = collage(shapes, random);
        for (let press = 0; press < 3; press++) {
          const next = collage(shapes, random, before);
          const steps = next.map((box, index) => {
            const was = before[index] ?? box;
            return Math.max(
              Math.abs(box.x + box.width / 2 - was.x - was.width / 2),
              Math.abs(box.y + box.height / 2 - was.y - was.height / 2),
              Math.abs(box.width - was.width),
              Math.abs(box.height - was.height),
            );
          });
          expect(Math.max(...steps)).toBeGreaterThan(60);
          before = next;
        }
      }),
      { numRuns: 40, seed: 4 },
    );
  });

  test('keeps what matters in a photo away from the fold', () => {
    fc.assert(
      fc.property(photos(6, 10), seed, (shapes, seed) => {
        for (const [index, { x, width }] of collage(shapes, chance(seed)).entries()) {
          const fold = (SPREAD.width / 2 - x) / width;
          if (fold <= 0 || fold >= 1) continue;
          expect(Math.abs(fold - (shapes[index]?.focus ?? 0.5))).toBeGreaterThan(0.13);
        }
      }),
      NUMBER,
    );
  });
});
