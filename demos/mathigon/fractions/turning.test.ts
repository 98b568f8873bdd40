import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { first } from './fractions.ts';
import { follow, followWithin, handleAngle, startTurn, stretched, turnTo } from './turning.ts';

describe('a pointer that circles', () => {
  test('doesn’t make the handle jump at the top', () => {
    expect(follow(350, 5)).toBe(365);
    expect(follow(365, 355)).toBe(355);
    expect(follow(5, 355)).toBe(-5);
    expect(follow(725, 4)).toBe(724);
  });

  test('leads the handle back the same way', () => {
    const steps = Array.from({ length: 60 }, (_, step) => step * 13);
    const there = steps.reduce((angle, step) => follow(angle, step % 360), 0);
    expect(there).toBe(59 * 13);
    expect([...steps].reverse().reduce((angle, step) => follow(angle, step % 360), there)).toBe(0);
  });

  test('picks up a stopped handle again after a full turn beyond it', () => {
    const beyond = Array.from({ length: 37 }, (_, step) => 300 + step * 10);
    const hand = beyond.reduce((angle, at) => followWithin(angle, at % 360, 30, 300), 300);
    expect(hand).toBe(300);
    expect(followWithin(hand, 290, 30, 300)).toBe(290);
  });
});

test('a handle never jumps, however the pointer turns', () => {
  const turns = fc.array(fc.integer({ min: -60, max: 60 }), { maxLength: 60 });
  const ends = fc.tuple(fc.integer({ min: 10, max: 360 }), fc.integer({ min: 0, max: 350 }));
  fc.assert(
    fc.property(turns, ends, (moves, [min, room]) => {
      const max = min + room;
      let [hand, seen] = [min, min];
      for (const by of moves) {
        seen += by;
        const next = followWithin(hand, ((seen % 360) + 360) % 360, min, max);
        const [before, after] = [hand, next].map((at) => stretched(at, min, max));
        expect(Math.abs((after ?? 0) - (before ?? 0))).toBeLessThanOrEqual(Math.abs(by) + 16);
        hand = next;
      }
    }),
  );
});

test('beyond its limit a handle yields slightly', () => {
  expect(stretched(200, 90, 270)).toBe(200);
  expect(stretched(290, 90, 270)).toBeGreaterThan(272);
  expect(stretched(1000, 90, 270)).toBeLessThanOrEqual(278);
  expect(stretched(-100, 90, 270)).toBeGreaterThanOrEqual(82);
});

describe('a dragged handle', () => {
  // The last of the first pieces: two twelfths from 210 to 270 degrees.
  const [, , piece] = first.pieces;
  if (!piece) throw new Error('There is no third piece');
  const counts = (angles: readonly number[], ahead?: number) => {
    let turn = startTurn(first, piece, ahead);
    return angles.map((angle) => {
      turn = turnTo(turn, angle);
      return turn.circle.pieces[2]?.count;
    });
  };

  test('resizes its piece in whole parts', () => {
    expect(counts([270, 284, 286, 330, 300, 216], 0)).toEqual([2, 2, 3, 4, 3, 1]);
  });

  test('keeps its distance from the pointer that has pressed its piece elsewhere', () => {
    expect(counts([230, 246, 262])).toEqual([2, 3, 3]);
  });

  test('stops at the whole, says why, and yields slightly', () => {
    const full = [300, 340, 10, 40].reduce(turnTo, startTurn(first, piece, 0));
    expect(full.circle.pieces[2]?.count).toBe(5);
    expect(full.blocked).toMatch(/no room/);
    expect(handleAngle(full)).toBeGreaterThan(360);
    expect(handleAngle(full)).toBeLessThan(369);
    const back = turnTo(full, 330);
    expect(back.circle.pieces[2]?.count).toBe(4);
    expect(back.blocked).toBeUndefined();
  });

  test('that hasn’t reached another part doesn’t change the circle', () => {
    expect(turnTo(startTurn(first, piece, 0), 280).circle).toBe(first);
  });
});
