import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { colorOf } from '../colors.ts';
import { DETAIL_NAMES } from '../names.ts';
import { createPalette } from '../palette.ts';
import { createRandom } from './random.ts';
import { CUTS } from './paper.ts';
import { parseThing, thing } from './thing.ts';

const FOLDER = path.join(import.meta.dirname, '../../things');
const palette = createPalette(215, createRandom(1));
const drawing = (children: string) =>
  parseThing(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${children}</svg>`);

test.each(readdirSync(FOLDER))('%s has only colors and cuts that there are', (file) => {
  const sheets = parseThing(readFileSync(path.join(FOLDER, file), 'utf8'));
  expect(sheets.length).toBeGreaterThan(0);
  for (const { color } of sheets.flatMap(({ inks }) => inks))
    expect(colorOf(String(color), palette)).toMatch(/^#[\da-f]{6}$/);
});

test('each child of a drawing is a sheet with its color, its cut and its lift', () => {
  const [sheet, group, ...others] = drawing(
    `<path class="warm ink-30" d="M0 0H9V9Z"/>
     <g data-cut="glued" data-lift="2"><circle class="cream" r="3"/><rect class="far" width="2" height="1"/></g>`,
  );
  expect(others).toEqual([]);
  expect(sheet).toMatchObject({ cut: CUTS.thing, inks: [{ color: 'warm ink 30' }] });
  expect(group).toMatchObject({
    cut: { ...CUTS.glued, lift: 2 },
    inks: [{ color: 'cream' }, { color: 'far' }],
  });
});

test('a paper whose name has a hyphen is no mix', () => {
  const [sheet] = drawing('<path class="warm-deep warm-25" d="M0 0H9V9Z"/>');
  expect(sheet?.inks[0]?.color).toBe('warm-deep warm 25');
});

test('strokes, dashes, opacity, transforms and holes are understood', () => {
  const [line, hole] = drawing(
    `<path class="ink" fill="none" stroke="#000" stroke-width="3" stroke-dasharray="4 2" opacity="0.5" d="M0 0H9"/>
     <path class="ink" fill-rule="evenodd" transform="translate(1 2)" d="M0 0H9V9Z"/>`,
  );
  expect(line?.inks[0]).toMatchObject({ width: 3, dash: [4, 2], opacity: 0.5 });
  expect(hole?.inks[0]).toMatchObject({ d: 'M1 2H10V11Z' });
  expect(hole?.inks[0]?.isUnited).toBeUndefined();
});

test('a shape is moved by its group and by itself', () => {
  const [group] = drawing(
    '<g transform="translate(1 2)"><path class="ink" transform="scale(2)" d="M1 1"/></g>',
  );
  expect(group?.inks[0]?.d).toBe('M3 4');
});

test('what a drawing can’t have is named', () => {
  expect(() => drawing('<path d="M0 0"/>')).toThrow('no class');
  expect(() => thing('no-such-thing', 0, 0)).toThrow('things/no-such-thing.svg');
  expect(() => drawing('<text>Hello</text>')).toThrow('<text>');
  expect(() => drawing('<path class="ink" data-cut="torn" d="M0 0"/>')).toThrow('“torn”');
});

test('everything that a card can have of a kind is drawn', () => {
  const { corners, sun, moon } = DETAIL_NAMES;
  const names = [
    ...corners.filter((name) => name !== 'none').map((name) => `corner-${name}`),
    ...sun.map((name) => `sun-${name}`),
    ...moon.map((name) => `moon-${name}`),
  ];
  for (const name of names) expect(thing(name, 0, 0)).not.toEqual([]);
});

test('a thing is placed, and some of its colors are replaced', () => {
  const [sheet] = thing('fox', 100, 200, {
    size: 0.5,
    flip: true,
    colors: { 'warm-deep': 'accent' },
  });
  expect(sheet?.inks[0]).toMatchObject({ color: 'accent', place: [-0.5, -0, -0, 0.5, 100, 200] });
});
