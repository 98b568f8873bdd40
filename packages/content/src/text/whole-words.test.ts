import { create, type Font } from 'fontkit';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { boundsOf, FACES, MISSING, partFile, RARE_PARTS } from '../schema/faces.ts';
import { rehypeWholeWords } from './whole-words.ts';

const textNode = (value: string) => ({ type: 'text' as const, value });
const element = (tagName: string, value: string) => ({
  type: 'element' as const,
  tagName,
  properties: {},
  children: [textNode(value)],
});

test('a word with a letter that a typeface lacks is marked as a whole, except in code', () => {
  const tree = {
    type: 'root' as const,
    children: [
      element('p', 'Zoë says “nǐ hǎo”, twice.'),
      element('code', 'nǐ'),
      element('p', 'Đặng'),
      element('p', 'Đặng'.normalize('NFD')),
    ],
  };
  rehypeWholeWords()(tree);
  const marked = (value: string) => ({
    ...element('span', value),
    properties: { dataWholeWord: '' },
  });
  expect(tree.children.map(({ children }) => children)).toEqual([
    [textNode('Zoë says '), marked('“nǐ'), textNode(' '), marked('hǎo”,'), textNode(' twice.')],
    [textNode('nǐ')],
    [textNode('Đặng')],
    [textNode('Đặng'.normalize('NFD'))],
  ]);
});

test('the letters that typefaces lack are the ones that their files lack', () => {
  const codesOf = (range: string) =>
    boundsOf(range).flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index),
    );
  const lacking = FACES.flatMap((face) =>
    Object.entries(RARE_PARTS).flatMap(([part, range]) => {
      const font = create(readFileSync(`app/styles/fonts/${partFile(face, part)}`)) as Font;
      return codesOf(range).filter((code) => !font.hasGlyphForCodePoint(code));
    }),
  );
  expect(new Set(codesOf(MISSING))).toEqual(new Set(lacking));
});
