import { compile } from '@mdx-js/mdx';
import { expect, test } from 'vitest';
import { rehypeOpenings } from './openings.ts';

async function openingOf(text: string) {
  const code = String(await compile(text, { rehypePlugins: [rehypeOpenings] }));
  return /"data-opening": "(\w+)"/.exec(code)?.[1];
}
const LONG = 'A sentence that goes on for a while and says something. '.repeat(4);

test.each([
  ['a text of one short paragraph is set large', 'That is all.', 'line'],
  ['one long paragraph is a text', LONG, undefined],
  ['a text of paragraphs begins with an initial', `${LONG}\n\nTwo.\n\nThree.`, 'initial'],
  ['a text with headings has no initial', `${LONG}\n\n## Two\n\nThree.`, undefined],
  [
    'a paragraph that begins with a link has no initial',
    `[A](/b) ${LONG}\n\nTwo.\n\nThree.`,
    undefined,
  ],
  ['Arabic letters are joined', `${'كلمة '.repeat(60)}\n\nTwo.\n\nThree.`, undefined],
])('%s', async (_name, text, opening) => {
  expect(await openingOf(text)).toBe(opening);
});
