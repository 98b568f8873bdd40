import { expect, test } from 'vitest';
import { foldPlan, pose } from './fold.ts';

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
  expect(early.map(({ height }) => height)).toEqual(late.map(({ height }) => height).reverse());
  expect(late.map(({ back }) => back)).toEqual(early.map(({ back }) => !back).reverse());
});
