import { compile } from '@mdx-js/mdx';
import { expect, test } from 'vitest';
import { rehypeQuotes } from './quotes.ts';

const isLarge = async (text: string) =>
  String(await compile(text, { rehypePlugins: [rehypeQuotes] })).includes('"data-short"');

test.each([
  ['a quotation of a line is set large', '> We slept three minutes longer.', true],
  ['so is one with the name of its author', '> We slept longer.\n>\n> A passenger', true],
  ['a passage is set as text', `> ${'We slept three minutes longer. '.repeat(8)}`, false],
  ['so is a list', '> - one\n> - two', false],
])('%s', async (_name, text, large) => {
  expect(await isLarge(text)).toBe(large);
});
