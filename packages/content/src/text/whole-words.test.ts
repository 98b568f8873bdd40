import { expect, test } from 'vitest';
import { VFile } from 'vfile';
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
  rehypeWholeWords()(tree, new VFile({ data: { missingLetters: 'ǎǐ' } }));
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
