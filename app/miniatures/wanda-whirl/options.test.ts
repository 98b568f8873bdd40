import { expect, test } from 'vitest';
import { contrast } from './colour.ts';
import { dressOf } from './drawing/dress.ts';
import { createRandom } from './noise.ts';
import { BREEZES, FEWEST, FIRST_OPTIONS, MOST, PALETTES, PAPERS, rollOptions } from './options.ts';

test('the dice changes kind, pattern and palette at every roll, within what there is', () => {
  const random = createRandom(3);
  let before = FIRST_OPTIONS;
  for (let i = 0; i < 300; i++) {
    const next = rollOptions(before, random);
    expect(next.kind).not.toBe(before.kind);
    expect(next.pattern).not.toBe(before.pattern);
    expect(next.palette).not.toBe(before.palette);
    expect(next.number).toBeGreaterThanOrEqual(FEWEST);
    expect(next.number).toBeLessThanOrEqual(MOST);
    expect(BREEZES[next.breeze]).toBeDefined();
    before = next;
  }
});

test.each(Object.entries(PALETTES))(
  'the papers of %s show against the ground, and their patterns against them',
  (_name, palette) => {
    expect(palette.papers).toHaveLength(PAPERS);
    palette.papers.forEach((paper, index) => {
      expect(contrast(paper, palette.ground)).toBeGreaterThan(1.5);
      const { front, accent } = dressOf(palette, index);
      expect(contrast(front, accent)).toBeGreaterThan(1.5);
    });
  },
);

test('papers that are all alike still show a pattern', () => {
  const papers = Array.from({ length: PAPERS }, () => '#fffaf0');
  const { front, accent } = dressOf({ ground: '#fffaf0', papers }, 0);
  expect(contrast(front, accent)).toBeGreaterThan(1.5);
});
