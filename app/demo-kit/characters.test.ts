import { expect, test } from 'vitest';
import { charactersOf } from './characters.ts';

test.each([
  ['letters', 'ab', ['a', 'b']],
  ['a letter with its accents', 'e\u0301\u0323o', ['e\u0301\u0323', 'o']],
  ['an accent without a letter', '\u0301a', ['\u0301', 'a']],
  ['a flag of two letters', '🇬🇧🇩🇪', ['🇬🇧', '🇩🇪']],
  ['a flag of tags', '🏴󠁧󠁢󠁷󠁬󠁳󠁿!', ['🏴󠁧󠁢󠁷󠁬󠁳󠁿', '!']],
  ['skin tones', '👍🏽👍', ['👍🏽', '👍']],
  ['joined emoji', '👩🏽‍🚀👩‍👩‍👧x', ['👩🏽‍🚀', '👩‍👩‍👧', 'x']],
  ['no text', '', []],
])('%s', (_name, text, characters) => {
  const found = charactersOf(text);
  expect(found.map(({ character }) => character)).toEqual(characters);
  for (const { character, index } of found) expect(text.slice(index)).toMatch(character);
});
