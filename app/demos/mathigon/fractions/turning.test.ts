import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { follow, followWithin, stretched } from './turning.ts';

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
    fc.property(turns, ends, (moves, [least, room]) => {
      const most = least + room;
      let [hand, seen] = [least, least];
      for (const by of moves) {
        seen += by;
        const next = followWithin(hand, ((seen % 360) + 360) % 360, least, most);
        const [before, after] = [hand, next].map((at) => stretched(at, least, most));
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
