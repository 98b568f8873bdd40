/** A deck of slides: their order, the current one, and the selection. */
import { clamp } from '#app/demo-kit/vector.ts';

export const MOTIFS = [
  'cubes',
  'circle',
  'cat',
  'coins',
  'rows',
  'hops',
  'angle',
  'tiles',
] as const;
/** The picture on a slide. */
export type Motif = (typeof MOTIFS)[number];

/** What is on a slide. */
export type Content = { motif: Motif; title: string };
export type Slide = Content & { id: number };

/** Titles of new slides. */
export const TITLES: Record<Motif, string> = {
  cubes: 'Cubes',
  circle: 'Thirds',
  cat: 'Tangram',
  coins: 'Coins',
  rows: 'Three times four',
  hops: 'Number line',
  angle: 'Angles',
  tiles: 'Hexagons',
};
/** Limit of a title, UTF-16 code units. */
export const MAX_TITLE_LENGTH = 24;

export type Deck = {
  slides: readonly Slide[];
  /** Id of the current slide; undefined only in an empty deck. */
  current: number | undefined;
  /** Ids of the selected slides; the current one need not be among them. */
  selected: ReadonlySet<number>;
  /** Id of the slide where a range starts; if undefined, ranges start at the current slide. */
  anchor?: number | undefined;
  nextId: number;
};

export const MAX_SLIDES = 12;

export const indexOf = ({ slides }: Deck, id: number | undefined) =>
  slides.findIndex((slide) => slide.id === id);

const selectedOf = ({ slides, selected }: Deck) => slides.filter(({ id }) => selected.has(id));

/** What is on the selected slides in order, for the clipboard. */
export const copied = (deck: Deck): Content[] =>
  selectedOf(deck).map(({ motif, title }) => ({ motif, title }));

/** Changes the title of the current slide. */
export const retitle = (deck: Deck, title: string): Deck => ({
  ...deck,
  slides: deck.slides.map((slide) => (slide.id === deck.current ? { ...slide, title } : slide)),
});

/**
 * Makes a slide current, and selects it alone, toggles it in the selection, or selects the range that ends
 * at it. Several ranges in succession start at the same slide, so that the last one can be shorter.
 */
export function pick(deck: Deck, id: number, how: 'only' | 'toggle' | 'range'): Deck {
  if (how === 'only') return { ...deck, current: id, selected: new Set([id]), anchor: id };
  if (how === 'toggle') {
    const selected = new Set(deck.selected);
    if (!selected.delete(id)) selected.add(id);
    return { ...deck, current: id, selected, anchor: id };
  }
  const anchor = deck.anchor ?? deck.current;
  const [one, two] = [indexOf(deck, anchor), indexOf(deck, id)].sort((a, b) => a - b);
  const between = deck.slides.slice(Math.max(0, one ?? 0), (two ?? 0) + 1);
  return { ...deck, current: id, selected: new Set(between.map((slide) => slide.id)), anchor };
}

export const pickAll = (deck: Deck): Deck => ({
  ...deck,
  selected: new Set(deck.slides.map(({ id }) => id)),
});

/** Selects a set of slides. The current slide stays, if it is among them. */
export function select(deck: Deck, ids: ReadonlySet<number>): Deck {
  const first = deck.slides.find(({ id }) => ids.has(id))?.id;
  const stays = deck.current !== undefined && ids.has(deck.current);
  const current = stays ? deck.current : (first ?? deck.current);
  return { ...deck, current, selected: ids, anchor: undefined };
}

/** Id of the slide `by` positions after the current one, limited to the first and the last. */
export function beside({ slides, current }: Deck, by: number): number | undefined {
  const index = slides.findIndex(({ id }) => id === current);
  return slides[clamp(index + by, 0, slides.length - 1)]?.id;
}

/** Inserts new slides at an index and selects them; drops those beyond the limit. */
function insert(deck: Deck, contents: readonly Content[], place: number): Deck {
  const made = contents
    .slice(0, MAX_SLIDES - deck.slides.length)
    .map((content, index): Slide => ({ id: deck.nextId + index, ...content }));
  if (made.length === 0) return deck;
  return {
    slides: [...deck.slides.slice(0, place), ...made, ...deck.slides.slice(place)],
    current: made[0]?.id,
    selected: new Set(made.map(({ id }) => id)),
    nextId: deck.nextId + made.length,
  };
}

/** Index for new slides: after the last selected one, else after the current one. */
const placeAfter = (deck: Deck) =>
  (deck.selected.size > 0
    ? deck.slides.findLastIndex(({ id }) => deck.selected.has(id))
    : indexOf(deck, deck.current)) + 1;

/** Adds a slide with the least used motif. */
export function add(deck: Deck): Deck {
  const times = (motif: Motif) => deck.slides.filter((slide) => slide.motif === motif).length;
  const [motif = 'cubes'] = [...MOTIFS].sort((one, two) => times(one) - times(two));
  return insert(deck, [{ motif, title: TITLES[motif] }], placeAfter(deck));
}

export const duplicate = (deck: Deck): Deck => insert(deck, copied(deck), placeAfter(deck));

export const paste = (deck: Deck, contents: readonly Content[]): Deck =>
  insert(deck, contents, placeAfter(deck));

/** Removes the selected slides. The next slide becomes current, or the previous one at the end. */
export function remove(deck: Deck): Deck {
  const first = deck.slides.findIndex(({ id }) => deck.selected.has(id));
  if (first < 0) return deck;
  const slides = deck.slides.filter(({ id }) => !deck.selected.has(id));
  const kept = deck.slides.findLast((slide, index) => index < first && slides.includes(slide));
  const after = deck.slides.find((slide, index) => index > first && slides.includes(slide));
  const current = (after ?? kept)?.id;
  const selected = new Set(current === undefined ? [] : [current]);
  return { ...deck, slides, current, selected, anchor: undefined };
}

/**
 * Moves the selected slides before the slide at an index, next to each other and in their order.
 * @param place 0 for the front, the number of slides for the end
 */
export function moveTo(deck: Deck, place: number): Deck {
  const stays = (slide: Slide) => !deck.selected.has(slide.id);
  return {
    ...deck,
    slides: [
      ...deck.slides.slice(0, place).filter(stays),
      ...selectedOf(deck),
      ...deck.slides.slice(place).filter(stays),
    ],
  };
}

/** Moves the selected slides by one position, next to each other. */
export function nudge(deck: Deck, by: -1 | 1): Deck {
  const first = deck.slides.findIndex(({ id }) => deck.selected.has(id));
  const last = deck.slides.findLastIndex(({ id }) => deck.selected.has(id));
  if (first < 0) return deck;
  return moveTo(deck, by < 0 ? Math.max(0, first - 1) : Math.min(deck.slides.length, last + 2));
}

/** Whether two decks show the same slides in the same order. */
export const sameOrder = (one: Deck, two: Deck) =>
  one.slides.length === two.slides.length &&
  one.slides.every(({ id }, index) => two.slides[index]?.id === id);

/** The deck while a slide is dragged: with it, the other selected slides are dragged. */
export const heldWith = (deck: Deck, id: number, several: boolean): Deck =>
  deck.selected.has(id) ? deck : pick(deck, id, several ? 'toggle' : 'only');

export const count = (slides: number) => (slides === 1 ? '1 slide' : `${slides} slides`);

/** The current slide and the selection in a sentence. */
export function describe(deck: Deck) {
  const page = indexOf(deck, deck.current) + 1;
  if (page === 0) return 'No slides.';
  return `Slide ${page} of ${deck.slides.length}, ${deck.selected.size} selected.`;
}

export const first: Deck = {
  slides: MOTIFS.slice(0, 6).map((motif, index) => ({
    id: index + 1,
    motif,
    title: TITLES[motif],
  })),
  current: 3,
  selected: new Set([3]),
  nextId: 7,
};
