import { expect, test } from 'vitest';
import { type Coins } from './coins/coins.ts';
import { workFormat as coinsFormat } from './coins/stored.ts';
import { first, pick, retitle } from './slides/slides.ts';
import { workFormat as slidesFormat } from './slides/stored.ts';

const throughJson = (data: unknown): unknown => JSON.parse(JSON.stringify(data));

test('stored coins are the same when they are read, garbage is nothing', () => {
  const coins: Coins = {
    coins: [
      { id: 1, currency: 'p', value: 50, x: 20.5, y: 40, turn: -30 },
      { id: 2, currency: 'c', value: 1, x: 80, y: 12, turn: 0 },
    ],
    nextId: 3,
    isSorted: false,
  };
  expect(coinsFormat.read(throughJson(coinsFormat.write(coins)))).toEqual(coins);
  expect(coinsFormat.read({ coins: [{ currency: 'x', value: 3 }] })).toBeUndefined();
});

test('stored slides are the same when they are read, on the same page, garbage is nothing', () => {
  const deck = pick(first, first.slides[3]?.id ?? 0, 'only');
  const read = slidesFormat.read(throughJson(slidesFormat.write(deck)));
  expect(read?.slides.map(({ motif }) => motif)).toEqual(deck.slides.map(({ motif }) => motif));
  expect(read?.current).toBe(read?.slides[3]?.id);
  const retitled = retitle(deck, 'Pounds');
  expect(slidesFormat.read(throughJson(slidesFormat.write(retitled)))?.slides).toEqual(
    retitled.slides,
  );
  const older = { motifs: ['cat', 'rows'], page: 0 };
  expect(slidesFormat.read(older)?.slides[0]?.title).toBe('Tangram');
  for (const titles of [['A'], ['A', 1], ['A', 'x'.repeat(25)], 'AB']) {
    expect(slidesFormat.read({ ...older, titles })).toBeUndefined();
  }
  expect(slidesFormat.read({ motifs: ['none'], page: 0 })).toBeUndefined();
});
