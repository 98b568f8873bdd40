import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as model from './slides.ts';
import { type Deck, first, MAX_SLIDES } from './slides.ts';
import {
  boxBetween,
  gapAt,
  gapUnder,
  markerSpot,
  partedSpotOf,
  rowsOf,
  shelfOf,
  spotOf,
  touchedBy,
} from './shelf-layout.ts';

const ids = ({ slides }: Deck) => slides.map(({ id }) => id);
const selecting = (...picked: number[]): Deck => ({
  ...first,
  current: picked.at(-1),
  selected: new Set(picked),
});

describe('selecting', () => {
  test('replaces, extends, reduces, or selects a range', () => {
    let deck = model.pick(first, 2, 'only');
    deck = model.pick(deck, 5, 'toggle');
    expect([...deck.selected]).toEqual([2, 5]);
    expect(model.pick(deck, 2, 'toggle').selected.has(2)).toBe(false);
    expect([...model.pick(model.pick(first, 5, 'only'), 2, 'range').selected].sort()).toEqual([
      2, 3, 4, 5,
    ]);
    expect(model.pickAll(first).selected.size).toBe(6);
  });

  test('keeps the current slide if it is in the new selection', () => {
    expect(model.select(first, new Set([2, 3]))).toMatchObject({
      current: 3,
      selected: new Set([2, 3]),
    });
    expect(model.select(first, new Set([5, 4])).current).toBe(4);
    expect(model.select(first, new Set())).toMatchObject({ current: 3, selected: new Set() });
  });

  test('selects the slides that a box touches, drawn from any corner', () => {
    const shelf = { columns: 4, across: 60, down: 80, card: { width: 48, height: 60 } };
    const touched = (x1: number, y1: number, x2: number, y2: number) => [
      ...touchedBy(boxBetween([x1, y1], [x2, y2]), first, shelf),
    ];
    expect(touched(50, 10, 130, 20)).toEqual([2, 3]);
    expect(touched(130, 20, 50, 10)).toEqual([2, 3]);
    expect(touched(40, 50, 70, 90)).toEqual([1, 2, 5, 6]);
    expect(touched(49, 61, 59, 79)).toEqual([]);
  });

  test('pages stop at the first and the last slide', () => {
    expect(model.beside(first, 1)).toBe(4);
    expect(model.beside(first, -9)).toBe(1);
    expect(model.beside(first, Infinity)).toBe(6);
  });
});

describe('moving', () => {
  test('puts the second and the fifth next to each other, in order', () => {
    expect(ids(model.moveTo(selecting(5, 2), 6))).toEqual([1, 3, 4, 6, 2, 5]);
    expect(ids(model.moveTo(selecting(2, 5), 0))).toEqual([2, 5, 1, 3, 4, 6]);
    expect(ids(model.moveTo(selecting(2, 5), 3))).toEqual([1, 3, 2, 5, 4, 6]);
  });

  test('changes nothing when dropped in place', () => {
    for (const place of [2, 3])
      expect(model.sameOrder(model.moveTo(selecting(3), place), first)).toBe(true);
    expect(model.sameOrder(model.moveTo(selecting(3), 4), first)).toBe(false);
  });

  test('moves by one place, and not beyond the ends', () => {
    expect(ids(model.nudge(selecting(3), -1))).toEqual([1, 3, 2, 4, 5, 6]);
    expect(ids(model.nudge(selecting(3), 1))).toEqual([1, 2, 4, 3, 5, 6]);
    expect(ids(model.nudge(selecting(1), -1))).toEqual(ids(first));
    expect(ids(model.nudge(selecting(6), 1))).toEqual(ids(first));
  });
});

describe('copies', () => {
  test('are inserted after the selection, and selected', () => {
    const deck = model.duplicate(selecting(1, 4));
    expect(ids(deck)).toEqual([1, 2, 3, 4, 7, 8, 5, 6]);
    expect(deck.slides.slice(4, 6).map(({ motif }) => motif)).toEqual(['cubes', 'coins']);
    expect([...deck.selected]).toEqual([7, 8]);
    expect(deck.current).toBe(7);
  });

  test('are pasted after a later selection', () => {
    const retitled = model.retitle(selecting(5, 2), 'Pizza');
    const contents = model.copied(retitled);
    expect(contents).toEqual([
      { motif: 'circle', title: 'Pizza' },
      { motif: 'rows', title: 'Three times four' },
    ]);
    expect(ids(model.paste(selecting(1), contents))).toEqual([1, 7, 8, 2, 3, 4, 5, 6]);
    const empty = model.remove(model.pickAll(first));
    expect(model.paste(empty, contents).slides).toMatchObject(contents);
  });

  test('a new slide shows the least used picture', () => {
    const deck = model.add(first);
    expect(model.indexOf(deck, deck.current)).toBe(3);
    expect(deck.slides[3]?.motif).toBe('angle');
  });

  test('never exceed the maximum', () => {
    const full = model.duplicate(model.pickAll(first));
    expect(full.slides).toHaveLength(MAX_SLIDES);
    expect(model.add(full)).toBe(full);
  });
});

describe('deleting', () => {
  test('shows the next slide, or at the end the previous one', () => {
    expect(model.remove(selecting(2, 3)).current).toBe(4);
    expect(model.remove(selecting(5, 6)).current).toBe(4);
    expect(model.remove(selecting(1, 3)).current).toBe(2);
  });

  test('of the last slide leaves an empty deck; the next slide becomes the first', () => {
    const empty = model.remove(model.pickAll(first));
    expect(empty).toMatchObject({ slides: [], current: undefined });
    expect(model.remove(empty)).toBe(empty);
    expect(model.add(empty).slides).toHaveLength(1);
  });
});

test('the marked gap is the one where slides are dropped', () => {
  const shelf = { columns: 4, across: 60, down: 80, card: { width: 48, height: 60 } };
  expect(gapAt([0, 10], shelf, 6)).toBe(0);
  expect(gapAt([55, 10], shelf, 6)).toBe(1);
  expect(gapAt([230, 10], shelf, 6)).toBe(4);
  expect(gapAt([61, 100], shelf, 6)).toBe(5);
  expect(gapAt([900, 900], shelf, 6)).toBe(6);
  expect(gapAt([-50, -50], shelf, 6)).toBe(0);
  expect(spotOf(5, shelf)).toEqual({ x: 60, y: 80 });
});

test('a dragged slide marks the gap under its middle; the end of a shelf is marked on it', () => {
  const shelf = { columns: 4, across: 60, down: 80, card: { width: 48, height: 60 } };
  expect(gapUnder(first, 1, [0, 0], shelf)).toBe(0);
  expect(gapUnder(first, 1, [70, 10], shelf)).toBe(2);
  expect(gapUnder(first, 5, [100, -80], shelf)).toBe(2);
  expect(markerSpot(4, shelf)).toEqual({ x: 228, y: 0 });
  expect(markerSpot(5, shelf)).toEqual({ x: 54, y: 80 });
  expect(markerSpot(0, shelf)).toEqual({ x: 0, y: 0 });
});

test('a dragged slide takes the selected ones along, unless it isn’t selected', () => {
  expect([...model.heldWith(selecting(2, 5), 5, false).selected]).toEqual([2, 5]);
  expect([...model.heldWith(selecting(2, 5), 3, false).selected]).toEqual([3]);
  expect([...model.heldWith(selecting(2, 5), 3, true).selected]).toEqual([2, 5, 3]);
});

test('after any sequence of actions ids are unique, and the current and selected slides exist', () => {
  const step = fc.record({ kind: fc.nat(7), a: fc.nat(14), b: fc.nat(2) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let deck = first;
      for (const { kind, a, b } of steps) {
        const id = deck.slides[a % Math.max(1, deck.slides.length)]?.id;
        const how = (['only', 'toggle', 'range'] as const)[b] ?? 'only';
        if (kind === 0 && id !== undefined) deck = model.pick(deck, id, how);
        else if (kind === 1) deck = model.add(deck);
        else if (kind === 2) deck = model.duplicate(deck);
        else if (kind === 3) deck = model.paste(deck, model.copied(deck));
        else if (kind === 4) deck = model.remove(deck);
        else if (kind === 5) deck = model.moveTo(deck, Math.min(a, deck.slides.length));
        else if (kind === 6) deck = model.nudge(deck, b === 0 ? -1 : 1);
        const there = new Set(ids(deck));
        expect(there.size).toBe(deck.slides.length);
        expect(deck.slides.length).toBeLessThanOrEqual(MAX_SLIDES);
        expect([...deck.selected].every((one) => there.has(one))).toBe(true);
        expect(deck.current === undefined).toBe(deck.slides.length === 0);
        expect(deck.current === undefined || there.has(deck.current)).toBe(true);
      }
    }),
    { numRuns: 40 },
  );
});

test('slides make room on both sides of the gap under a dragged one, on its shelf only', () => {
  const shelf = { columns: 4, across: 60, down: 80, card: { width: 48, height: 60 } };
  const xs = (gap?: number) =>
    [0, 1, 2, 4].map((index) => partedSpotOf(index, gap, shelf).x - spotOf(index, shelf).x);
  expect(xs()).toEqual([0, 0, 0, 0]);
  expect(xs(1)).toEqual([-6, 6, 6, 0]);
});

test('a phone has two shelves with targets of 40 px, and the narrowest window three', () => {
  expect(rowsOf(shelfOf(308))).toBe(2);
  expect(shelfOf(278).card.width).toBeGreaterThan(39);
  expect(rowsOf(shelfOf(222))).toBe(3);
});
