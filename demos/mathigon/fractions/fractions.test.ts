import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as model from './fractions.ts';
import { type Circle, first, MAX_PARTS, WHOLE } from './fractions.ts';
import { questions } from './questions.ts';

const of = (...pieces: [count: number, parts: number][]): Circle => ({
  pieces: pieces.map(([count, parts], index) => ({ id: index + 1, count, parts })),
  nextId: pieces.length + 1,
});

test('every number of parts divides the whole', () => {
  for (let parts = 1; parts <= MAX_PARTS; parts += 1) expect(WHOLE % parts).toBe(0);
});

/** A half, a quarter and a sixth: only a twelfth fits. */
const nearlyWhole = of([1, 2], [1, 4], [1, 6]);

test('a half, a quarter and a sixth add up to eleven twelfths', () => {
  expect(model.fractionOf(model.filled(nearlyWhole))).toEqual({ count: 11, parts: 12 });
  expect(model.startOf(nearlyWhole, 3)).toBe((WHOLE * 3) / 4);
  expect(model.inWords(model.sumOf(nearlyWhole, 'Fraction'))).toBe('1/2 + 1/4 + 1/6 = 11/12');
  expect(model.inWords(model.sumOf(nearlyWhole, 'Angle'))).toBe('180° + 90° + 60° = 330°');
});

test('initially every piece can be made larger and smaller', () => {
  for (const piece of first.pieces) {
    expect(model.reasonAgainstResizing(first, piece, 1)).toBeUndefined();
    expect(model.reasonAgainstResizing(first, piece, -1)).toBeUndefined();
  }
});

test('a piece that doesn’t fit reports how much is left', () => {
  const [half] = nearlyWhole.pieces;
  expect(half && model.reasonAgainstResizing(nearlyWhole, half, 1)).toBe(
    'No room for 1/2: only 1/12 is left.',
  );
  expect(half && model.reasonAgainstResizing(nearlyWhole, half, -1)).toMatch(
    /^1\/2 is the smallest/,
  );
  expect(model.reasonAgainstAdding(nearlyWhole, 12)).toBeUndefined();
  expect(model.reasonAgainstAdding(of([4, 4]), 12)).toMatch(/^The circle is whole/);
});

describe('a piece', () => {
  test('is limited to the room left, and never empty', () => {
    expect(model.resize(nearlyWhole, 3, 9)).toBe(nearlyWhole);
    expect(model.resize(of([1, 12], [1, 2]), 1, 30).pieces[0]?.count).toBe(6);
    expect(model.resize(of([3, 12]), 1, -4).pieces[0]?.count).toBe(1);
    expect(model.resize(of([3, 12]), 1, 4.4).pieces[0]?.count).toBe(4);
  });

  test('is not added when there is no room', () => {
    expect(model.add(nearlyWhole, 11)).toBeUndefined();
    expect(model.inWords(model.sumOf(model.add(nearlyWhole, 12) ?? first, 'Fraction'))).toMatch(
      /= 1$/,
    );
    expect(model.remove(nearlyWhole, 1).pieces).toHaveLength(2);
  });

  test('cycles through equivalent fractions', () => {
    const names = [];
    let piece = { id: 1, count: 1, parts: 2 };
    do {
      names.push(model.inWords(model.labelOf(piece, 'Fraction')));
      piece = model.renamed(piece);
    } while (piece.parts !== 2);
    expect(names).toEqual(['1/2', '2/4', '3/6', '4/8', '5/10', '6/12']);
    expect(model.renamed({ id: 1, count: 1, parts: 7 })).toEqual({ id: 1, count: 1, parts: 7 });
  });
});

test('labels have three equivalent forms', () => {
  const [piece] = of([2, 6]).pieces;
  const labels = (['Fraction', 'Angle', 'Product'] as const).map(
    (label) => piece && model.inWords(model.labelOf(piece, label)),
  );
  expect(labels).toEqual(['2/6', '120°', '2 × 1/6']);
  expect(model.inWords(model.sumOf(of([2, 6]), 'Product'))).toBe('2 × 1/6 = 1/3');
  expect(model.inWords(model.sumOf(of([2, 6]), 'Fraction'))).toBe('2/6 = 1/3');
  expect(model.inWords(model.sumOf(of([1, 3]), 'Fraction'))).toBe('1/3');
  expect(model.inWords(model.sumOf(of([3, 3]), 'Fraction'))).toBe('3/3 = 1');
  expect(model.inWords(model.sumOf(of([1, 7]), 'Angle'))).toBe('51.4°');
  expect(model.inWords(model.sumOf(of([2, 6]), 'Angle'))).toBe('120°');
  expect(model.inWords(model.sumOf(of([3, 3]), 'Angle'))).toBe('360°');
});

test('a long sum groups equal pieces', () => {
  const twelve = of(...Array.from({ length: 12 }, (): [number, number] => [1, 12]));
  expect(model.inWords(model.sumOf(twelve, 'Fraction'))).toBe('12 × 1/12 = 1');
  expect(model.inWords(model.sumOf(twelve, 'Angle'))).toBe('12 × 30° = 360°');
  expect(model.inWords(model.sumOf(twelve, 'Product'))).toBe('12 × 1/12 = 1');
});

test('equal pieces are combined', () => {
  expect(model.combined(of([1, 6], [1, 4], [2, 6])).pieces).toEqual([
    { id: 1, count: 3, parts: 6 },
    { id: 2, count: 1, parts: 4 },
  ]);
});

test('no sequence of actions exceeds the whole, and sizes stay integers', () => {
  const step = fc.record({ kind: fc.nat(4), a: fc.nat(20), b: fc.integer({ min: -5, max: 20 }) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let circle = first;
      for (const { kind, a, b } of steps) {
        const id = circle.pieces[a % Math.max(1, circle.pieces.length)]?.id ?? 0;
        const before = model.filled(circle);
        if (kind === 0) circle = model.add(circle, (a % MAX_PARTS) + 1) ?? circle;
        else if (kind === 1) circle = model.resize(circle, id, b);
        else if (kind === 2) circle = model.rename(circle, id);
        else if (kind === 3) circle = model.combined(circle);
        else circle = model.remove(circle, id);
        const size = model.filled(circle);
        expect(size).toBeLessThanOrEqual(WHOLE);
        expect(circle.pieces.every((piece) => Number.isInteger(model.sizeOf(piece)))).toBe(true);
        const keeps = kind === 2 || kind === 3;
        expect(keeps ? size : before).toBe(before);
      }
    }),
    { numRuns: 40 },
  );
});

/** Numbers of parts in the tray, as pieces of any size up to the whole. */
const pieces = [2, 3, 4, 5, 6, 8, 10, 12].flatMap((parts) =>
  Array.from({ length: parts }, (_, index): [number, number] => [index + 1, parts]),
);

/** Boards of one piece, of three, and of any different unit fractions. */
const boards = {
  Product: pieces.map((piece) => of(piece)),
  Angle: pieces.flatMap((one, index) =>
    pieces
      .slice(index)
      .flatMap((two) => pieces.filter(([count]) => count < 4).map((three) => of(one, two, three))),
  ),
  Fraction: Array.from({ length: 2 ** 8 }, (_, choice) =>
    of(...pieces.filter(([count]) => count === 1).filter((_, index) => choice & (2 ** index))),
  ),
};

test('each kind of label has as many questions as the others, which can be answered', () => {
  for (const label of model.LABELS) {
    expect(questions[label]).toHaveLength(questions.Fraction.length);
    const unanswered = questions[label].filter(
      ({ answer }) => !boards[label].some((circle) => answer(circle)),
    );
    expect(unanswered.map(({ ask }) => model.inWords(ask(first)))).toEqual([]);
  }
});

test.each([
  ['Fraction', 'Yes: 1/3 + 1/2 = 5/6', of([1, 3], [1, 2])],
  ['Fraction', undefined, of([2, 6], [1, 2])],
  ['Fraction', undefined, of([1, 3], [1, 4], [1, 4])],
  ['Fraction', undefined, of([1, 2], [1, 4])],
  ['Angle', 'Yes: 60° + 90° + 30° = 180°', of([1, 6], [2, 8], [1, 12])],
  ['Angle', undefined, of([1, 6], [1, 6], [2, 12])],
  ['Angle', undefined, of([1, 3], [1, 6])],
  ['Angle', undefined, of([1, 6], [2, 8], [2, 12])],
  ['Product', 'Yes: 6 × 1/8 = 3/4', of([6, 8])],
  ['Product', undefined, of([3, 4])],
  ['Product', undefined, of([3, 8], [3, 8])],
  ['Product', undefined, of([5, 8])],
] as const)('the first question about the label %s is answered by %s', (label, words, circle) => {
  const answer = questions[label][0]?.answer(circle);
  expect(answer && model.inWords(answer)).toBe(words);
});
