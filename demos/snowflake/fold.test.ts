import { expect, test } from 'vitest';
import { foldPlan, placement, pose, turnOf } from './fold.ts';
import { SHEET_SHARE } from './layout.ts';
import { polar, wedgeAngle } from './wedge.ts';

test('every number of sections folds into 2n layers on the first wedge, in at most five folds', () => {
  for (let sections = 4; sections <= 12; sections += 1) {
    const { folds, folded } = foldPlan(sections);
    expect(folded).toHaveLength(2 * sections);
    expect(folded.every(({ slot }) => slot === 0)).toBe(true);
    expect(folds.length).toBeLessThanOrEqual(5);
    // An upside-down layer shows the opposite side of the copy it lies on.
    expect(folded.filter(({ turnedOver }) => turnedOver)).toHaveLength(sections);
  }
});

test('a fold rotates about its crease: points on it stay, the others land on a copy', () => {
  const sections = 6;
  const flat = pose(sections, 0);
  const half = pose(sections, 0.999999);
  const done = pose(sections, 1);
  for (const face of half.filter(({ shadow }) => shadow)) {
    const target = 2 * 6 - 1 - face.slot;
    const landed = done.find(({ slot }) => slot === target);
    face.matrix.forEach((value, index) =>
      expect(value).toBeCloseTo(landed?.matrix[index] ?? NaN, 3),
    );
  }
  expect(flat.every(({ shadow, back }) => !shadow && !back)).toBe(true);
});

test('a flap past upright shows its back and reverses the order of its layers', () => {
  const early = pose(5, 1.1).filter(({ shadow }) => shadow);
  const late = pose(5, 1.9).filter(({ shadow }) => shadow);
  expect(early.length).toBe(late.length);
  expect(early.map(({ slot }) => slot)).toEqual(late.map(({ slot }) => slot).reverse());
  expect(late.map(({ back }) => back)).toEqual(early.map(({ back }) => !back).reverse());
});

test('the sheet stays on its canvas while it folds', () => {
  for (let sections = 4; sections <= 12; sections += 1) {
    const last = foldPlan(sections).folds.length;
    const edges = [-0.5, 0.5].map((share) => polar(1, share * wedgeAngle(sections)));
    for (let progress = 0; progress <= last; progress += 0.05) {
      const { share, growth, spin } = placement(sections, progress);
      for (const { matrix } of pose(sections, progress)) {
        const [a, b, c, d] = matrix;
        for (const [x, y] of edges) {
          const across = (a * x + c * y) * Math.cos(spin) + (b * x + d * y) * Math.sin(spin);
          const up = (b * x + d * y) * Math.cos(spin) - (a * x + c * y) * Math.sin(spin);
          const reach = Math.max(Math.abs(across), Math.abs(up - share / 2));
          expect(reach * growth).toBeLessThanOrEqual(0.5 / SHEET_SHARE);
        }
      }
    }
  }
});

test('the sheet turns once, shows its back on the way, and ends as it began; its facets catch the light in turn', () => {
  for (const progress of [0, 1]) {
    const { width, back, lightOf } = turnOf(6, progress);
    expect([width, back]).toEqual([1, false]);
    expect(lightOf(3)).toBeCloseTo(1);
  }
  expect(turnOf(6, 0.5)).toMatchObject({ width: -1, back: true });
  const { lightOf } = turnOf(6, 0.2);
  expect(Math.abs(lightOf(0) - lightOf(1))).toBeGreaterThan(0.1);
});
