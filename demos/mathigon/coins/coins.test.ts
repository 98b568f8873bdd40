import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { throwCoin } from './coin-physics.ts';
import * as model from './coins.ts';
import { type Coin, type Coins, CURRENCIES, type Currency, type Value, VALUES } from './coins.ts';
import * as exchange from './exchange.ts';
import { AMOUNTS, questions } from './questions.ts';
import { isSorted, reasonAgainstSorting, sort } from './sorting.ts';

const board = { width: 280, height: 165 };
const phone = { width: 168, height: 200 };

/** Random numbers that are the same in every run. */
function seeded(seed: number) {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

const of = (...values: Value[]): Coins => ({
  coins: values.map((value, index) => ({
    id: index + 1,
    currency: 'p',
    value,
    x: 20 * index,
    y: 30,
    turn: 0,
  })),
  nextId: values.length + 1,
});
/** The pairs of coins of which one covers the other. */
const covered = ({ coins }: Coins) =>
  coins.flatMap((one, index) =>
    coins
      .slice(index + 1)
      .filter(
        (two) =>
          Math.hypot(one.x - two.x, one.y - two.y) < (model.sizeOf(one) + model.sizeOf(two)) / 2,
      )
      .map((two) => [one, two]),
  );
const values = ({ coins }: Coins) => coins.map(({ value }) => value).sort((a, b) => a - b);

test('the purse holds 68p and 88c', () => {
  const coins = model.purse(board, seeded(1));
  expect(model.sumOf(coins, 'p')).toBe(68);
  expect(model.sumOf(coins, 'c')).toBe(88);
});

test('on a smaller board, no coin covers another', () => {
  const landscape = { width: 460, height: 150 };
  for (let seed = 1; seed <= 50; seed += 1) {
    const coins = model.purse(landscape, seeded(seed));
    const { sorted } = sort(model.purse(phone, seeded(seed)), phone);
    for (const [before, after] of [
      [coins, phone],
      [sorted, landscape],
    ] as const) {
      const fitted = model.fitted(before, after);
      expect(covered(fitted)).toEqual([]);
      expect(model.fitted(before, after)).toEqual(fitted);
      expect(model.fitted(fitted, after)).toEqual(fitted);
    }
  }
});

test('amounts are formatted as on coins and price tags', () => {
  expect([68, 100, 120, 205].map((amount) => model.money(amount, 'p'))).toEqual([
    '68p',
    '£1',
    '£1.20',
    '£2.05',
  ]);
  expect(model.money(88, 'c')).toBe('88c');
  expect(model.money(300, 'c')).toBe('€3');
});

describe('spilling', () => {
  test('keeps every coin on the board, and none lies under another', () => {
    for (let seed = 1; seed < 12; seed += 1) {
      const before = model.purse(board, seeded(seed));
      const { coins } = model.spill(before, board, seeded(seed + 100));
      expect(coins.map(({ id }) => id).sort((a, b) => a - b)).toEqual(
        before.coins.map((_, index) => index + 1),
      );
      const inside = coins.filter((coin) => {
        const half = model.sizeOf(coin) / 2;
        const { x, y } = coin;
        return x > half && x < board.width - half && y > half && y < board.height - half;
      });
      expect(inside).toHaveLength(coins.length);
      // The edges may overlap, the centers are never covered.
      const covered = coins.filter((one) =>
        coins.some(
          (two) =>
            one.id !== two.id &&
            Math.hypot(one.x - two.x, one.y - two.y) <
              Math.max(model.sizeOf(one), model.sizeOf(two)) / 2,
        ),
      );
      expect(covered).toEqual([]);
    }
  });

  test('has a different result each time', () => {
    const coins = model.purse(board, seeded(3));
    expect(model.spill(coins, board, seeded(4))).not.toEqual(model.spill(coins, board, seeded(5)));
  });
});

describe('cashing in', () => {
  test('replaces many small coins by few large ones of the same sum', () => {
    const coins = exchange.cashIn(model.purse(board, seeded(1)));
    expect(model.sumOf(coins, 'p')).toBe(68);
    expect(model.sumOf(coins, 'c')).toBe(88);
    // 50 + 10 + 5 + 2 + 1 and 50 + 20 + 10 + 5 + 2 + 1.
    expect(values(coins)).toEqual([1, 1, 2, 2, 5, 5, 10, 10, 20, 50, 50]);
  });

  test('results in the fewest coins possible', () => {
    const best = [0];
    for (let amount = 1; amount <= 120; amount += 1) {
      best[amount] =
        1 + Math.min(...VALUES.filter((v) => v <= amount).map((v) => best[amount - v] ?? Infinity));
    }
    const counts = best.map((_, amount) =>
      [...exchange.fewest(amount).values()].reduce((sum, times) => sum + times, 0),
    );
    expect(counts).toEqual(best);
  });

  test('keeps coins that are part of the result, and gives each of the others a target', () => {
    const before = of(20, 20, 10, 5);
    const after = exchange.cashIn(before);
    expect(values(after)).toEqual([5, 50]);
    expect(after.coins.find(({ value }) => value === 5)).toEqual(before.coins[3]);
    expect([...after.into.keys()].sort()).toEqual([1, 2, 3]);
    expect([...after.into.values()]).toEqual([5, 5, 5]);
  });
});

test('a coin is changed into smaller ones of the same sum', () => {
  expect(exchange.smaller(50)).toEqual([20, 20, 10]);
  expect(exchange.smaller(5)).toEqual([2, 2, 1]);
  expect(exchange.smaller(100)).toEqual([50, 50]);
  const changed = exchange.change(of(50, 1), 1, board);
  expect(changed && values(changed)).toEqual([1, 10, 20, 20]);
  expect(exchange.change(of(50, 1), 2, board)).toBeUndefined();
});

test('what can’t be done has a reason', () => {
  expect(exchange.reasonAgainstCashingIn(of())).toMatch(/no coins/);
  expect(exchange.reasonAgainstCashingIn(of(50, 20))).toMatch(/fewest/);
  expect(exchange.reasonAgainstCashingIn(of(1, 1))).toBeUndefined();
  const coins = of(50, 1);
  const [fifty, one] = coins.coins;
  expect(exchange.reasonAgainstChange(coins, undefined)).toBe('Select a coin first.');
  expect(exchange.reasonAgainstChange(of(), undefined)).toBe('Add a coin first.');
  expect(exchange.reasonAgainstChange(coins, one)).toMatch(/^1p is the smallest/);
  expect(exchange.reasonAgainstChange(coins, fifty)).toBeUndefined();
  const many = of(...Array.from({ length: model.MAX_COINS - 1 }, () => 50 as const));
  expect(exchange.reasonAgainstChange(many, many.coins[0])).toMatch(/32 is the maximum/);
  expect(reasonAgainstSorting(of(), of())).toMatch(/no coins/);
  const { sorted } = sort(of(5, 1), board);
  expect(reasonAgainstSorting(of(5, 1), sorted)).toBeUndefined();
  expect(reasonAgainstSorting(sorted, sorted)).toMatch(/already/);
});

describe('sorting', () => {
  test('puts pence above cents, small values first, each row on a rail', () => {
    for (const on of [board, phone]) {
      const { sorted, rails } = sort(model.purse(on, seeded(2)), on);
      const own = (currency: Currency) => sorted.coins.filter((coin) => coin.currency === currency);
      const foot = (coin: Coin) => coin.y + model.sizeOf(coin) / 2;
      expect(Math.max(...own('p').map(foot))).toBeLessThan(Math.min(...own('c').map(({ y }) => y)));
      for (const currency of CURRENCIES) {
        const order = own(currency).sort((a, b) => foot(a) - foot(b) || a.x - b.x);
        const read = order.map(({ value }) => value);
        expect(read).toEqual([...read].sort((a, b) => a - b));
        const feet = rails.filter((rail) => rail.currency === currency).map((rail) => rail.foot);
        expect([...new Set(order.map(foot))]).toEqual(feet);
      }
      expect(isSorted(sorted, sorted)).toBe(true);
      expect(isSorted(model.spill(sorted, on, seeded(9)), sorted)).toBe(false);
    }
  });

  test('keeps all coins apart and on the board, for any set of coins', () => {
    const kinds = CURRENCIES.flatMap((currency) => VALUES.map((value) => ({ currency, value })));
    const some = fc.array(fc.constantFrom(...kinds), { maxLength: model.MAX_COINS });
    const alike = fc
      .constantFrom(...kinds)
      .map((kind) => Array.from({ length: model.MAX_COINS }, () => kind));
    // Inside the border, px: phones of 320, 390 and 430 px, and the widest column.
    const boards = [238, 308, 348, 480, 654].map((width) => {
      const scale = model.scaleOf({ width, height: 366 });
      return { width: width / scale, height: 366 / scale };
    });
    fc.assert(
      fc.property(fc.oneof(some, alike), fc.constantFrom(...boards), (kinds, on) => {
        const coins = kinds.map((kind, id) => ({ ...kind, id, x: 0, y: 0, turn: 0 }));
        const { sorted } = sort({ coins, nextId: 99 }, on);
        expect(sorted.coins).toHaveLength(kinds.length);
        expect(model.fitted(sorted, on)).toEqual(sorted);
        expect(covered(sorted)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});

test('no sequence of actions changes the sums', () => {
  const step = fc.record({ kind: fc.nat(6), a: fc.nat(40), b: fc.nat(300) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), fc.nat(1000), (steps, seed) => {
      const random = seeded(seed + 1);
      let coins = model.purse(board, random);
      let sums = CURRENCIES.map((currency) => model.sumOf(coins, currency));
      for (const { kind, a, b } of steps) {
        const id = coins.coins[a % coins.coins.length]?.id ?? 0;
        if (kind === 0) coins = model.spill(coins, phone, random);
        else if (kind === 1) coins = exchange.cashIn(coins);
        else if (kind === 2) coins = exchange.change(coins, id, board) ?? coins;
        else if (kind === 3) coins = sort(coins, phone).sorted;
        else if (kind === 4) coins = model.move(coins, id, b, b / 2, board);
        else if (kind === 5) {
          coins = model.add(model.remove(coins, id), { currency: 'c', value: 20 }, board, random);
          sums = CURRENCIES.map((currency) => model.sumOf(coins, currency));
        } else coins = model.fitted(coins, phone);
        expect(CURRENCIES.map((currency) => model.sumOf(coins, currency))).toEqual(sums);
        expect(new Set(coins.coins.map((coin) => coin.id)).size).toBe(coins.coins.length);
      }
    }),
    { numRuns: 30 },
  );
});

test('each question can be answered with its number of coins, and the answer lists them', () => {
  for (const [index, [amount, currency, count]] of AMOUNTS.entries()) {
    /** Coins for the rest of an amount, at most as large as the last. */
    const pay = (left: number, coins: number, max: number): Value[] | undefined => {
      if (coins === 0) return left === 0 ? [] : undefined;
      for (const value of VALUES.filter((each) => each <= Math.min(left, max)).reverse()) {
        const rest = pay(left - value, coins - 1, value);
        if (rest) return [value, ...rest];
      }
      return undefined;
    };
    const paid = pay(amount, count, 100) ?? [];
    const coins = of(...paid);
    const own = { ...coins, coins: coins.coins.map((coin) => ({ ...coin, currency })) };
    const { answer } = questions[index] ?? {};
    expect(answer?.(own)).toBe(
      `Yes: ${paid.map((value) => model.money(value, currency)).join(' + ')}.`,
    );
    expect(answer?.({ ...own, coins: own.coins.slice(1) }), 'another sum').toBeUndefined();
    expect(answer?.(exchange.change(own, 1, board) ?? own), 'more coins').toBeUndefined();
  }
});

test('coins that a coin is changed into cover no other, even if that is done three times', () => {
  let coins = model.add({ coins: [], nextId: 1 }, { currency: 'p', value: 10 }, phone, () => 0);
  for (const value of [10, 5, 2] as const) {
    const { id = 0 } = coins.coins.find((coin) => coin.value === value) ?? {};
    coins = exchange.change(coins, id, phone) ?? coins;
  }
  expect(values(coins)).toEqual([1, 1, 1, 2, 5]);
  expect(covered(coins)).toEqual([]);
});

test('coins that are spilled, added, cashed in, changed or moved to another board cover no other, even a full board of the largest', () => {
  const kinds = CURRENCIES.flatMap((currency) => VALUES.map((value) => ({ currency, value })));
  const count = { minLength: model.MAX_COINS - 4, maxLength: model.MAX_COINS - 4 };
  const sets = fc.oneof(
    fc.array(fc.constantFrom(...kinds), count),
    fc.array(fc.constant({ currency: 'p', value: 50 } as const), count),
  );
  const boards = fc.constantFrom(board, phone, { width: 168, height: 190 });
  fc.assert(
    fc.property(sets, boards, fc.nat(1000), fc.boolean(), (kinds, on, seed, isSorted) => {
      const random = seeded(seed + 1);
      const coins = kinds.map((kind, id) => ({ ...kind, id, x: 0, y: 0, turn: 0 }));
      const spilled = model.spill({ coins, nextId: 99 }, on, random);
      const start = isSorted ? sort(spilled, on).sorted : spilled;
      const id = start.coins.find(({ value }) => value > 1)?.id ?? 0;
      const changed = exchange.change(start, id, on) ?? start;
      const kind = { currency: 'p', value: 50 } as const;
      const boards = [
        spilled,
        changed,
        [1, 2, 3, 4].reduce((some) => model.add(some, kind, on, random), start),
        model.apart(exchange.cashIn(start), on),
        model.fitted(start, { width: on.height, height: on.width }),
      ];
      expect(boards.map(covered)).toEqual(boards.map(() => []));
    }),
    { numRuns: 30 },
  );
});

test('no coin lies on the purse or on another, whether spilled, added, dragged, thrown or sorted before', () => {
  const kinds = CURRENCIES.flatMap((currency) => VALUES.map((value) => ({ currency, value })));
  const sets = fc.array(fc.constantFrom(...kinds), {
    minLength: 4,
    maxLength: model.MAX_COINS - 1,
  });
  const inPurse = fc.record({ x: fc.nat(60), y: fc.nat(60) });
  const on = { ...phone, purse: { x: 21, y: 16, radius: 35 } };
  fc.assert(
    fc.property(sets, fc.nat(1000), inPurse, (kinds, seed, { x, y }) => {
      const random = seeded(seed + 1);
      const coins = kinds.map((kind, id) => ({ ...kind, id, x: 0, y: 0, turn: 0 }));
      const spilled = model.spill({ coins, nextId: 99 }, on, random);
      const thrown = throwCoin(spilled, 0, { vx: -900, vy: -600 }, on);
      while (thrown.moving()) thrown.step();
      const boards = [
        spilled,
        model.add(spilled, { currency: 'p', value: 50 }, on, random),
        model.putDown(spilled, 1, x, y, on),
        model.fitted(sort(spilled, on).sorted, on),
      ];
      const gaps = [...boards, thrown.coins()].flatMap(({ coins: laid }) =>
        laid.map(
          (coin) =>
            Math.hypot(coin.x - on.purse.x, coin.y - on.purse.y) -
            on.purse.radius -
            model.sizeOf(coin) / 2,
        ),
      );
      expect(Math.min(...gaps)).toBeGreaterThan(-1e-6);
      expect(boards.map(covered)).toEqual(boards.map(() => []));
    }),
    { numRuns: 30 },
  );
});

test('coins that cover no other stay where they are when others are pushed apart', () => {
  const [one, two, free] = of(50, 50, 1).coins;
  const coins = {
    coins: [one, two, free && { ...free, x: 200 }].filter((coin) => !!coin),
    nextId: 4,
  };
  const { coins: laid } = model.apart(coins, board);
  expect(laid.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(laid[2]).toEqual(coins.coins[2]);
  expect(laid[0]).not.toEqual(one);
});

test('a coin that is dragged pushes aside what is in its way, however fast, and stays under the pointer', () => {
  const row = of(50, 20, 10, 1);
  const [held] = row.coins;
  if (!held) throw new Error('There is no coin');
  const laid = row.coins.map((coin, index) => ({ ...coin, x: 30 + 40 * index, y: 60 }));
  const pushed = model.push({ ...row, coins: laid }, held.id, 250, 62, board);
  expect(model.coinOf(pushed, held.id)).toMatchObject({ x: 250, y: 62 });
  expect(covered(pushed)).toEqual([]);
  for (const { id, x, y } of laid.slice(1)) {
    expect(model.coinOf(pushed, id)).not.toMatchObject({ x, y });
  }
});

test('a coin that is put down on others covers none', () => {
  const pile = of(50, 20, 10);
  const id = pile.coins[0]?.id ?? 0;
  for (const [x, y] of [
    [50, 50],
    [0, 0],
  ] as const) {
    const at = { ...pile, coins: pile.coins.map((coin) => ({ ...coin, x: x + 15, y: y + 15 })) };
    expect(covered(model.putDown(at, id, x + 15, y + 15, board))).toEqual([]);
    expect(covered(model.addAt(pile, { currency: 'p', value: 50 }, [x, y], board))).toEqual([]);
  }
});
