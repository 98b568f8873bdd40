import { expect, test } from 'vitest';
import { FACE_NAMES, faceFor, FACES, facesFrom, type FaceName, runsOf } from './faces.ts';

/** Letters with accents, and punctuation. */
const LATIN = 'ąćęłńóśźżáčďéěíňřšťúůýžçğıİöşüßåæøñÀÉ';
const OTHERS = '0123456789&@#%!?.,:;-–/()’“”…+';

/** The families that a word is in. */
const familiesOf = (word: string, name: FaceName) => [
  ...new Set(runsOf(word, facesFrom(name)).map(({ face }) => face.family)),
];

test('each face has western, Polish, Czech and Turkish letters, digits and punctuation of its own', () => {
  const lacking = FACE_NAMES.filter(
    (name) => `${familiesOf(LATIN + OTHERS, name)}` !== FACES[name].family,
  );
  expect(lacking).toEqual([]);
});

test('a word with a letter that its face lacks is in the fallback as a whole', () => {
  expect(familiesOf('Москва', 'slab')).toEqual([FACES.gothic.family]);
  expect(familiesOf('Москва', 'script')).toEqual([FACES.script.family]);
  expect(familiesOf('Ελλάδα2', 'rounded')).toEqual([FACES.gothic.family]);
  expect(familiesOf('Việt', 'deco')).toEqual([FACES.gothic.family]);
  expect(familiesOf('Ǻngström', 'deco')).toEqual([FACES.poster.family]);
  expect(familiesOf('ألوان', 'deco')).toEqual([FACES.block.family]);
});

test('a title with a Latin letter that its face lacks is in the fallback as a whole', () => {
  expect(faceFor('Xin chào Việt Nam', 'deco')).toBe('gothic');
  expect(faceFor('Ǻngström Lab', 'deco')).toBe('poster');
  expect(faceFor('Metro Москва', 'deco')).toBe('deco');
});

test('letters from different files of a face are in order', () => {
  const runs = runsOf('Żółw', facesFrom('poster'));
  expect(runs.map(({ text }) => text).join('')).toBe('Żółw');
  expect(runs.length).toBeGreaterThan(1);
});
