import { expect, test } from 'vitest';
import { addBreak, cleanTitle, listBreaks } from './title-text.ts';

const everyLetter = () => true;

test('a title may break at spaces, after hyphens and dashes, and between Japanese characters', () => {
  expect(listBreaks('Ada')).toEqual([['Ada']]);
  expect(listBreaks('React-Router 7')).toEqual([
    ['React-Router 7'],
    ['React-', 'Router 7'],
    ['React-Router', '7'],
    ['React-', 'Router', '7'],
  ]);
  expect(listBreaks('東京図')).toContainEqual(['東京', '図']);
  expect(listBreaks('メート')).not.toContainEqual(['メ', 'ート']);
});

test('a hyphen of a broken word is only at the end of a line', () => {
  const breaks = listBreaks(addBreak('Schifffahrt'));
  expect(breaks).toEqual([['Schifffahrt'], ['Schiff-', 'fahrt']]);
});

test('a long word breaks before a capital letter, without a hyphen', () => {
  expect(listBreaks(addBreak('SailboatGenerator'))).toContainEqual(['Sailboat', 'Generator']);
});

test('accents are composed, and apostrophes are typographic', () => {
  expect(cleanTitle("Zo\u0301ia's", everyLetter).text).toBe('Zóia’s');
});

test('a letter whose accent no face has stays without it', () => {
  expect(cleanTitle('Ḃob', (letter) => /[a-z]/i.test(letter))).toEqual({
    text: 'Bob',
    missing: [],
  });
});
