import { expect, test } from 'vitest';
import { SCENES, SKY_NAMES } from './names.ts';
import { themeOf } from './motif-list.ts';
import { type DrawnCard, spreadCards } from './spread-cards.ts';

const cardsOf = (count: number, card?: DrawnCard['card']): DrawnCard[] =>
  Array.from({ length: count }, (_, index) => ({
    slug: `project-${index}`,
    hue: (index * 47) % 360,
    card,
  }));

const motifsOf = (cards: readonly DrawnCard[]) =>
  spreadCards(cards).flatMap((card) => (card.kind === 'pattern' && card.motif ? [card.motif] : []));

const THEMES = new Set(SCENES.pattern.map(themeOf)).size;

test('as many patterns as there are themes are of one each', () => {
  for (const start of [0, 5, 30]) {
    const motifs = motifsOf(cardsOf(60).slice(start, start + THEMES));
    expect(new Set(motifs.map(themeOf)).size).toBe(THEMES);
  }
});

test('a theme that comes again has another motif, and no motif comes twice before all have come', () => {
  const motifs = motifsOf(cardsOf(SCENES.pattern.length));
  expect(new Set(motifs).size).toBe(SCENES.pattern.length);
});

test('a card at the end of the list changes none before it', () => {
  const cards = cardsOf(25);
  expect(spreadCards([...cards, { slug: 'new', hue: 0, card: undefined }]).slice(0, 25)).toEqual(
    spreadCards(cards),
  );
});

test('the motif that an owner has chosen stays, and the next card has another theme', () => {
  for (const motif of SCENES.pattern) {
    const [own, next] = motifsOf([
      { slug: 'own', hue: 0, card: { kind: 'pattern', motif } },
      { slug: 'next', hue: 0, card: undefined },
    ]);
    expect(own).toBe(motif);
    expect(themeOf(next ?? motif)).not.toBe(themeOf(motif));
  }
});

test('no card has the sky of the one before', () => {
  for (const start of [0, 20, 40]) {
    const skies = spreadCards(cardsOf(80).slice(start, start + 40)).map(({ sky }) => sky);
    expect(skies.every((sky, index) => sky && sky !== skies[index + 1])).toBe(true);
    expect(new Set(skies).size).toBe(SKY_NAMES.length);
  }
});

test('neighbors of screenshots and of photos have different scenes', () => {
  const kinds: DrawnCard['card'][] = [{ kind: 'screens' }, { kind: 'photo' }];
  for (const card of kinds) {
    const chosen = spreadCards(cardsOf(12, card)).map(({ scene }) => scene);
    expect(chosen.every((name, index) => name && name !== chosen[index + 1])).toBe(true);
  }
});

test('a corner piece comes on every second card at most, and the next one is of another species', () => {
  const corners = spreadCards(cardsOf(40)).map(({ details }) => details?.corners ?? 'none');
  expect(corners.some((name, index) => name !== 'none' && corners[index + 1] !== 'none')).toBe(
    false,
  );
  const grown = corners.filter((name) => name !== 'none');
  expect(grown.length).toBeGreaterThan(10);
  expect(grown.every((name, index) => name !== grown[index + 1])).toBe(true);
});

test.each([
  ['plants', 5],
  ['sun', 6],
  ['moon', 5],
  ['perchedAnimal', 5],
] as const)('no %s comes again within %i cards of any kind', (kind, span) => {
  const kinds: DrawnCard['card'][] = [undefined, { kind: 'screens' }, { kind: 'photo' }];
  const cards = cardsOf(40).map((card, index) => ({ ...card, card: kinds[index % 3] }));
  const names = spreadCards(cards).map(({ details }) => details?.[kind]);
  for (const index of names.keys()) {
    const near = names.slice(index, index + span);
    expect(new Set(near).size).toBe(near.length);
  }
});

test('the animal that a motif always has stays, and the next cards have others', () => {
  const photo: DrawnCard['card'] = { kind: 'photo' };
  const [quilt, ...others] = spreadCards([
    { slug: 'own', hue: 0, card: { kind: 'pattern', motif: 'quilt' } },
    ...cardsOf(5, photo),
  ]);
  expect(quilt?.details?.groundAnimal).toBe('fox');
  expect(others.map(({ details }) => details?.groundAnimal)).not.toContain('fox');
});
