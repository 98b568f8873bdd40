import { expect, test } from 'vitest';
import type { Animation } from '../schema/animations.ts';
import { frontmatterSchema } from '../schema/frontmatter.ts';
import { animationOf, durationOf, hiddenAtRest, originOf, propertiesOf } from './animations.ts';

/** An entry with its defaults. */
const entry = (fields: object): Animation => {
  const [found] = frontmatterSchema.shape.animations.parse([{ layer: 'leaf', ...fields }]);
  if (!found) throw new Error('The list is empty');
  return found;
};

const MOTIONS = [
  { motion: 'show', seconds: 0.2 },
  { motion: 'turn', by: 70, seconds: 0.9, hold: 3, times: 2 },
  { motion: 'spin', by: 360, seconds: 2 },
  { motion: 'swing', by: 7, seconds: 4, swings: 3 },
  { motion: 'glide', by: [26, 0], seconds: 1.8, hold: 0.5, tilt: 1.5 },
  { motion: 'glide', by: [26, -4], seconds: 1.8 },
  { motion: 'cross', by: [80, 10], seconds: 2.6, steps: 3 },
  { motion: 'cross', by: [0, 300], seconds: 2.6, turns: 1.5 },
  { motion: 'walk', columns: 10, rows: 10, step: [12, 7], line: [0, 20], seconds: 9 },
  { motion: 'rise', to: 0.86, seconds: 0.7, hold: 0.2 },
  { motion: 'breathe', to: 1.03, seconds: 5 },
].map(entry);

const AT_REST: Record<string, readonly unknown[]> = {
  rotate: ['0deg', '360deg'],
  translate: ['0em 0em'],
  scale: ['1', '1 1'],
};

/** The values of a property, in order. */
const valuesOf = (frames: readonly Keyframe[], property: string) =>
  frames.flatMap((frame) => (property in frame ? [frame[property]] : []));

test.each(MOTIONS)('%o begins at rest and changes only its own properties', (animation) => {
  const { keyframes } = animationOf(animation);
  const changed = new Set(keyframes.flatMap(Object.keys));
  for (const other of ['offset', 'easing']) changed.delete(other);
  expect([...changed].sort()).toEqual([...propertiesOf(animation)].sort());
  // What crosses or walks is unseen at its end.
  const isUnseen = animation.motion === 'cross' || animation.motion === 'walk';
  const ends = Object.entries(AT_REST).flatMap(([property, rest]) => {
    const values = valuesOf(keyframes, property);
    return [values[0], isUnseen ? values[0] : values.at(-1)].filter(
      (value) => value !== undefined && !rest.includes(value),
    );
  });
  expect(ends).toEqual([]);
});

test.each(MOTIONS)('the keyframes of %o are in the order of time', (animation) => {
  const { keyframes } = animationOf(animation);
  const offsets = valuesOf(keyframes, 'offset').map(Number);
  expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
  for (const offset of offsets) expect(offset).toBeGreaterThanOrEqual(0);
  for (const offset of offsets) expect(offset).toBeLessThanOrEqual(1);
});

test('an entry starts at its time and lasts with its way back', () => {
  const turn = entry({ motion: 'turn', at: 0.6, by: 8, seconds: 0.5, hold: 1, times: 2 });
  expect(durationOf(turn)).toBe(4);
  expect(animationOf(turn).timing).toEqual({ delay: 600, duration: 2000, iterations: 2 });
});

test('a swing dies away from side to side', () => {
  const { keyframes } = animationOf(entry({ motion: 'swing', by: 10, seconds: 4, swings: 4 }));
  const angles = valuesOf(keyframes, 'rotate').map((angle) => Number.parseFloat(String(angle)));
  expect(angles).toHaveLength(6);
  angles.slice(2, -1).forEach((angle, index) => {
    const before = angles[index + 1] ?? 0;
    expect(Math.sign(angle)).toBe(-Math.sign(before));
    expect(Math.abs(angle)).toBeLessThan(Math.abs(before));
  });
});

test('lengths are in em of 100 units', () => {
  const { keyframes } = animationOf(entry({ motion: 'glide', by: [26, -4], seconds: 1 }));
  expect(valuesOf(keyframes, 'translate')[1]).toBe('0.26em -0.04em');
});

test('what walks visits each cell, row by row', () => {
  const { keyframes } = animationOf(
    entry({ motion: 'walk', columns: 3, rows: 2, step: [100, 0], line: [0, 100], seconds: 1 }),
  );
  expect(valuesOf(keyframes, 'translate').slice(0, -1)).toEqual([
    '0em 0em',
    '1em 0em',
    '2em 0em',
    '0em 1em',
    '1em 1em',
    '2em 1em',
  ]);
});

test('what walks past bobs with each step', () => {
  const { keyframes } = animationOf(entry({ motion: 'cross', by: [60, 0], seconds: 2, steps: 2 }));
  expect(valuesOf(keyframes, 'translate')).toEqual([
    '0em 0em',
    '0.15em -0.02em',
    '0.3em 0em',
    '0.45em -0.02em',
    '0.6em 0em',
  ]);
});

/** The largest value of a CSS cubic Bézier timing function. */
function peakOf(easing: string) {
  const [, y1 = 0, , y2 = 0] = [...easing.matchAll(/[\d.]+/g)].map(Number);
  const at = (t: number) => 3 * (1 - t) ** 2 * t * y1 + 3 * (1 - t) * t ** 2 * y2 + t ** 3;
  return Math.max(...Array.from({ length: 101 }, (_, step) => at(step / 100)));
}

test('nothing swings too far by more than 8 %', () => {
  const easings = MOTIONS.flatMap((animation) =>
    valuesOf(animationOf(animation).keyframes, 'easing'),
  );
  const curves = easings.map(String).filter((easing) => easing.startsWith('cubic-bezier'));
  expect(curves.length).toBeGreaterThan(5);
  expect(Math.max(...curves.map(peakOf))).toBeLessThanOrEqual(1.08);
});

test('layers that only appear are hidden at rest', () => {
  expect([...hiddenAtRest(MOTIONS)]).toEqual(['leaf']);
  expect(hiddenAtRest(MOTIONS.filter(({ motion }) => motion === 'turn')).size).toBe(0);
});

test('a layer has the pivots that its entries name, one for its size and one for the rest', () => {
  const animations = [
    { motion: 'show' },
    { motion: 'turn', by: 3, origin: [1, 2] },
    { motion: 'rise', to: 0.9, origin: [3, 4] },
  ].map((fields) => entry({ seconds: 1, ...fields }));
  expect(originOf('leaf', animations, false)).toEqual([1, 2]);
  expect(originOf('leaf', animations, true)).toEqual([3, 4]);
  expect(originOf('twig', animations, true)).toBeUndefined();
});
