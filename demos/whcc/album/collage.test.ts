import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arrange, collage } from './collage.ts';
import { GAP, MARGIN, type Shape, SPREAD } from './sheet.ts';
import type { Box } from './slicing-tree.ts';

/** Aspect ratios of photos. */
const ASPECTS = [2 / 3, 3 / 4, 4 / 5, 1, 5 / 4, 4 / 3, 3 / 2, 16 / 9, 2];

const photo: fc.Arbitrary<Shape> = fc.record(
  {
    aspect: fc.constantFrom(...ASPECTS),
    subjects: fc.constantFrom<Shape['subjects']>(
      [[0.3, 0.6]],
      [
        [0, 0.3],
        [0.6, 0.8],
      ],
    ),
  },
  { requiredKeys: ['aspect'] },
);
const photos = (minLength: number, maxLength: number) => fc.array(photo, { minLength, maxLength });
const seed = fc.integer({ min: 1 });

/** Seeded random numbers (Lehmer). */
function chance(seed: number) {
  let state = (seed % 2_147_483_646) + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return (state - 1) / 2_147_483_646;
  };
}

/** Checks fixed sets of photos: six or more are likely, but not certain, to fill the spread. */
const check = (
  numRuns: number,
  [min, max]: [number, number],
  verify: (shapes: readonly Shape[], random: () => number) => void,
) =>
  fc.assert(
    fc.property(photos(min, max), seed, (shapes, seed) => verify(shapes, chance(seed))),
    { numRuns, seed: 4 },
  );

const right = ({ x, width }: Box) => x + width;
const foot = ({ y, height }: Box) => y + height;
const apart = (one: Box, other: Box) =>
  Math.max(other.x - right(one), one.x - right(other), other.y - foot(one), one.y - foot(other));
const cropOf = ({ width, height }: Box, { aspect }: Shape) =>
  Math.abs(Math.log(width / height / aspect));

/** The problems of a layout: a photo cropped by more than 10 %, off the paper, or over another. */
const faultsOf = (boxes: readonly Box[], shapes: readonly Shape[]) =>
  shapes.flatMap((shape, index) => {
    const box = boxes[index];
    if (!box) return ['missing'];
    const off =
      Math.min(box.x, box.y) < MARGIN - 0.001 ||
      right(box) > SPREAD.width - MARGIN + 0.001 ||
      foot(box) > SPREAD.height - MARGIN + 0.001;
    const tight = boxes.slice(index + 1).some((other) => apart(box, other) < GAP - 0.001);
    return [
      ...(cropOf(box, shape) < Math.log(1.1) ? [] : ['cropped']),
      ...(off ? ['off the paper'] : []),
      ...(tight ? ['on another'] : []),
    ];
  });

describe('a collage', () => {
  test('with a panorama or a strip has it whole, however few photos are beside it', () => {
    for (const aspect of [1 / 6, 1 / 4, 4, 6]) {
      check(10, [0, 5], (others, random) => {
        const shapes = [{ aspect }, ...others];
        expect(faultsOf(collage(shapes, random), shapes)).toEqual([]);
      });
    }
  });

  test('of six or more photos fills the spread up to the margins, with even gaps', () => {
    check(80, [6, 10], (shapes, random) => {
      const boxes = collage(shapes, random);
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
    });
  });

  test('of any number of photos keeps aspect ratios within 10 %, without overlaps, on the paper', () => {
    check(80, [1, 10], (shapes, random) => {
      expect(faultsOf(collage(shapes, random), shapes)).toEqual([]);
    });
  });

  test('differs at each press', () => {
    check(40, [1, 10], (shapes, random) => {
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
    });
  });

  test('keeps the subject of a photo away from the fold, and leaves no sliver beyond it', () => {
    check(80, [6, 10], (shapes, random) => {
      for (const [index, { x, width }] of collage(shapes, random).entries()) {
        const fold = (SPREAD.width / 2 - x) / width;
        if (fold <= 0 || fold >= 1) continue;
        expect(Math.min(fold, 1 - fold)).toBeGreaterThan(0.2);
        for (const [from, to] of shapes[index]?.subjects ?? [[0, 1]]) {
          expect(fold < from || fold > to).toBe(true);
        }
      }
    });
  });
});

/** Whether a photo covers the middle of a place. */
const covers = (box: Box | undefined, { x, y, width, height }: Box) =>
  box !== undefined &&
  Math.abs(box.x + box.width / 2 - x - width / 2) < box.width / 2 &&
  Math.abs(box.y + box.height / 2 - y - height / 2) < box.height / 2;

describe('an arrangement after a swap', () => {
  /** The layout before and after; the first and the last photo are swapped. */
  const swap = (shapes: readonly Shape[], random: () => number) => {
    const before = collage(shapes, random);
    const last = before.length - 1;
    const [first, end] = [before[0], before[last]];
    if (!first || !end) throw new Error('There are no boxes');
    const targets = [end, ...before.slice(1, last), first];
    const boxes = arrange(shapes, random, { targets, moved: [0, last] });
    return { before, first, end, last, boxes };
  };

  test('keeps aspect ratios within 10 %, without overlaps, on the paper', () => {
    check(40, [2, 10], (shapes, random) => {
      expect(faultsOf(swap(shapes, random).boxes, shapes)).toEqual([]);
    });
  });

  test('nearly always puts each of the two where the other was', () => {
    let count = 0;
    const RUNS = 40;
    check(RUNS, [6, 8], (shapes, random) => {
      const { first, end, last, boxes } = swap(shapes, random);
      if (covers(boxes[0], end)) count++;
      if (covers(boxes[last], first)) count++;
    });
    expect(count).toBeGreaterThan(2 * RUNS * 0.9);
  });

  test('mostly keeps the others in their places', () => {
    let count = 0;
    const RUNS = 40;
    check(RUNS, [6, 8], (shapes, random) => {
      const { before, last, boxes } = swap(shapes, random);
      if (before.slice(1, last).every((place, index) => covers(boxes[index + 1], place))) count++;
    });
    expect(count).toBeGreaterThan(RUNS * 0.6);
  });

  test('hardly leaves more paper, also after others', () => {
    const covered = (boxes: readonly Box[]) =>
      boxes.reduce((sum, { width, height }) => sum + width * height, 0);
    let count = 0;
    const RUNS = 40;
    check(RUNS, [6, 8], (shapes, random) => {
      const filled = collage(shapes, random);
      let boxes = filled;
      for (let other = 1; other < 5; other++) {
        const [first, second] = [boxes[0], boxes[other]];
        if (!first || !second) throw new Error('There are no boxes');
        const targets = boxes.with(0, second).with(other, first);
        boxes = arrange(shapes, random, { targets, moved: [0, other] });
      }
      if (covered(boxes) > 0.9 * covered(filled)) count++;
    });
    expect(count).toBeGreaterThan(RUNS * 0.85);
  });

  test('keeps the frames if the photos have the same aspect ratio', () => {
    const shapes = Array.from({ length: 6 }, () => ({ aspect: 1 }));
    const random = chance(7);
    const before = collage(shapes, random);
    expect(arrange(shapes, random, { targets: before, moved: [0, 5] })).toEqual(before);
  });
});

test('a photo that was dropped beyond the edge of the paper lies on it', () => {
  const shapes = [{ aspect: 2 }];
  for (const x of [-550, 1250]) {
    const targets = [{ x, y: 300, width: 1300, height: 650 }];
    expect(faultsOf(arrange(shapes, chance(7), { targets, moved: [0] }), shapes)).toEqual([]);
  }
});

test('an arrangement without one of its photos fills the spread again', () => {
  check(30, [7, 10], (shapes, random) => {
    const rest = collage(shapes, random).slice(1);
    const boxes = arrange(shapes.slice(1), random, { targets: rest, moved: [] });
    expect(faultsOf(boxes, shapes.slice(1))).toEqual([]);
    expect(Math.min(...boxes.map(({ x }) => x))).toBeCloseTo(MARGIN, 6);
    expect(Math.max(...boxes.map(right))).toBeCloseTo(SPREAD.width - MARGIN, 6);
    const covered = boxes.reduce((sum, { width, height }) => sum + width * height, 0);
    expect(covered / (SPREAD.width * SPREAD.height)).toBeGreaterThan(0.75);
  });
});
