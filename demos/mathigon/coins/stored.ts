import { readFields, readList, readNumber, readOneOf } from '#app/demo-kit/share-link/read-data.ts';
import type { ShareFormat } from '#app/demo-kit/share-link/share-link.ts';
import { type Coin, type Coins, CURRENCIES, MAX_COINS, VALUES } from './coins.ts';

/** Largest coordinate, mm: more than any board has. */
const MAX_MM = 1000;

function readCoin(data: unknown): Omit<Coin, 'id'> | undefined {
  const fields = readFields(data);
  const coin = {
    currency: readOneOf(fields?.currency, CURRENCIES),
    value: readOneOf(fields?.value, VALUES),
    x: readNumber(fields?.x, 0, MAX_MM),
    y: readNumber(fields?.y, 0, MAX_MM),
    turn: readNumber(fields?.turn, -3600, 3600),
  };
  return Object.values(coin).includes(undefined) ? undefined : (coin as Omit<Coin, 'id'>);
}

export const workFormat: ShareFormat<Coins> = {
  name: 'mathigon/coins',
  version: 1,
  write: ({ coins, isSorted = false }) => ({
    isSorted,
    coins: coins.map(({ currency, value, x, y, turn }) => ({ currency, value, x, y, turn })),
  }),
  read(data) {
    const fields = readFields(data);
    const coins = readList(fields?.coins, MAX_COINS, readCoin);
    if (!coins) return undefined;
    return {
      coins: coins.map((coin, index) => ({ ...coin, id: index + 1 })),
      nextId: coins.length + 1,
      isSorted: fields?.isSorted === true,
    };
  },
};
