import { precomputeValues } from '@capsizecss/core';
import { expect, test } from 'vitest';
import * as model from './leading.ts';
import { FACES, type Setting } from './leading.ts';

const faces = Object.keys(FACES).filter((name): name is keyof typeof FACES => name in FACES);
const settings: Setting[] = faces.flatMap((face) =>
  [20, 37, 64].flatMap((size) => [100, 136, 220].map((leading) => ({ face, size, leading }))),
);

test('the space above capitals and below the baseline is what capsize trims', () => {
  for (const setting of settings) {
    const { above, below } = model.leadingOf(setting);
    const { before, after } = model.trimOf(setting);
    expect(Number.parseFloat(before) * setting.size).toBeCloseTo(-above, 1);
    expect(Number.parseFloat(after) * setting.size).toBeCloseTo(-below, 1);
  }
});

test('a line is the letters plus half the leading on each side', () => {
  const { line, half, capital, baseline, above, below } = model.leadingOf({
    face: 'text',
    size: 100,
    leading: 150,
  });
  expect(line).toBe(150);
  expect(half).toBeCloseTo((150 - 136.4) / 2);
  expect(baseline).toBeCloseTo(half + 101.1);
  expect(baseline - capital).toBeCloseTo(70.5);
  expect(above + 70.5 + below).toBeCloseTo(150);
});

test('lines set tighter than their letters have negative leading', () => {
  expect(model.leadingOf({ face: 'text', size: 50, leading: 100 }).half).toBeLessThan(0);
});

test('the margins match the library’s for every typeface', () => {
  const values = precomputeValues({
    fontSize: 40,
    leading: 60,
    fontMetrics: FACES.heading.metrics,
  });
  expect(model.trimOf({ face: 'heading', size: 40, leading: 150 })).toEqual({
    before: values.capHeightTrim,
    after: values.baselineTrim,
  });
});

test('the size is limited by the room, and the result is described in words', () => {
  expect(model.wordsIn(0).largest).toBe(20);
  expect(model.wordsIn(70)).toEqual({
    words: { lines: ['big', 'joy'], width: 1.75 },
    largest: 40,
  });
  expect(model.wordsIn(136)).toEqual({
    words: { lines: ['happy', 'glyphs'], width: 3.4 },
    largest: 40,
  });
  expect(model.wordsIn(2000).largest).toBe(72);
  expect(model.describe({ face: 'text', size: 40, leading: 150 }, 24)).toBe(
    'Nunito, 40 px, line height 150 %. You asked for 24 px. With leading you get 39 px above and 41 px below; without it, 24 px each.',
  );
});

test('a dragged thread stays under the pointer, within the limits of the sliders', () => {
  const setting: Setting = { face: 'text', size: 40, leading: 150 };
  const threadsOf = (of: Setting) => {
    const { baseline, capital, line } = model.leadingOf(of);
    return [baseline - capital, baseline - capital + line];
  };
  for (const [thread, y] of threadsOf(setting).entries()) {
    const dragged = threadsOf(model.dragThread(setting, thread, 10, 72))[thread] ?? 0;
    expect(Math.abs(dragged - y - 10)).toBeLessThan(1);
  }
  expect(model.dragThread(setting, 0, 500, 60).size).toBe(60);
  expect(model.dragThread(setting, 1, -500, 60).leading).toBe(100);
});

test('the copied rule has the font, both margins, and what newer browsers have built in', () => {
  const css = model.cssOf({ face: 'bold', size: 24, leading: 150 });
  const { before, after } = model.trimOf({ face: 'bold', size: 24, leading: 150 });
  expect(css).toContain('font: 700 1.5rem / 1.5 Nunito, sans-serif;');
  expect(css).toContain(`margin-bottom: ${before};`);
  expect(css).toContain(`margin-top: ${after};`);
  expect(css).toContain('text-box: trim-both cap alphabetic;');
});

test('a thread dragged beyond a limit reports which one', () => {
  const setting: Setting = { face: 'text', size: 40, leading: 150 };
  expect(model.limitOf(setting, 0, 5, 48)).toBeUndefined();
  expect(model.limitOf(setting, 0, 20, 48)).toBe('Maximum size: 48 px');
  expect(model.limitOf(setting, 0, -90, 48)).toBe('Minimum size: 20 px');
  expect(model.limitOf(setting, 1, 90, 48)).toBe('Maximum line height: 200 %');
  expect(model.limitOf(setting, 1, -90, 48)).toBe('Minimum line height: 100 %');
});

test('the initial size can be dragged in both directions in every room, also with long words', () => {
  expect([72, 48, 28].map(model.openingSize)).toEqual([64, 42, 24]);
  const lines = ['Elephant', 'Elephant'] as const;
  for (const width of [40, 86, 200]) {
    const { largest } = model.wordsIn(width, { lines, width: 4.5 });
    expect(largest * 4.5).toBeLessThanOrEqual(width);
    expect(model.openingSize(largest)).toBeLessThan(largest);
    expect(model.openingSize(largest)).toBeGreaterThan(model.smallestSize(largest));
  }
});

test('small words fill the page, large ones are there once', () => {
  const words = { lines: ['big', 'joy'], width: 1.75 } as const;
  const linesAt = (size: number, leading: number) =>
    model.filledLines(words, { face: 'text', size, leading }, { width: 100, height: 100 });
  const two = [
    { word: 'big', more: ' big' },
    { word: 'joy', more: ' joy' },
  ];
  expect(linesAt(20, 150)).toEqual([...two, { word: '', more: 'big big' }]);
  expect(linesAt(20, 200)).toEqual(two);
  expect(linesAt(48, 200)).toEqual(two.map(({ word }) => ({ word, more: '' })));
  expect(linesAt(1, 100)).toHaveLength(12);
});
