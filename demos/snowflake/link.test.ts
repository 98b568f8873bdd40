import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeLink, encodeLink } from '#app/demo-kit/share-link/share-link.ts';
import type { Point } from '#app/demo-kit/vector.ts';
import { BACKGROUND_NAMES } from './backgrounds.ts';
import { cutPolygon, cutShape, cutStroke } from './drawn.ts';
import { openingCuts } from './opening.ts';
import { shapeNames } from './shapes.ts';
import { type Snowflake, storedFormat, workFormat } from './link.ts';
import { toStroke } from './strokes.ts';

const points = fc
  .array(
    fc.tuple(
      fc.double({ min: -500, max: 500, noNaN: true }),
      fc.double({ min: 0, max: 1100, noNaN: true }),
    ),
    {
      minLength: 3,
      maxLength: 12,
    },
  )
  .map((list) => list.map(([x, y]): Point => [x, y]));
const sections = fc.integer({ min: 4, max: 12 });

const size = fc.double({ min: 16, max: 260, noNaN: true });
const placed = fc.record({
  shape: fc.constantFrom(...shapeNames),
  x: fc.double({ min: -420, max: 420, noNaN: true }),
  y: fc.double({ min: -40, max: 1020, noNaN: true }),
  size,
  turn: fc.integer({ min: 0, max: 23 }).map((step) => step * 15),
});
const cuts = fc.oneof(
  fc.tuple(points, sections).map(([corners, count]) => cutPolygon(corners, count)),
  fc.tuple(points, sections).map(([line, count]) => cutStroke(toStroke(line, count), count)),
  fc.tuple(placed, sections).map(([shape, count]) => cutShape(shape, count)),
);

const snowflakes: fc.Arbitrary<Snowflake> = fc
  .record({
    sections,
    background: fc.constantFrom(...BACKGROUND_NAMES),
    isInitial: fc.boolean(),
    cuts: fc.array(cuts, { maxLength: 5 }),
  })
  .map(({ isInitial, cuts, ...rest }) => ({
    ...rest,
    cuts: isInitial ? [...openingCuts, ...cuts] : cuts,
  }));

test('a snowflake in a link has the same cuts, sections and background', async () => {
  await fc.assert(
    fc.asyncProperty(snowflakes, async (snowflake) => {
      const link = await encodeLink(workFormat, snowflake);
      expect(await decodeLink(workFormat, link ?? '')).toEqual(snowflake);
    }),
  );
});

/** A freeform stroke of a hand, with many points. */
const flourish = (phase: number) =>
  cutStroke(
    toStroke(
      Array.from({ length: 200 }, (_, step): Point => {
        const angle = (step / 200) * 2 * Math.PI;
        const radius = 70 + 18 * Math.sin(5 * angle + phase) + 6 * Math.sin(17 * angle + phase);
        return [radius * Math.sin(angle), 550 + phase * 9 + radius * Math.cos(angle)];
      }),
      6,
    ),
    6,
  );

test('a link has room for fifteen elaborate cuts and none for forty, which a reload keeps', async () => {
  const all = Array.from({ length: 40 }, (_, phase) => flourish(phase));
  const of = (count: number): Snowflake => ({
    sections: 6,
    background: 'Plum',
    cuts: all.slice(0, count),
  });
  expect(await encodeLink(workFormat, of(15))).toBeDefined();
  expect(await encodeLink(workFormat, of(40))).toBeUndefined();
  expect(storedFormat.read(storedFormat.write(of(40)))).toEqual(of(40));
});

const valid = [6, 1, 1, [[0, 6, 0, 500, 40, 0, 0, 40]]];
test.each([
  ['valid', valid, true],
  ['a section too many', [13, 1, 1, []], false],
  ['a background that is none', [6, 6, 1, []], false],
  ['half a cut', [6, 1, 1, [[0, 6, 0, 500, 40]]], false],
  ['a cut of no sections', [6, 1, 1, [[0]]], false],
  ['an unknown shape', [6, 1, 1, [[11, 6, 0, 500, 60, 0]]], false],
  ['a shape that is too large', [6, 1, 1, [[3, 6, 0, 500, 900, 0]]], false],
  ['a point far away, by many steps', [6, 1, 1, [[0, 6, ...Array(80).fill(900)]]], false],
  ['more cuts than a link may carry', [6, 1, 1, Array(121).fill(valid[3])], false],
  [
    'more points than a link may carry',
    [6, 1, 1, Array.from({ length: 20 }, () => [0, 6, ...Array(200).fill(0)])],
    false,
  ],
  ['a further field', [...valid, {}], false],
])('data with %s is read only if it is a snowflake', (_, data, isRead) => {
  expect(workFormat.read(data) !== undefined).toBe(isRead);
});
