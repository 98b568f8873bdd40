import { evaluate } from '@mdx-js/mdx';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import { expect, test } from 'vitest';
import { readBody } from './read-body.ts';
import { remarkPlugins } from './text-plugins.ts';

/** The ids of headings on the page, and those that the check knows. */
async function idsOf(text: string) {
  const { default: Body } = await evaluate(text, { ...runtime, remarkPlugins });
  const html = renderToStaticMarkup(createElement(Body, { components: { Image: 'img' } }));
  const onPage = [...html.matchAll(/<h\d(?: id="([^"]*)")?>/g)].map(([, id]) => id);
  return [onPage, readBody(text).body?.headings.map(({ id }) => id)];
}

test.each([
  ['## One\n\n## Two words\n\n## One', ['one', 'two-words', 'one-1']],
  ['## 🚀\n\n## 🎉 ✨\n\n## ?', ['section', 'section-1', 'section-2']],
  ['## Section\n\n## 🚀', ['section', 'section-1']],
  ['## 🚀 Launch\n\n## 2024\n\n## Über Ω', ['-launch', '2024', 'über-ω']],
  [
    '## The `code` of *this* [link](/x)\n\n## Half {1 + 1} of it{/* x */}',
    ['the-code-of-this-link', 'half--of-it'],
  ],
  [
    'Setext\n------\n\n> ## In a quote\n\n<div>\n## In a tag\n</div>',
    ['setext', 'in-a-quote', 'in-a-tag'],
  ],
  ['## {"🚀"}\n\n## ![A boat](a.png)', ['section', 'section-1']],
])('page and check agree on the ids of headings: %s', async (text, ids) => {
  expect(await idsOf(text)).toEqual([ids, ids]);
});
