import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  add,
  awayAt,
  type Cubes,
  DEPTH,
  first,
  fitted,
  jointOf,
  merge,
  move,
  nearest,
  sentenceOf,
  split,
  TEN,
  totalOf,
  trainOf,
} from './cubes.ts';
import { inRows, lineUp, productOf, rowLength, tens, turned } from './layouts.ts';

const board = { columns: 14, rows: 9 };

const of = (...lengths: number[]): Cubes => ({
  trains: lengths.map((length, index) => ({ id: index + 1, x: 0, y: index * 2, length })),
  nextId: lengths.length + 1,
});
const lengths = ({ trains }: Cubes) => trains.map(({ length }) => length);

/** No train sticks out, none is empty or above ten, ids are unique. */
function expectSound(cubes: Cubes, { columns, rows } = board) {
  for (const { x, y, length } of cubes.trains) {
    expect(length).toBeGreaterThan(0);
    expect(length).toBeLessThanOrEqual(TEN);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(x + length + DEPTH).toBeLessThanOrEqual(columns + 1e-9);
    expect(y + 1 + DEPTH).toBeLessThanOrEqual(rows + 1e-9);
  }
  expect(new Set(cubes.trains.map(({ id }) => id)).size).toBe(cubes.trains.length);
  expect(cubes.trains.every(({ id }) => id < cubes.nextId)).toBe(true);
}

describe('splitting', () => {
  test('the nearer end comes away, with the cube that is pulled', () => {
    expect(awayAt(7, 4)).toEqual({ away: 3, side: 'right' });
    expect(awayAt(7, 6)).toEqual({ away: 1, side: 'right' });
    expect(awayAt(7, 1)).toEqual({ away: 2, side: 'left' });
    expect(awayAt(2, 0)).toEqual({ away: 1, side: 'left' });
    expect(awayAt(2, 1)).toEqual({ away: 1, side: 'right' });
  });

  test('leaves the rest where it was, and what came away beside it', () => {
    const cubes = move(of(7), 1, 3, 1, board);
    const right = split(cubes, 1, { away: 3, side: 'right' }, board);
    expect(right.cubes.trains).toEqual([
      { id: 1, x: 3, y: 1, length: 4 },
      { id: 2, x: 7, y: 1, length: 3 },
    ]);
    const left = split(cubes, 1, { away: 2, side: 'left' }, board, 0.5);
    expect(trainOf(left.cubes, 1)).toMatchObject({ x: 5, length: 5 });
    expect(trainOf(left.cubes, 2)).toMatchObject({ x: 2.5, length: 2 });
  });

  test('at the edge the rest gives way, so that the gap is there', () => {
    const cubes = move(of(7), 1, 99, 0, board);
    const { cubes: apart } = split(cubes, 1, { away: 3, side: 'right' }, board, 0.7);
    const [rest, goes] = apart.trains;
    expect((goes?.x ?? 0) - (rest?.x ?? 0) - 4).toBeCloseTo(0.7);
    expectSound(apart);
  });

  test('neither none nor all come away', () => {
    expect(split(of(3), 1, { away: 3, side: 'right' }, board).id).toBeUndefined();
    expect(split(of(3), 1, { away: 0, side: 'left' }, board).id).toBeUndefined();
  });
});

describe('merging', () => {
  test('close to an end is meant, beside it is not', () => {
    const cubes = of(4, 3);
    expect(jointOf(move(cubes, 2, 4.4, 0.3, board), 2)).toEqual({ other: 1, side: 'right' });
    expect(jointOf(move(cubes, 2, 4.8, 0.3, board), 2)).toBeUndefined();
    expect(jointOf(move(cubes, 2, 4, 0.8, board), 2)).toBeUndefined();
    // In front of its middle: a bystander.
    expect(jointOf(move(cubes, 2, 1.6, 0.2, board), 2)).toBeUndefined();
  });

  test('the nearest end wins', () => {
    // The two lie between them, a little nearer to the one, then to the other.
    const cubes = move(move(of(4, 3, 2), 1, 1, 0.6, board), 2, 7.5, 0.6, board);
    expect(jointOf(move(cubes, 3, 5.2, 0.6, board), 3)).toEqual({ other: 1, side: 'right' });
    expect(jointOf(move(cubes, 3, 5.3, 0.6, board), 3)).toEqual({ other: 2, side: 'left' });
    expect(nearest(move(cubes, 3, 8, 1, board), 3)?.other).toBe(2);
    expect(nearest(of(4), 1)).toBeUndefined();
  });

  test('before a train, it grows to the left', () => {
    const cubes = move(of(4, 3), 1, 5, 0, board);
    const merged = merge(cubes, 2, { other: 1, side: 'left' }, board);
    expect(merged.trains).toEqual([{ id: 1, x: 2, y: 0, length: 7 }]);
  });

  test('more than ten are a ten and the rest', () => {
    const merged = merge(of(7, 5), 2, { other: 1, side: 'right' }, board);
    expect(lengths(merged)).toEqual([10, 2]);
    expectSound(merged);
  });
});

describe('organising', () => {
  test('by length, without touching one another', () => {
    const cubes = lineUp(of(1, 7, 3, 4), board);
    expect(lengths(cubes)).toEqual([7, 4, 3, 1]);
    expect(new Set(cubes.trains.map(({ x }) => x)).size).toBe(1);
    const tops = cubes.trains.map(({ y }) => y);
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
  });

  test('tens and the rest', () => {
    expect(lengths(tens(of(7, 8, 9, 3), board))).toEqual([10, 10, 7]);
    expect(lengths(tens(of(5, 5), board))).toEqual([10]);
  });

  test('rows are the squarest rectangle that is made of trains', () => {
    expect([12, 15, 9, 40, 7, 2, 1, 22].map(rowLength)).toEqual([4, 5, 3, 8, 3, 2, 1, 5]);
    expect(productOf(inRows(of(7, 5), board))).toEqual({ rows: 3, length: 4 });
    expect(lengths(inRows(of(7), board))).toEqual([3, 3, 1]);
  });

  test('turned on its side the product is the same, and the sentence is another', () => {
    const rows = inRows(of(7, 5), board);
    const side = turned(rows, board);
    expect(sentenceOf(rows)).toBe('3 × 4 = 12');
    expect(side && sentenceOf(side)).toBe('4 × 3 = 12');
    expect(side && turned(side, board)?.trains.map(({ length }) => length)).toEqual([4, 4, 4]);
    expect(turned(of(4, 3), board)).toBeUndefined();
  });

  test('the sentence says what is there', () => {
    expect(sentenceOf(of(4, 3))).toBe('4 + 3 = 7');
    expect(sentenceOf(of(3, 4, 3))).toBe('4 + 3 + 3 = 10');
    expect(sentenceOf(of(10, 10, 10, 2))).toBe('3 × 10 + 2 = 32');
    expect(sentenceOf(of(5, 5))).toBe('2 × 5 = 10');
    expect(sentenceOf(of(5))).toBe('5');
    expect(sentenceOf(of())).toBe('0');
  });
});

test('whatever is done, no cube gets lost and none sticks out', () => {
  const small = { columns: 10.8, rows: 12 };
  const step = fc.record({ kind: fc.nat(7), a: fc.nat(50), b: fc.nat(10), small: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let cubes = first;
      for (const { kind, a, b, small: narrow } of steps) {
        const on = narrow ? small : board;
        const before = totalOf(cubes);
        const { id = 0, length = 1 } = cubes.trains[a % cubes.trains.length] ?? {};
        const joint = nearest(cubes, id);
        cubes = fitted(cubes, on);
        if (kind === 0) cubes = split(cubes, id, awayAt(length, b % length), on, 0.5).cubes;
        else if (kind === 1 && joint) cubes = merge(cubes, id, joint, on);
        else if (kind === 2) cubes = lineUp(cubes, on);
        else if (kind === 3) cubes = tens(cubes, on);
        else if (kind === 4) cubes = inRows(cubes, on);
        else if (kind === 5) cubes = turned(cubes, on) ?? cubes;
        else if (kind === 6) cubes = move(cubes, id, a - 10, b * 2 - 5, on);
        const grows = kind === 7 && before < 40;
        if (grows) cubes = add(cubes, on);
        expect(totalOf(cubes)).toBe(before + (grows ? 1 : 0));
        expectSound(cubes, on);
      }
    }),
    { numRuns: 40 },
  );
});
