import { expect, test } from 'vitest';
import { contrast } from './color.ts';
import { dressOf } from './drawing/dress.ts';
import { createRandom } from './noise.ts';
import {
  BREEZES,
  MIN_STREAMERS,
  FIRST_OPTIONS,
  MAX_STREAMERS,
  type Options,
  PALETTES,
  PAPER_COUNT,
  rollOptions,
} from './options.ts';

test.each([
  ['', undefined, MIN_STREAMERS],
  [', but unties nothing', [[1, 50, 5, 60, 33]] as const, 6],
])(
  'every roll of the dice changes type, pattern and palette to valid options%s',
  (_, ties, min) => {
    const random = createRandom(3);
    let before: Options = { ...FIRST_OPTIONS, ties };
    for (let i = 0; i < 300; i++) {
      const next = rollOptions(before, random);
      expect(next.kind).not.toBe(before.kind);
      expect(next.pattern).not.toBe(before.pattern);
      expect(next.palette).not.toBe(before.palette);
      expect(next.ties).toBe(ties);
      expect(next.number).toBeGreaterThanOrEqual(min);
      expect(next.number).toBeLessThanOrEqual(MAX_STREAMERS);
      expect(BREEZES[next.breeze]).toBeDefined();
      before = next;
    }
  },
);

test.each(Object.entries(PALETTES))(
  'the papers of %s contrast with the background, and their patterns with them',
  (_name, palette) => {
    expect(palette.papers).toHaveLength(PAPER_COUNT);
    palette.papers.forEach((paper, index) => {
      expect(contrast(paper, palette.ground)).toBeGreaterThan(1.5);
      const { front, accent } = dressOf(palette, index);
      expect(contrast(front, accent)).toBeGreaterThan(1.5);
    });
  },
);

test('papers of the same color still show a pattern', () => {
  const papers = Array.from({ length: PAPER_COUNT }, () => '#fffaf0');
  const { front, accent } = dressOf({ ground: '#fffaf0', papers }, 0);
  expect(contrast(front, accent)).toBeGreaterThan(1.5);
});
