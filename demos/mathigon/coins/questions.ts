/** Amounts to pay with a number of coins. */
import type { Question } from '../shared/question.tsx';
import { type Coins, type Currency, money, nameOf, sumOf } from './coins.ts';

export const AMOUNTS: readonly (readonly [number, Currency, coins: number])[] = [
  [73, 'p', 4],
  [100, 'c', 5],
  [99, 'p', 6],
  [100, 'c', 10],
  [38, 'p', 6],
  [120, 'p', 9],
];

export const questions: readonly Question<Coins>[] = AMOUNTS.map(([amount, currency, count]) => ({
  ask: () => `Can you pay exactly ${money(amount, currency)} with ${count} coins?`,
  answer(coins) {
    const own = coins.coins.filter((coin) => coin.currency === currency);
    if (sumOf(coins, currency) !== amount || own.length !== count) return undefined;
    const terms = own.sort((one, two) => two.value - one.value).map(nameOf);
    return `Yes: ${terms.join(' + ')}.`;
  },
}));
