import { middle, type Point } from '#app/demo-kit/vector.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Cut, countUnfolded, cutAll, cutPaper, freshPaper, tryCut } from './paper.ts';
import { unfold } from './unfold.ts';
import { edgesOf, pieceArea, polar, type Ring, signedArea, wedgeAngle } from './wedge.ts';

const closed = (line: Ring, sections = 6): Cut => ({ kind: 'closed', line, sections });
const diamond = (x: number, y: number, size: number): Ring => [
  [x, y - size],
  [x + size / 2, y],
  [x, y + size],
  [x - size / 2, y],
];
const rectangle = (left: number, bottom: number, right: number, top: number): Ring => [
  [left, bottom],
  [right, bottom],
  [right, top],
  [left, top],
];
const areaOf = (rings: Ring[]) => Math.abs(rings.reduce((sum, ring) => sum + signedArea(ring), 0));

test('an uncut sheet unfolds into one polygon of 2n corners without holes', () => {
  for (const sections of [4, 5, 6, 12]) {
    const { pieces } = freshPaper(sections);
    const rings = unfold(pieces, sections);
    expect(rings).toHaveLength(1);
    expect(rings[0]).toHaveLength(2 * sections);
    expect(countUnfolded(pieces, sections)).toEqual({ parts: 1, holes: 0 });
  }
});

test('a hole inside the wedge becomes 2n holes, one across a fold n, one at the tip one', () => {
  const holes = (line: Ring) => countUnfolded(cutAll([closed(line)], 6).pieces, 6).holes;
  expect(holes(diamond(0, 600, 60))).toBe(12);
  expect(holes(diamond(...polar(600, wedgeAngle(6) / 2), 60))).toBe(6);
  expect(holes(diamond(0, 0, 60))).toBe(1);
});

test('the unfolded outlines have as many rings as there are holes, and the area of 2n wedges', () => {
  const shapes = fc.array(
    fc.record({
      x: fc.integer({ min: -260, max: 260 }),
      y: fc.integer({ min: -30, max: 1000 }),
      size: fc.integer({ min: 20, max: 140 }),
    }),
    { maxLength: 7 },
  );
  fc.assert(
    fc.property(shapes, fc.integer({ min: 4, max: 12 }), (list, sections) => {
      const cuts = list.map(({ x, y, size }) => closed(diamond(x, y, size), 6));
      const { pieces } = cutAll(cuts, sections);
      const rings = unfold(pieces, sections);
      const { parts, holes } = countUnfolded(pieces, sections);
      const wedges = pieces.reduce((sum, piece) => sum + pieceArea(piece), 0) * 2 * sections;
      expect(Math.abs(areaOf(rings) - wedges)).toBeLessThan(wedges * 1e-3);
      expect(rings).toHaveLength(parts + holes);
    }),
    { numRuns: 150 },
  );
});

test('a cut from fold to fold drops the detached part', () => {
  const { pieces, scraps } = cutPaper(freshPaper(6), closed(rectangle(-400, 500, 400, 520)), 6);
  expect(pieces).toHaveLength(1);
  expect(scraps).toHaveLength(2);
  expect(countUnfolded(pieces, 6)).toEqual({ parts: 1, holes: 1 });
});

test('a line through the paper drops the smaller part, in either direction', () => {
  const line: Ring = [
    [-400, 300],
    [0, 340],
    [400, 300],
  ];
  for (const drawn of [line, line.toReversed()]) {
    const { pieces } = cutPaper(freshPaper(6), { kind: 'through', line: drawn, sections: 6 }, 6);
    const lowest = Math.min(...pieces.flat(2).map(([, y]) => y));
    expect(lowest).toBeGreaterThan(270);
  }
});

test('cuts beside the paper and around all of it are rejected with a reason', () => {
  const paper = freshPaper(6);
  expect(tryCut(paper, closed(diamond(700, 500, 60)), 6)).toBe('missed');
  expect(tryCut(paper, closed(diamond(0, 500, 3000)), 6)).toBe('nothing left');
  expect(cutPaper(paper, closed(diamond(700, 500, 60)), 6)).toBe(paper);
});

test('with another number of sections a cut on a fold stays on the fold', () => {
  const cut = closed(diamond(...polar(600, wedgeAngle(6) / 2), 60));
  for (const sections of [4, 6, 9, 12]) {
    const { pieces } = cutAll([cut], sections);
    expect(countUnfolded(pieces, sections)).toEqual({ parts: 1, holes: sections });
  }
});

test('a straight cut bends smoothly for another number of sections', () => {
  const bar = rectangle(-400, -100, 400, 300);
  for (const sections of [4, 5, 12]) {
    // Where the cut was straight: distance from the line y = 300 before it was bent.
    const off = ([x, y]: Point) =>
      Math.abs(Math.hypot(x, y) * Math.cos((Math.atan2(x, y) * sections) / 6) - 300);
    const [outline = []] = cutAll([closed(bar)], sections).pieces[0] ?? [];
    const errors = edgesOf(outline)
      .filter((edge) => edge.every((point) => off(point) <= 0.2))
      .map(([from, to]) => off(middle(from, to)));
    expect(errors.length).toBeGreaterThan(1);
    expect(Math.max(...errors)).toBeLessThan(0.3);
  }
});
