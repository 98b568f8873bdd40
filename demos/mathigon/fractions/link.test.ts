import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeLink, encodeLink } from '#app/demo-kit/share-link/share-link.ts';
import { workFormat } from './link.ts';
import { add, type Circle, filled, MAX_PARTS, resize, WHOLE } from './fractions.ts';

/** Circles as visitors make them: pieces that are added where there is room, and enlarged. */
const circles = fc
  .array(fc.tuple(fc.integer({ min: 1, max: MAX_PARTS }), fc.integer({ min: 1, max: MAX_PARTS })))
  .map((pieces) =>
    pieces.reduce<Circle>(
      (circle, [parts, count]) => {
        const next = add(circle, parts);
        return next ? resize(next, circle.nextId, count) : circle;
      },
      { pieces: [], nextId: 1 },
    ),
  );

test('a link carries every circle, whatever the ids of its pieces', async () => {
  await fc.assert(
    fc.asyncProperty(circles, async (circle) => {
      const others = circle.pieces.map((piece) => ({ ...piece, id: piece.id * 7 + 3 }));
      const link = await encodeLink(workFormat, { pieces: others, nextId: 999 });
      expect(await decodeLink(workFormat, link ?? '')).toEqual(circle);
    }),
    { numRuns: 60 },
  );
});

test('a link with more than a whole is refused, and so is everything that isn’t pieces', () => {
  expect(
    workFormat.read([
      [1, 2],
      [2, 4],
    ]),
  ).toBeDefined();
  expect(
    workFormat.read([
      [1, 2],
      [2, 3],
    ]),
  ).toBeUndefined();
  for (const piece of [[0, 2], [1, 13], [0.5, 2], [1], [1, '2'], 1]) {
    expect(workFormat.read([piece])).toBeUndefined();
  }
  fc.assert(
    fc.property(fc.jsonValue(), (data) => {
      const read = workFormat.read(data);
      expect(read ? filled(read) : 0).toBeLessThanOrEqual(WHOLE);
    }),
  );
});
