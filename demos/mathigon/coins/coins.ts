/**
 * Coins of two currencies on a board, in true size, mm: moved, spilled, exchanged (exchange.ts) and sorted (sorting.ts).
 * Except for adding and removing coins, every operation keeps the sum of each currency.
 */
import { clamp, type Point } from '#app/demo-kit/vector.ts';

export const CURRENCIES = ['p', 'c'] as const;
/** Pence and cents. */
export type Currency = (typeof CURRENCIES)[number];

export const VALUES = [1, 2, 5, 10, 20, 50, 100] as const;
export type Value = (typeof VALUES)[number];

/** Diameters, mm. */
const SIZES: Record<Currency, Record<Value, number>> = {
  p: { 1: 20.3, 2: 25.9, 5: 18, 10: 24.5, 20: 21.4, 50: 27.3, 100: 23.4 },
  c: { 1: 17, 2: 18.8, 5: 21.3, 10: 19.8, 20: 22.3, 50: 24.3, 100: 23.3 },
};

/** A coin with its center at x, y, rotated clockwise, degrees. */
export type Coin = {
  id: number;
  currency: Currency;
  value: Value;
  x: number;
  y: number;
  turn: number;
};
export type Coins = {
  coins: readonly Coin[];
  nextId: number;
  /** Whether they are sorted, and stay so on a board of another size. */
  isSorted?: boolean;
};
export type Kind = Pick<Coin, 'currency' | 'value'>;
/** Size of the board, and the disc in its upper left corner that the purse covers, mm. */
export type Board = {
  width: number;
  height: number;
  purse?: { x: number; y: number; radius: number };
};

/** Limit of coins on the board. */
export const MAX_COINS = 32;

/** Portrait and landscape boards with room for `MAX_COINS` coins side by side, mm. */
const BOARD_SIZES: readonly Board[] = [
  { width: 168, height: 190 },
  { width: 280, height: 150 },
];

/** Px per mm on a board of this size, px. Coins are as large as the board allows. */
export const scaleOf = ({ width, height }: Board) =>
  Math.max(...BOARD_SIZES.map((room) => Math.min(width / room.width, height / room.height)));

/** Free space at the edge of the board, mm. */
const EDGE_MM = 5;

export const sizeOf = ({ currency, value }: Kind) => SIZES[currency][value];

export const sumOf = ({ coins }: Coins, currency: Currency) =>
  coins.reduce((sum, coin) => (coin.currency === currency ? sum + coin.value : sum), 0);

/** Formats an amount: 50p, £1, £1.20, 88c, €2. */
export function money(amount: number, currency: Currency): string {
  if (amount < 100) return `${amount}${currency}`;
  const sign = currency === 'p' ? '£' : '€';
  return `${sign}${amount % 100 === 0 ? amount / 100 : (amount / 100).toFixed(2)}`;
}

export const nameOf = ({ value, currency }: Kind) => money(value, currency);

/** Number of coins of a currency in words. */
export function countOf({ coins }: Coins, currency: Currency) {
  const count = coins.filter((coin) => coin.currency === currency).length;
  return `${count} ${count === 1 ? 'coin' : 'coins'}`;
}

/** The sums and the number of coins in a sentence. */
export const describe = (coins: Coins) =>
  `${CURRENCIES.map((currency) => money(sumOf(coins, currency), currency)).join(' and ')}, ${coins.coins.length} coins.`;

export const coinOf = ({ coins }: Coins, id: number | undefined) =>
  coins.find((coin) => coin.id === id);

/** Moves a disc as near as possible to where it is completely on the board, and beside the purse. */
export function onBoard({ width, height, purse }: Board, radius: number, x: number, y: number) {
  const within = ([left, top]: Point): Point => [
    clamp(left, radius, width - radius),
    clamp(top, radius, height - radius),
  ];
  const at = within([x, y]);
  return purse ? within(besidePurse(purse, radius, at)) : at;
}

/** Moves a disc away from the purse, but never toward the corner. */
function besidePurse(purse: NonNullable<Board['purse']>, radius: number, [x, y]: Point): Point {
  const [dx, dy, reach] = [x - purse.x, y - purse.y, purse.radius + radius];
  if (dx * dx + dy * dy >= reach * reach) return [x, y];
  const away = Math.atan2(Math.max(0, dy), Math.max(0, dx));
  const angle = dx <= 0 && dy <= 0 ? Math.PI / 4 : away;
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const along = dx * ux + dy * uy;
  const distance = Math.sqrt(along * along - dx * dx - dy * dy + reach * reach) - along;
  return [x + ux * distance, y + uy * distance];
}

/** Moves a coin as near as possible to a position at which it is completely on the board. */
export function placed(coin: Coin, board: Board, x = coin.x, y = coin.y): Coin {
  const [left, top] = onBoard(board, sizeOf(coin) / 2, x, y);
  return { ...coin, x: left, y: top };
}

/** Passes in which coins are pushed apart; a full board needs fewer than 100. */
const MAX_PASSES = 200;
/** Space left between coins that were pushed apart, mm. */
const GAP_MM = 0.5;
/** Largest angle between a push and the line of the centers, so that coins in a row can leave it, rad. */
const SWERVE = 0.3;

/** Passes in which a coin that is held pushes others. */
const MAX_HELD_PASSES = 24;

/**
 * Pushes coins that cover each other apart, as on a table. Coins that are free stay.
 * @param heldId the coin that stays where it is, even if others, at the edge, have no room
 */
export function apart(coins: Coins, board: Board, heldId?: number): Coins {
  const laid = coins.coins.map((coin) => ({ ...coin }));
  const pairs = laid.flatMap((one, index) =>
    laid.slice(index + 1).map((two) => [one, two] as const),
  );
  const passes = heldId === undefined ? MAX_PASSES : MAX_HELD_PASSES;
  const shareOf = (coin: Coin, other: Coin) =>
    coin.id === heldId ? 0 : other.id === heldId ? 1 : 0.5;
  for (let pass = 0; pass < passes; pass += 1) {
    const covered = pairs.filter(([one, two]) => gapBetween(one, two) < 0);
    if (covered.length === 0) break;
    for (const [index, [one, two]] of covered.entries()) {
      const angle = Math.atan2(two.y - one.y, two.x - one.x) + SWERVE * Math.sin(pass + index);
      const push = Math.max(0, GAP_MM - gapBetween(one, two));
      const [dx, dy] = [push * Math.cos(angle), push * Math.sin(angle)];
      const [first, second] = [shareOf(one, two), shareOf(two, one)];
      Object.assign(one, placed(one, board, one.x - dx * first, one.y - dy * first));
      Object.assign(two, placed(two, board, two.x + dx * second, two.y + dy * second));
    }
  }
  return { ...coins, coins: laid };
}

/** Moves all coins onto a board that may have become smaller, where none covers another. */
export function fitted(coins: Coins, board: Board): Coins {
  const onBoard = coins.coins.map((coin) => placed(coin, board));
  const isMoved = onBoard.some(({ x, y }, index) => {
    const before = coins.coins[index];
    return x !== before?.x || y !== before.y;
  });
  return isMoved ? apart({ ...coins, coins: onBoard }, board) : coins;
}

/** Moves a coin, and puts it on top. */
export function move(coins: Coins, id: number, x: number, y: number, board: Board): Coins {
  const coin = coinOf(coins, id);
  if (!coin) return coins;
  return { ...coins, coins: [...without(coins, id), placed(coin, board, x, y)] };
}

/** Longest part of a push, so short that a coin can't pass through the smallest, mm. */
const PUSH_STEP_MM = 6;

/** Moves a coin in a straight line, and pushes aside what is in its way. */
export function push(coins: Coins, id: number, x: number, y: number, board: Board): Coins {
  const start = coinOf(coins, id);
  if (!start) return coins;
  const end = placed(start, board, x, y);
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const steps = Math.max(1, Math.ceil(Math.hypot(dx, dy) / PUSH_STEP_MM));
  let pushed = coins;
  for (let step = 1; step <= steps; step += 1) {
    const share = step / steps;
    const moved = move(pushed, id, start.x + dx * share, start.y + dy * share, board);
    pushed = apart(moved, board, id);
  }
  return pushed;
}

/** Puts a coin down at a position, where it covers no other. */
export const putDown = (coins: Coins, id: number, x: number, y: number, board: Board): Coins =>
  apart(apart(move(coins, id, x, y, board), board, id), board);

export const without = ({ coins }: Coins, id: number) => coins.filter((coin) => coin.id !== id);

export const remove = (coins: Coins, id: number): Coins => ({
  ...coins,
  coins: without(coins, id),
});

/** Random positions tried for a coin. */
const MAX_TRIES = 40;

/**
 * Spills the coins at random so that each can be grabbed: of several random positions, a coin takes the
 * one farthest from all others. Large coins come first; small ones fit between them.
 */
export function spill(coins: Coins, board: Board, random: () => number): Coins {
  const laid: Coin[] = [];
  for (const coin of [...coins.coins].sort((one, two) => sizeOf(two) - sizeOf(one))) {
    laid.push(freePlace(coin, laid, board, random));
  }
  return apart({ ...coins, coins: laid }, board);
}

/** Distance between the rims of two coins, mm; negative if one covers the other. */
const gapBetween = (one: Coin, two: Coin) =>
  Math.sqrt((two.x - one.x) ** 2 + (two.y - one.y) ** 2) - (sizeOf(one) + sizeOf(two)) / 2;

/** The one of several random places that is farthest from all other coins. */
function freePlace(coin: Coin, others: readonly Coin[], board: Board, random: () => number): Coin {
  const half = sizeOf(coin) / 2 + EDGE_MM;
  let best: Coin = coin;
  let maxFree = -Infinity;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const x = half + random() * (board.width - 2 * half);
    const y = half + random() * (board.height - 2 * half);
    const at = placed(coin, board, x, y);
    const free = Math.min(...others.map((other) => gapBetween(at, other)));
    if (free <= maxFree) continue;
    maxFree = free;
    best = { ...at, turn: random() * 80 - 40 };
  }
  return best;
}

/** Adds a coin with its center at a position, mm. */
export function addAt(coins: Coins, kind: Kind, [x, y]: Point, board: Board): Coins {
  const coin = { id: coins.nextId, ...kind, x, y, turn: 0 };
  const added = { coins: [...coins.coins, coin], nextId: coins.nextId + 1 };
  return putDown(added, coin.id, x, y, board);
}

/** Adds a coin where there is room. */
export function add(coins: Coins, kind: Kind, board: Board, random: () => number): Coins {
  const coin = { id: coins.nextId, ...kind, x: 0, y: 0, turn: 0 };
  const laid = [...coins.coins, freePlace(coin, coins.coins, board, random)];
  return apart({ coins: laid, nextId: coins.nextId + 1 }, board);
}

/** The initial purse: 68p and 88c, mostly in small coins. */
export function purse(board: Board, random: () => number): Coins {
  const inside: Record<Currency, Value[]> = {
    p: [20, 10, 10, 5, 5, 5, 5, 2, 2, 2, 1, 1],
    c: [20, 20, 20, 10, 5, 5, 2, 2, 2, 1, 1],
  };
  const coins = CURRENCIES.flatMap((currency) =>
    inside[currency].map((value) => ({ currency, value, x: 0, y: 0, turn: 0 })),
  ).map((coin, index) => ({ ...coin, id: index + 1 }));
  return spill({ coins, nextId: coins.length + 1 }, board, random);
}
