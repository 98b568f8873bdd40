import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeLink, encodeLink } from '#app/demo-kit/share-link/share-link.ts';
import { workFormat } from './link.ts';
import { type Cubes, MAX_CUBES, MAX_TRAIN, totalOf } from './cubes.ts';

/** A position on any board, to a hundredth of a cell. */
const cells = fc.integer({ min: 0, max: 1600 }).map((hundredths) => hundredths / 100);

const boards = fc
  .array(fc.record({ x: cells, y: cells, length: fc.integer({ min: 1, max: MAX_TRAIN }) }), {
    maxLength: MAX_CUBES,
  })
  .map((trains): Cubes => {
    const numbered = trains.map((train, index) => ({ ...train, id: index + 1 }));
    return { trains: numbered, nextId: trains.length + 1 };
  });

test('a link carries every board, whatever the ids of its trains, and is short enough for 40 single cubes', async () => {
  await fc.assert(
    fc.asyncProperty(
      boards.filter((cubes) => totalOf(cubes) <= MAX_CUBES),
      async (cubes) => {
        const others = cubes.trains.map((train) => ({ ...train, id: train.id * 7 + 3 }));
        const link = await encodeLink(workFormat, { trains: others, nextId: 999 });
        expect(await decodeLink(workFormat, link ?? '')).toEqual(cubes);
      },
    ),
    { numRuns: 60 },
  );
  const trains = Array.from({ length: MAX_CUBES }, (_, id) => ({
    id,
    length: 1,
    x: ((id * 7919) % 1500) / 100,
    y: ((id * 104_729) % 950) / 100,
  }));
  expect(await encodeLink(workFormat, { trains, nextId: 41 })).toBeDefined();
});

test('a link with more cubes than a board has is refused, and so is everything that isn’t trains', () => {
  const ten = [10, 0, 0];
  expect(workFormat.read([ten, ten, ten, ten])).toBeDefined();
  expect(workFormat.read([ten, ten, ten, ten, [1, 0, 0]])).toBeUndefined();
  for (const train of [[0, 0, 0], [11, 0, 0], [1.5, 0, 0], [1, -1, 0], [1, 0], [1, 0, 101], '10']) {
    expect(workFormat.read([train])).toBeUndefined();
  }
  fc.assert(
    fc.property(fc.jsonValue(), (data) => {
      const read = workFormat.read(data);
      expect(read ? totalOf(read) : 0).toBeLessThanOrEqual(MAX_CUBES);
    }),
  );
});
