import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as model from './cubes.ts';
import type { Board, Cubes, Train } from './cubes.ts';
import { fitted, inRows, lineUp, productOf, rowLength, tens, rotated } from './layouts.ts';
import { workFormat } from './link.ts';
import { hold, isSnapped, release, shownWhile } from './drag.ts';
import { joined, jointOf, merge, nearest } from './merging.ts';

const board = { columns: 15.4, rows: 9.8 };
/** The board on a phone. */
const narrow = { columns: model.MAX_TRAIN + model.DEPTH + model.SHADOW, rows: 10.6 };

const of = (...lengths: number[]): Cubes => ({
  trains: lengths.map((length, index) => ({ id: index + 1, x: 0, y: index * 2, length })),
  nextId: lengths.length + 1,
});
const lengths = ({ trains }: Cubes) => trains.map(({ length }) => length);

/** Trains that reach beyond the board, are empty or longer than ten, or share an id. */
const unsound = ({ trains, nextId }: Cubes, { columns, rows }: Board = board) =>
  trains.filter((train, index) => {
    const { id, x, y, length } = train;
    const inside =
      x >= 0 &&
      y - model.overhang(train) >= 0 &&
      x + length + model.DEPTH <= columns + 1e-9 &&
      y + 1 + model.DEPTH <= rows + 1e-9;
    const isFirst = trains.findIndex((other) => other.id === id) === index;
    return !inside || length < 1 || length > model.MAX_TRAIN || id >= nextId || !isFirst;
  });

/** Trains that overlap another. */
const crowded = ({ trains }: Cubes) =>
  trains.filter((one) => trains.some((other) => other !== one && model.overlap(one, other)));

test('the first trains fit on both boards', () => {
  for (const [cubes, on] of [
    [model.first, board],
    [model.firstNarrow, narrow],
  ] as const) {
    expect(fitted(cubes, on)).toBe(cubes);
    expect(unsound(cubes, on)).toEqual([]);
    expect(crowded(cubes)).toEqual([]);
  }
});

describe('splitting', () => {
  test('detaches the nearer end, including the pulled cube', () => {
    expect(model.awayAt(7, 4)).toEqual({ away: 3, side: 'right' });
    expect(model.awayAt(7, 6)).toEqual({ away: 1, side: 'right' });
    expect(model.awayAt(7, 1)).toEqual({ away: 2, side: 'left' });
    expect(model.awayAt(2, 0)).toEqual({ away: 1, side: 'left' });
    expect(model.awayAt(2, 1)).toEqual({ away: 1, side: 'right' });
  });

  test('leaves the rest in place, with the detached part beside it', () => {
    const cubes = model.move(of(7), 1, 3, 1, board);
    const right = model.split(cubes, 1, { away: 3, side: 'right' }, board);
    expect(right.cubes.trains).toEqual([
      { id: 1, x: 3, y: 1, length: 4 },
      { id: 2, x: 7, y: 1, length: 3 },
    ]);
    const left = model.split(cubes, 1, { away: 2, side: 'left' }, board, 0.5);
    expect(model.trainOf(left.cubes, 1)).toMatchObject({ x: 5, length: 5 });
    expect(model.trainOf(left.cubes, 2)).toMatchObject({ x: 2.5, length: 2 });
  });

  test('moves the rest at the edge to make room for the gap', () => {
    const cubes = model.move(of(7), 1, 99, 0, board);
    const { cubes: apart } = model.split(cubes, 1, { away: 3, side: 'right' }, board, 0.7);
    const [rest, goes] = apart.trains;
    expect((goes?.x ?? 0) - (rest?.x ?? 0) - 4).toBeCloseTo(0.7);
    expect(unsound(apart)).toEqual([]);
  });

  test('leaves both parts in their row between the rows of a rectangle', () => {
    const rows = inRows(of(3, 3, 3), board);
    const middle = rows.trains[1];
    const apart = model.split(rows, 2, { away: 1, side: 'right' }, board, 0.7).cubes;
    for (const id of [2, rows.nextId]) expect(model.trainOf(apart, id)?.y).toBe(middle?.y);
  });

  test('detaches at least one cube, but never all', () => {
    expect(model.split(of(3), 1, { away: 3, side: 'right' }, board).id).toBeUndefined();
    expect(model.split(of(3), 1, { away: 0, side: 'left' }, board).id).toBeUndefined();
  });
});

describe('merging', () => {
  const held = (cubes: Cubes, id: number, x: number, y: number): [Cubes, Train] => {
    const train = model.trainOf(cubes, id);
    if (!train) throw new Error('There is no such train');
    return [cubes, { ...train, x, y }];
  };

  test('requires a drop close to either end, not beside it', () => {
    const cubes = model.move(of(4, 3), 1, 5, 3, board);
    const right = { other: 1, side: 'right' };
    const left = { other: 1, side: 'left' };
    expect(jointOf(...held(cubes, 2, 9.4, 3.3))).toEqual(right);
    expect(jointOf(...held(cubes, 2, 10.1, 2.3))).toEqual(right);
    expect(jointOf(...held(cubes, 2, 8.1, 3.7))).toEqual(right);
    expect(jointOf(...held(cubes, 2, 2.6, 3.3))).toEqual(left);
    expect(jointOf(...held(cubes, 2, 1.1, 2.5))).toEqual(left);
    // Too far; in the next row; in front of the middle.
    expect(jointOf(...held(cubes, 2, 10.3, 3))).toBeUndefined();
    expect(jointOf(...held(cubes, 2, 9, 4))).toBeUndefined();
    expect(jointOf(...held(cubes, 2, 9, 2))).toBeUndefined();
    expect(jointOf(...held(cubes, 2, 6, 3.2))).toBeUndefined();
  });

  test('doesn’t snap a detached part back', () => {
    const cubes = of(4, 3);
    expect(jointOf(...held(cubes, 2, 4.8, 0.2))).toBeDefined();
    expect(jointOf(...held(cubes, 2, 4.8, 0.2), { from: 1 })).toBeUndefined();
    expect(jointOf(...held(cubes, 2, 4.2, 0.2), { from: 1 })).toBeDefined();
  });

  test('chooses the nearest end', () => {
    // The two lie between both, slightly nearer to one, then to the other.
    const cubes = model.move(model.move(of(4, 3, 2), 1, 1, 0.6, board), 2, 7.5, 0.6, board);
    expect(jointOf(...held(cubes, 3, 5.2, 0.6))).toEqual({ other: 1, side: 'right' });
    expect(jointOf(...held(cubes, 3, 5.3, 0.6))).toEqual({ other: 2, side: 'left' });
    expect(nearest(model.move(cubes, 3, 8, 1, board), 3)?.other).toBe(2);
    expect(nearest(of(4), 1)).toBeUndefined();
  });

  test('ignores a full ten', () => {
    const cubes = of(10, 3);
    expect(jointOf(...held(cubes, 2, 10.2, 0.6))).toBeUndefined();
    expect(jointOf(...held(cubes, 2, 10.2, 0.6), { full: true })).toBeDefined();
    expect(nearest(cubes, 2)).toBeUndefined();
  });

  test('works beyond the edge of the board: both trains make room', () => {
    const cubes = model.move(of(4, 3), 1, 99, 3, narrow);
    const x = (model.trainOf(cubes, 1)?.x ?? 0) + 4;
    const joint = jointOf(...held(cubes, 2, x + 0.5, 3));
    expect(joint).toEqual({ other: 1, side: 'right' });
    if (!joint) return;
    const before = joined(cubes, 2, joint, narrow);
    expect(unsound(before, narrow)).toEqual([]);
    expect((model.trainOf(before, 2)?.x ?? 0) - (model.trainOf(before, 1)?.x ?? 0)).toBeCloseTo(4);
    const [merged] = merge(cubes, 2, joint, narrow).trains;
    expect(merged).toMatchObject({ x: model.trainOf(before, 1)?.x, length: 7 });
  });

  test('extends a train to the left when dropped before it', () => {
    const cubes = model.move(of(4, 3), 1, 5, 0, board);
    const merged = merge(cubes, 2, { other: 1, side: 'left' }, board);
    expect(merged.trains).toEqual([{ id: 1, x: 2, y: 0, length: 7 }]);
  });

  test('turns more than ten into a ten and the rest', () => {
    const merged = merge(of(7, 5), 2, { other: 1, side: 'right' }, board);
    expect(lengths(merged)).toEqual([10, 2]);
    expect(unsound(merged)).toEqual([]);
    expect(crowded(merged)).toEqual([]);
  });
});

describe('a dragged train', () => {
  test('follows the pointer, as a whole or as the end that is pulled off', () => {
    const cubes = model.move(of(7, 3), 1, 3, 5, board);
    const whole = hold(cubes, { id: 1 }, [1, -2], board);
    expect(model.trainOf(whole.cubes, 1)).toEqual({ id: 1, x: 4, y: 3, length: 7 });
    const pulled = hold(cubes, { id: 1, end: { away: 2, side: 'right' } }, [1, 2], board);
    expect(pulled).toMatchObject({ id: 3, from: 1 });
    expect(model.trainOf(pulled.cubes, 1)).toMatchObject({ x: 3, y: 5, length: 5 });
    expect(model.trainOf(pulled.cubes, 3)).toMatchObject({ x: 9, y: 7, length: 2 });
  });

  test('snaps to the end of another, and merges with it', () => {
    const cubes = model.move(of(4, 3), 1, 5, 3, board);
    const held = hold(cubes, { id: 2 }, [9.4, 1.2], board);
    expect(isSnapped(held)).toBe(true);
    expect(model.trainOf(shownWhile(held, board), 2)).toMatchObject({ x: 9, y: 3 });
    const released = release(held, board);
    expect(released).toMatchObject({ chosen: 1, mergedId: 1 });
    expect(released && lengths(released.cubes)).toEqual([7]);
  });

  test('changes nothing when it is put back on the train that it was pulled from', () => {
    const held = hold(of(7), { id: 1, end: { away: 2, side: 'right' } }, [0.3, 0.2], board);
    expect(isSnapped(held)).toBe(false);
    expect(release(held, board)).toBeUndefined();
  });

  test('stays separate at a full train, or on another, and says why', () => {
    const full = release(hold(of(10, 3), { id: 2 }, [10.2, -1.8], board), board);
    expect(full && lengths(full.cubes)).toEqual([10, 3]);
    expect(full?.refused?.id).toBe(1);
    const onAnother = release(hold(of(7, 3), { id: 2 }, [2, -1.7], board), board);
    expect(onAnother && crowded(onAnother.cubes)).toEqual([]);
    expect(onAnother?.refused?.id).toBe(2);
    expect(release(hold(of(7, 3), { id: 2 }, [0, 4], board), board)?.refused).toBeUndefined();
  });
});

test('a train dropped on another, or on its roof, comes to rest at the nearest place where it hides nothing', () => {
  const places = fc.record({
    x: fc.double({ min: 0, max: 14, noNaN: true }),
    y: fc.double({ min: 0, max: 9, noNaN: true }),
    length: fc.constantFrom(1, 1, 2, 5, model.MAX_TRAIN),
  });
  const sets = fc.array(places, { minLength: 2, maxLength: 8 });
  fc.assert(
    fc.property(sets, fc.constantFrom(board, narrow), (set, on) => {
      const trains = set.map((train, id) => model.placed({ ...train, id }, on));
      const [dropped, ...others] = trains;
      if (!dropped) return;
      const far = ({ x, y }: Train) => Math.hypot(x - dropped.x, y - dropped.y);
      const hidesNothing = (at: Train) => !others.some((other) => model.overlap(at, other, 0));
      const rest = model.trainOf(model.settled({ trains, nextId: 9 }, 0, on), 0) ?? dropped;
      // On a grid of all places.
      const free = Array.from({ length: 50 * 50 }, (_, index) =>
        model.placed(dropped, on, (index % 50) * 0.3, Math.floor(index / 50) * 0.2),
      ).filter(hidesNothing);
      if (free.length === 0) return;
      expect(hidesNothing(rest)).toBe(true);
      expect(far(rest)).toBeLessThanOrEqual(Math.min(...free.map(far)) + 1e-9);
    }),
    { numRuns: 60 },
  );
  expect(model.settled(of(7, 3), 2, board)).toEqual(of(7, 3));
});

test('a train moved by keys stops beside another, is never on one, and says what is in the way', () => {
  const [left, right] = [
    { id: 1, length: 2, x: 1, y: 2 },
    { id: 2, length: 3, x: 3.5, y: 2 },
  ];
  const cubes = { trains: [left, right], nextId: 3 };
  const beside = model.step(cubes, left, [1.5, 2], board);
  const [stopped = left] = beside.cubes.trains;
  expect(stopped.x + stopped.length + model.DEPTH).toBeCloseTo(right.x);
  expect(stopped.y).toBe(2);
  const again = model.step(beside.cubes, stopped, [stopped.x + 0.5, 2], board);
  expect(again).toEqual({ cubes: beside.cubes, reason: 'Another train is in the way.' });
  expect(model.step(of(4), { id: 1, length: 4, x: 0, y: 0 }, [-0.5, 0], board).reason).toBe(
    'That’s the edge of the board.',
  );

  const steps = fc.array(fc.constantFrom([0.5, 0], [-0.5, 0], [0, 2], [0, -0.5], [2, 0]));
  fc.assert(
    fc.property(steps, fc.constantFrom(1, 2, 3, 5), (path, id) => {
      let cubes = model.first;
      for (const [dx = 0, dy = 0] of path) {
        const train = model.trainOf(cubes, id);
        if (train) cubes = model.step(cubes, train, [train.x + dx, train.y + dy], board).cubes;
        expect(crowded(cubes)).toEqual([]);
      }
    }),
    { numRuns: 60 },
  );
});

test('a floor of a house can be moved along the others by keys', () => {
  const house = inRows(of(4, 4, 4), board);
  const [, floor] = house.trains;
  if (!floor) throw new Error('There is no floor');
  const { cubes } = model.step(house, floor, [floor.x + 0.5, floor.y], board);
  expect(model.trainOf(cubes, floor.id)).toEqual({ ...floor, x: floor.x + 0.5 });
});

test('the parts of a train that is split beside another overlap no train', () => {
  const trains = [
    { id: 1, length: 4, x: 0.4, y: 2 },
    { id: 2, length: 5, x: 5.12, y: 2 },
  ];
  const end = model.awayAt(5, 3);
  const { cubes } = model.split({ trains, nextId: 3 }, 2, end, narrow, model.SPLIT_GAP_CELLS);
  expect(lengths(cubes)).toEqual([4, 3, 2]);
  expect(crowded(cubes)).toEqual([]);
});

describe('organizing', () => {
  test('fits every set of trains on every board', () => {
    const sets = fc.array(fc.integer({ min: 1, max: model.MAX_TRAIN }), {
      minLength: 1,
      maxLength: 40,
    });
    fc.assert(
      fc.property(sets, (lengths) => {
        let left = 40;
        const trains = lengths
          .map((length) => {
            const taken = Math.min(length, left);
            left -= taken;
            return taken;
          })
          .filter((length) => length > 0);
        for (const on of [board, narrow]) {
          const cubes = of(...trains);
          for (const laid of [lineUp(cubes, on), tens(cubes, on)]) {
            expect(unsound(laid, on)).toEqual([]);
            expect(crowded(laid)).toEqual([]);
          }
          const rows = inRows(cubes, on);
          expect(unsound(rows, on)).toEqual([]);
          expect(unsound(rotated(rows, on) ?? rows, on)).toEqual([]);
        }
      }),
    );
  });

  test('sorts by length, with gaps', () => {
    const cubes = lineUp(of(1, 7, 3, 4), board);
    expect(lengths(cubes)).toEqual([7, 4, 3, 1]);
    expect(new Set(cubes.trains.map(({ x }) => x)).size).toBe(1);
    const tops = cubes.trains.map(({ y }) => y);
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
  });

  test('makes tens and the rest', () => {
    expect(lengths(tens(of(7, 8, 9, 3), board))).toEqual([10, 10, 7]);
    expect(lengths(tens(of(5, 5), board))).toEqual([10]);
  });

  test('makes rows of the squarest rectangle that trains can form', () => {
    expect([12, 15, 9, 40, 7, 2, 1, 22].map(rowLength)).toEqual([4, 5, 3, 8, 3, 2, 1, 5]);
    expect(productOf(inRows(of(7, 5), board))).toEqual({ rows: 3, length: 4 });
    expect(lengths(inRows(of(7), board))).toEqual([3, 3, 1]);
  });

  test('rotates a rectangle: the product stays, the sentence changes', () => {
    const rows = inRows(of(7, 5), board);
    const side = rotated(rows, board);
    expect(model.sentenceOf(rows)).toBe('3 × 4 = 12');
    expect(side && model.sentenceOf(side)).toBe('4 × 3 = 12');
    expect(side && rotated(side, board)?.trains.map(({ length }) => length)).toEqual([4, 4, 4]);
    expect(rotated(of(4, 3), board)).toBeUndefined();
  });

  test('describes the result in a sentence', () => {
    expect(model.sentenceOf(of(4, 3))).toBe('4 + 3 = 7');
    expect(model.sentenceOf(of(3, 4, 3))).toBe('4 + 3 + 3 = 10');
    expect(model.sentenceOf(of(10, 10, 10, 2))).toBe('3 × 10 + 2 = 32');
    expect(model.sentenceOf(of(5, 5))).toBe('2 × 5 = 10');
    expect(model.sentenceOf(of(5))).toBe('5');
    expect(model.sentenceOf(of())).toBe('0');
  });
});

test('rotated tens stay where they are at a reload, whose positions are rounded', () => {
  for (let width = 596; width <= 760; width += 4) {
    const on = { columns: board.columns, rows: (402 * board.columns) / width };
    for (const rows of [of(10, 10), of(10, 10, 10), of(10, 10, 10, 10)]) {
      const stored = workFormat.read(workFormat.write(rotated(rows, on) ?? rows));
      expect(stored && fitted(stored, on)).toBe(stored);
    }
  }
});

test('no sequence of actions loses a cube or moves one off the board', () => {
  const step = fc.record({ kind: fc.nat(7), a: fc.nat(50), b: fc.nat(10), small: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let cubes = model.first;
      for (const { kind, a, b, small } of steps) {
        const on = small ? narrow : board;
        const before = model.totalOf(cubes);
        const { id = 0, length = 1 } = cubes.trains[a % cubes.trains.length] ?? {};
        const joint = nearest(cubes, id);
        cubes = fitted(cubes, on);
        if (kind === 0)
          cubes = model.split(cubes, id, model.awayAt(length, b % length), on, 0.5).cubes;
        else if (kind === 1 && joint) cubes = merge(cubes, id, joint, on);
        else if (kind === 2) cubes = lineUp(cubes, on);
        else if (kind === 3) cubes = tens(cubes, on);
        else if (kind === 4) cubes = inRows(cubes, on);
        else if (kind === 5) cubes = rotated(cubes, on) ?? cubes;
        else if (kind === 6) cubes = model.move(cubes, id, a - 10, b * 2 - 5, on);
        const grows = kind === 7 && before < 40;
        if (grows) cubes = model.add(cubes, on);
        expect(model.totalOf(cubes)).toBe(before + (grows ? 1 : 0));
        expect(unsound(cubes, on)).toEqual([]);
      }
    }),
    { numRuns: 40 },
  );
});
