/** Sorting coins into rows on rails. */
import { type Board, type Coin, type Coins, CURRENCIES, type Currency, sizeOf } from './coins.ts';

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
const SPLIT_COST = 3;

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

/** Why coins can't be sorted; undefined if they can. */
export function reasonAgainstSorting(coins: Coins, sorted: Coins): string | undefined {
  if (coins.coins.length === 0) return 'There are no coins to sort.';
  return isSorted(coins, sorted) ? 'The coins are already sorted.' : undefined;
}
