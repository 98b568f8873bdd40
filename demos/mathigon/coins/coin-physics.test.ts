import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterThrow, isThrow, releaseVelocity, STEP_SECONDS, throwCoin } from './coin-physics.ts';
import { type Coin, type Coins, CURRENCIES, fitted, sizeOf, VALUES } from './coins.ts';

const board = { width: 280, height: 156 };

const coinAt = (id: number, x: number, y: number): Coin => ({
  id,
  currency: 'p',
  value: 20,
  x,
  y,
  turn: 0,
});
const coinsOf = (...coins: Coin[]): Coins => ({ coins, nextId: coins.length + 1 });

const overlaps = ({ coins }: Coins) =>
  coins.flatMap((one, index) =>
    coins
      .slice(index + 1)
      .map((two) =>
        Math.max(0, (sizeOf(one) + sizeOf(two)) / 2 - Math.hypot(one.x - two.x, one.y - two.y)),
      ),
  );

test('a thrown coin slides in its direction, farther the faster it was', () => {
  const coins = coinsOf(coinAt(1, 60, 80));
  const [slow] = afterThrow(coins, 1, { vx: 250, vy: 0 }, board).coins;
  const [fast] = afterThrow(coins, 1, { vx: 500, vy: 0 }, board).coins;
  expect(slow?.x).toBeGreaterThan(70);
  expect(fast?.x).toBeGreaterThan((slow?.x ?? 0) + 30);
  expect(fast?.y).toBe(80);
});

test('a coin bounces off the edge', () => {
  const thrown = throwCoin(coinsOf(coinAt(1, 250, 80)), 1, { vx: 700, vy: 0 }, board);
  const hits = [];
  while (thrown.moving()) hits.push(...thrown.step());
  expect(hits[0]?.speed).toBeGreaterThan(500);
  expect(thrown.coins().coins[0]?.x).toBeLessThan(250);
});

test('a coin hit head-on takes over the motion', () => {
  const coins = coinsOf(coinAt(1, 60, 80), coinAt(2, 100, 80));
  const [one, two] = afterThrow(coins, 1, { vx: 600, vy: 0 }, board).coins;
  expect(two?.x).toBeGreaterThan(150);
  expect(one?.x).toBeLessThan(100);
});

describe('every throw', () => {
  const place = fc.record({
    x: fc.integer({ min: 0, max: 280 }),
    y: fc.integer({ min: 0, max: 156 }),
    value: fc.constantFrom(...VALUES),
    currency: fc.constantFrom(...CURRENCIES),
    turn: fc.integer({ min: -180, max: 180 }),
  });
  const many = fc.array(place, { minLength: 1, maxLength: 32 });
  const speed = fc.integer({ min: -5000, max: 5000 });

  test('ends on the board without increasing the overlap of coins', () => {
    fc.assert(
      fc.property(many, speed, speed, (places, vx, vy) => {
        const coins = fitted(
          coinsOf(...places.map((one, index) => ({ ...one, id: index + 1 }))),
          board,
        );
        const before = overlaps(coins);
        const thrown = throwCoin(coins, 1, { vx, vy }, board);
        let steps = 0;
        for (; thrown.moving(); steps += 1) thrown.step();
        const after = thrown.coins();
        expect(steps * STEP_SECONDS).toBeLessThan(4);
        expect(after).toEqual(fitted(after, board));
        for (const [pair, overlap] of overlaps(after).entries()) {
          expect(overlap).toBeLessThan((before[pair] ?? 0) + 1e-5);
        }
        expect(afterThrow(coins, 1, { vx, vy }, board)).toEqual(after);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the release of a pointer', () => {
  const moves = (pxPerMs: number) =>
    Array.from({ length: 10 }, (_, index) => ({ x: index * 16 * pxPerMs, y: 0, time: index * 16 }));

  test('has the velocity of its last moves', () => {
    expect(releaseVelocity(moves(1.5), 150).vx).toBeCloseTo(1500);
    expect(releaseVelocity(moves(-0.5), 150)).toEqual({ vx: -500, vy: 0 });
  });

  test('after a pause puts the coin down', () => {
    expect(isThrow(releaseVelocity(moves(2), 150))).toBe(true);
    expect(isThrow(releaseVelocity(moves(2), 300))).toBe(false);
    expect(isThrow(releaseVelocity(moves(0.05), 150))).toBe(false);
  });
});
