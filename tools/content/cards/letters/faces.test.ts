import { expect, test } from 'vitest';
import { FACE_NAMES, faceFor, runsOf } from './faces.ts';

/** Letters with accents, and punctuation. */
const LATIN = 'ąćęłńóśźżáčďéěíňřšťúůýžçğıİöşüßåæøñÀÉ';
const OTHERS = '0123456789&@#%!?.,:;-–/()’“”…+';

test('each face has western, Polish, Czech and Turkish letters, digits and punctuation of its own', () => {
  const lacking = FACE_NAMES.filter((name) => runsOf(LATIN + OTHERS, name).face !== name);
  expect(lacking).toEqual([]);
});

test('a word with a letter that its face lacks is in the fallback as a whole', () => {
  expect(runsOf('Москва', 'slab').face).toBe('gothic');
  expect(runsOf('Москва', 'script').face).toBe('script');
  expect(runsOf('Ελλάδα2', 'rounded').face).toBe('gothic');
  expect(runsOf('Việt', 'deco').face).toBe('gothic');
});

test('a title with a Latin letter that its face lacks is in the fallback as a whole', () => {
  expect(faceFor('Xin chào Việt Nam', 'deco')).toBe('gothic');
  expect(faceFor('Metro Москва', 'deco')).toBe('deco');
});

test('letters from different files of a face are in order', () => {
  const { runs } = runsOf('Żółw', 'poster');
  expect(runs.map(({ text }) => text).join('')).toBe('Żółw');
  expect(runs.length).toBeGreaterThan(1);
});
