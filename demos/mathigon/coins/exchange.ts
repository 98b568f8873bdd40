/** Exchanging coins for others of the same sum. */
import * as model from './coins.ts';
import { type Board, type Coin, type Coins, CURRENCIES, type Value, VALUES } from './coins.ts';

/** Why nothing can be done with the selected coin; undefined if there is one. */
export function reasonWithoutCoin({ coins }: Coins, selected: Coin | undefined) {
  if (selected) return undefined;
  return coins.length === 0 ? 'Add a coin first.' : 'Select a coin first.';
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
 * a new coin takes the position of the first one that it replaces, and may cover others there.
 * @returns also `into`: id of each removed coin -> id of the coin that replaces it
 */
export function cashIn(coins: Coins): Coins & { into: ReadonlyMap<number, number> } {
  let { nextId } = coins;
  const kept: Coin[] = [];
  const into = new Map<number, number>();
  for (const currency of CURRENCIES) {
    const target = fewest(model.sumOf(coins, currency));
    const gone: Coin[] = [];
    for (const coin of coins.coins) {
      if (coin.currency !== currency) continue;
      const left = target.get(coin.value) ?? 0;
      if (left > 0) kept.push(coin);
      else gone.push(coin);
      target.set(coin.value, left - 1);
    }
    const came: Coin[] = [];
    for (const [value, times] of target) {
      for (let made = 0; made < times; made += 1) {
        const { x, y, turn } = gone[came.length] ?? { x: 0, y: 0, turn: 0 };
        came.push({ id: nextId++, currency, value, x, y, turn });
      }
    }
    for (const [index, coin] of gone.entries()) {
      const replacement = came[index % came.length];
      if (replacement) into.set(coin.id, replacement.id);
    }
    kept.push(...came);
  }
  return { coins: kept, nextId, into };
}

/** Why coins can't be cashed in; undefined if they can. */
export function reasonAgainstCashingIn(coins: Coins): string | undefined {
  if (coins.coins.length === 0) return 'There are no coins to cash in.';
  return cashIn(coins).into.size === 0 ? 'That’s already the fewest coins.' : undefined;
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

/** Why a coin can't be changed; undefined if it can. */
export function reasonAgainstChange(coins: Coins, coin: Coin | undefined): string | undefined {
  if (!coin) return reasonWithoutCoin(coins, coin);
  const parts = smaller(coin.value).length;
  if (parts === 0) return `${model.nameOf(coin)} is the smallest coin.`;
  if (coins.coins.length - 1 + parts > model.MAX_COINS)
    return `Too many coins: ${model.MAX_COINS} is the maximum.`;
  return undefined;
}

/** Exchanges a coin for smaller ones around its position, where they cover no other. Undefined for the smallest. */
export function change(coins: Coins, id: number, board: Board): Coins | undefined {
  const coin = model.coinOf(coins, id);
  const values = coin ? smaller(coin.value) : [];
  if (!coin || values.length === 0) return undefined;
  const far = model.sizeOf(coin) * (values.length > 2 ? 0.7 : 0.6);
  const laid = model.without(coins, id);
  for (const [index, value] of values.entries()) {
    const angle = (2 * Math.PI * index) / values.length + 0.4;
    const [x, y] = [coin.x + far * Math.cos(angle), coin.y + far * Math.sin(angle)];
    const part = { ...coin, id: coins.nextId + index, value, x, y, turn: 20 - 15 * index };
    laid.push(model.placed(part, board));
  }
  return model.apart({ coins: laid, nextId: coins.nextId + values.length }, board);
}
