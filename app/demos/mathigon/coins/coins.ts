/**
 * Coins of two currencies on a board, in true size, mm. Except for adding and removing coins,
 * every operation keeps the sum of each currency.
 */

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
export type Coins = { coins: readonly Coin[]; nextId: number };
/** Size of the board, mm. */
export type Board = { width: number; height: number };

/** Most coins on the board. */
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

export const sizeOf = ({ currency, value }: Pick<Coin, 'currency' | 'value'>) =>
  SIZES[currency][value];

export const sumOf = ({ coins }: Coins, currency: Currency) =>
  coins.reduce((sum, coin) => (coin.currency === currency ? sum + coin.value : sum), 0);

/** Formats an amount: 50p, £1, £1.20, 88c, €2. */
export function money(amount: number, currency: Currency): string {
  if (amount < 100) return `${amount}${currency}`;
  const sign = currency === 'p' ? '£' : '€';
  return `${sign}${amount % 100 === 0 ? amount / 100 : (amount / 100).toFixed(2)}`;
}

export const coinOf = ({ coins }: Coins, id: number | undefined) =>
  coins.find((coin) => coin.id === id);

/** Moves a coin as near as possible to a position at which it is completely on the board. */
function placed(coin: Coin, { width, height }: Board, x = coin.x, y = coin.y): Coin {
  const half = sizeOf(coin) / 2;
  const within = (value: number, most: number) => Math.max(half, Math.min(most - half, value));
  return { ...coin, x: within(x, width), y: within(y, height) };
}

/** Moves all coins onto a board that may have become smaller. */
export const fitted = (coins: Coins, board: Board): Coins => ({
  ...coins,
  coins: coins.coins.map((coin) => placed(coin, board)),
});

/** Moves a coin, and puts it on top. */
export function move(coins: Coins, id: number, x: number, y: number, board: Board): Coins {
  const coin = coinOf(coins, id);
  if (!coin) return coins;
  return { ...coins, coins: [...without(coins, id), placed(coin, board, x, y)] };
}

const without = ({ coins }: Coins, id: number) => coins.filter((coin) => coin.id !== id);

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
  return { ...coins, coins: laid };
}

function freePlace(coin: Coin, others: readonly Coin[], board: Board, random: () => number): Coin {
  const half = sizeOf(coin) / 2 + EDGE_MM;
  let best: Coin = coin;
  let most = -Infinity;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const x = half + random() * (board.width - 2 * half);
    const y = half + random() * (board.height - 2 * half);
    let free = Infinity;
    for (const other of others) {
      const gap = Math.hypot(other.x - x, other.y - y) - (sizeOf(other) + sizeOf(coin)) / 2;
      free = Math.min(free, gap);
    }
    if (free <= most) continue;
    most = free;
    best = { ...coin, x, y, turn: random() * 80 - 40 };
  }
  return best;
}

/** Adds a coin where there is room. */
export function add(
  coins: Coins,
  { currency, value }: Pick<Coin, 'currency' | 'value'>,
  board: Board,
  random: () => number,
): Coins {
  const coin: Coin = { id: coins.nextId, currency, value, x: 0, y: 0, turn: 0 };
  return {
    coins: [...coins.coins, freePlace(coin, coins.coins, board, random)],
    nextId: coins.nextId + 1,
  };
}

/** The fewest coins for an amount: number of coins by value, largest first. */
export function fewest(amount: number): Map<Value, number> {
  const counts = new Map<Value, number>();
  let left = amount;
  for (const value of [...VALUES].reverse()) {
    const times = Math.floor(left / value);
    if (times > 0) counts.set(value, times);
    left -= times * value;
  }
  return counts;
}

/**
 * Exchanges the coins of each currency for the fewest possible. Coins that remain keep their position;
 * a new coin takes the position of the first one that it replaces.
 * @returns also `into`: id of each removed coin -> id of the coin that replaces it
 */
export function cashIn(coins: Coins): Coins & { into: ReadonlyMap<number, number> } {
  let { nextId } = coins;
  const kept: Coin[] = [];
  const into = new Map<number, number>();
  for (const currency of CURRENCIES) {
    const wanted = fewest(sumOf(coins, currency));
    const gone: Coin[] = [];
    for (const coin of coins.coins) {
      if (coin.currency !== currency) continue;
      const left = wanted.get(coin.value) ?? 0;
      if (left > 0) kept.push(coin);
      else gone.push(coin);
      wanted.set(coin.value, left - 1);
    }
    const came: Coin[] = [];
    for (const [value, times] of wanted) {
      for (let made = 0; made < times; made += 1) {
        const place = gone[came.length] ?? { x: 0, y: 0, turn: 0 };
        const { x, y, turn } = place;
        came.push({ id: nextId++, currency, value, x, y, turn });
      }
    }
    for (const [index, coin] of gone.entries()) {
      const target = came[index % came.length];
      if (target) into.set(coin.id, target.id);
    }
    kept.push(...came);
  }
  return { coins: kept, nextId, into };
}

/** The fewest coins of smaller values for a coin. */
export function smaller(value: Value): Value[] {
  const largest = VALUES[VALUES.indexOf(value) - 1];
  if (!largest) return [];
  const rest = fewest(value - largest);
  return [
    largest,
    ...[...rest].flatMap(([coin, times]) => Array.from({ length: times }, () => coin)),
  ];
}

/** Exchanges a coin for smaller ones around its position. Undefined for the smallest. */
export function change(coins: Coins, id: number, board: Board): Coins | undefined {
  const coin = coinOf(coins, id);
  const values = coin ? smaller(coin.value) : [];
  if (!coin || values.length === 0) return undefined;
  const far = sizeOf(coin) * (values.length > 2 ? 0.7 : 0.6);
  const parts = values.map((value, index): Coin => {
    const angle = (2 * Math.PI * index) / values.length + 0.4;
    const { x, y } = coin;
    const part = { ...coin, id: coins.nextId + index, value, turn: 20 - 15 * index };
    return placed(part, board, x + far * Math.cos(angle), y + far * Math.sin(angle));
  });
  return {
    coins: [...without(coins, id), ...parts],
    nextId: coins.nextId + parts.length,
  };
}

/** A rail for sorted coins of one currency, mm from the top. */
export type Rail = { currency: Currency; foot: number };

/**
 * Space between sorted coins, around them, between values and above each row, mm. The first spacing with
 * which all coins fit is used. With the last one, MAX_COINS of any kind fit on both BOARD_SIZES.
 */
const SPACINGS = [
  { between: 3, edge: 8, values: 9, above: 6 },
  { between: 2, edge: 6, values: 5, above: 3.5 },
  { between: 0.4, edge: 0.5, values: 0.4, above: 0.4 },
] as const;
type Spacing = (typeof SPACINGS)[number];

/** Additional space between the currencies, as a share of the space between rows. */
const CURRENCY_GAP = 0.6;

type Row = { currency: Currency; height: number; coins: Coin[] };

/** Costs of a row, and of a row break between coins of one value. Empty space in a row costs up to 1. */
const ROW_COST = 4;
const SPLIT_COST = 0.5;

/** Sets `x` of coins side by side from the left. */
function rowOf(coins: readonly Coin[], spacing: Spacing): { coins: Coin[]; end: number } {
  const row: Coin[] = [];
  let end = 0;
  for (const coin of coins) {
    const before = row.at(-1);
    const space = before && before.value !== coin.value ? spacing.values : spacing.between;
    const left = before ? end + space : spacing.edge;
    end = left + sizeOf(coin);
    row.push({ ...coin, x: (left + end) / 2, turn: 0 });
  }
  return { coins: row, end: end + spacing.edge };
}

/** Arranges coins in the fewest rows, evenly filled, with coins of one value in one row if possible. */
function rowsOf(coins: Coins, currency: Currency, width: number, spacing: Spacing): Row[] {
  const own = coins.coins
    .filter((coin) => coin.currency === currency)
    .sort((one, two) => one.value - two.value);
  // Dynamic programming from the last coin: best rows for the coins from each index on.
  const best: { rows: Row[]; cost: number }[] = [];
  best[own.length] = { rows: [], cost: 0 };
  for (let from = own.length - 1; from >= 0; from -= 1) {
    for (let to = from + 1; to <= own.length; to += 1) {
      const row = rowOf(own.slice(from, to), spacing);
      const rest = best[to];
      if (!rest || (row.end > width && to > from + 1)) break;
      const split = own[to - 1]?.value === own[to]?.value ? SPLIT_COST : 0;
      const cost = rest.cost + ROW_COST + split + (1 - row.end / width) ** 2;
      if (cost >= (best[from]?.cost ?? Infinity)) continue;
      const height = Math.max(...row.coins.map(sizeOf));
      best[from] = { rows: [{ currency, height, coins: row.coins }, ...rest.rows], cost };
    }
  }
  return best[0]?.rows ?? [];
}

/**
 * Sorts the coins into rows on rails without overlaps: pence above, cents below, small values first.
 * Remaining space is distributed above the rows.
 */
export function sort(coins: Coins, board: Board): { sorted: Coins; rails: readonly Rail[] } {
  let rows: Row[] = [];
  let free = 0;
  let edge = 0;
  for (const spacing of SPACINGS) {
    rows = CURRENCIES.flatMap((currency) => rowsOf(coins, currency, board.width, spacing));
    const high = rows.reduce((sum, { height }) => sum + height, 0);
    ({ edge } = spacing);
    free = (board.height - 2 * edge - high) / (rows.length + CURRENCY_GAP);
    if (free >= spacing.above) break;
  }
  const laid: Coin[] = [];
  const rails: Rail[] = [];
  let foot = edge - free / 2;
  for (const { currency, height, coins: row } of rows) {
    const isNext = rails.length > 0 && rails.at(-1)?.currency !== currency;
    foot += height + free * (isNext ? 1 + CURRENCY_GAP : 1);
    laid.push(...row.map((coin) => ({ ...coin, y: foot - sizeOf(coin) / 2 })));
    rails.push({ currency, foot });
  }
  return { sorted: { ...coins, coins: laid }, rails };
}

/** Whether the coins are at their sorted positions. */
export function isSorted({ coins }: Coins, sorted: Coins): boolean {
  return sorted.coins.every(({ id, x, y }) => {
    const coin = coins.find((other) => other.id === id);
    return coin?.turn === 0 && Math.hypot(coin.x - x, coin.y - y) < 0.5;
  });
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
