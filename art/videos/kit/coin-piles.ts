/** Sorted coins in the video: a pile per value, seen from the front. */
import {
  type Board,
  type Coin,
  type Coins,
  CURRENCIES,
  type Currency,
  sizeOf,
  type Value,
  VALUES,
} from '../../../app/demos/mathigon/coins/coins.ts';

/** Free space at the edge of the board, mm. */
const EDGE = 5;
/** Maximum distance between coins of a pile, mm. */
const STEP = 6.5;

/** Positions of the piles from the left, and of the rails from the top, mm. */
export function rails({ width, height }: Board) {
  const pitch = Math.min(34, (width - 2 * EDGE) / VALUES.length);
  const left = (width - pitch * VALUES.length) / 2;
  return {
    pileAt: (value: Value) => left + pitch * (VALUES.indexOf(value) + 0.5),
    footOf: (currency: Currency) => (currency === 'p' ? 0.52 : 1) * height - 2 * EDGE,
  };
}

/** Arranges coins in piles on two rails: pence above, cents below, small values on the left. */
export function pile(coins: Coins, board: Board): Coins {
  const { pileAt, footOf } = rails(board);
  const space = board.height / 2 - 4 * EDGE;
  const laid: Coin[] = [];
  for (const currency of CURRENCIES) {
    for (const value of VALUES) {
      const pile = coins.coins.filter((coin) => coin.currency === currency && coin.value === value);
      const size = sizeOf({ currency, value });
      const step = Math.min(STEP, (space - size) / Math.max(1, pile.length - 1));
      for (const [index, coin] of pile.entries()) {
        const y = footOf(currency) - size / 2 - index * step;
        laid.push({ ...coin, x: pileAt(value), y, turn: 0 });
      }
    }
  }
  return { ...coins, coins: laid };
}
