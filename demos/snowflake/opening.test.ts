import { expect, test } from 'vitest';
import { openingBlank, openingCuts } from './opening.ts';
import { cutAll, cutPaper } from './paper.ts';
import { place } from './shapes.ts';
import { pieceArea } from './wedge.ts';

test('the opening sheet keeps more than half of the paper, and its center', () => {
  const { sections, paper: blank } = openingBlank();
  const area = (paper: typeof blank) =>
    paper.pieces.reduce((sum, piece) => sum + pieceArea(piece), 0);
  const paper = cutAll(openingCuts, sections);
  expect(area(paper) / area(blank)).toBeGreaterThan(0.55);
  const line = place({ shape: 'Circle', x: 0, y: 470, size: 110, turn: 0 });
  const cut = cutPaper(paper, { kind: 'closed', line, sections }, sections);
  expect(area(paper) - area(cut)).toBeGreaterThan(0.98 * Math.PI * 88 ** 2);
});
