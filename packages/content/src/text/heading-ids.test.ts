import { evaluate } from '@mdx-js/mdx';
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import { expect, test } from 'vitest';
import { rehypeCleanHtml, rehypeReadHtml } from './raw-html.ts';
import { readBody } from './read-body.ts';
import { rehypePlugins, remarkPlugins } from './text-plugins.ts';

/** The ids of headings on the page, and those that the check knows. */
async function idsOf(text: string) {
  const { default: Body } = await evaluate(text, { ...runtime, remarkPlugins });
  const html = renderToStaticMarkup(
    createElement(Body, { components: { Image: 'img', Demo: 'div' } }),
  );
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
  ['<Demo name="boats" />\n\n## Demo boats\n\n## Demo day', ['demo-boats-1', 'demo-day']],
  ['## User content fn 1\n\n## User content', ['section', 'user-content']],
])('page and check agree on the ids of headings: %s', async (text, ids) => {
  expect(await idsOf(text)).toEqual([ids, ids]);
});

/** The page's HTML of a text. */
async function htmlOf(text: string, format: 'mdx' | 'md') {
  const withoutImports = () => (tree: { children: { type: string }[] }) => {
    tree.children = tree.children.filter(({ type }) => type !== 'mdxjsEsm');
  };
  const { default: Body } = await evaluate(text, {
    ...runtime,
    format,
    remarkPlugins,
    rehypePlugins: [
      ...(format === 'md' ? [...rehypeReadHtml, rehypeCleanHtml] : []),
      ...rehypePlugins,
      withoutImports,
    ],
  });
  return renderToStaticMarkup(createElement(Body, { components: { Image: 'img' } }));
}

/** With the names of ids that a site, footnotes and HTML have. Between them "¦", because spaces are in some of them. */
const TITLES =
  'Skills¦Head end¦Cards arranged¦Table of contents¦site:skills¦Site skills¦text:part¦Text part¦part¦Footnote label¦Footnotes¦User content fn 1¦User content fnref 1¦User content part¦Demo boats¦Folding[^1]¦[^1]¦Twice[^1][^1]¦🚀¦![A](a.png)¦日本語¦Über¦50%¦a%20b¦A¦a¦a 1¦a-1¦`code`¦*b*¦constructor¦1¦#'.split(
    '¦',
  );
/** HTML with an id, in the notation of both formats. */
const ELEMENTS = ['part', 'skills', 'a-1', 'fn-1', '日本語']
  .map((id) => `<p id="${id}">[x](#${id})</p>`)
  .concat('<p><a name="a"></a></p>', '<p><a name="head-end"></a></p>');

test('whatever its headings are, a page has no id twice, and its list of contents leads to each', async () => {
  const titles = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...TITLES) },
    fc.string({ unit: 'grapheme', maxLength: 6 }).map((text) => text.replace(/[<>{}$[\]]/g, '')),
  );
  const headings = fc.array(titles, { minLength: 7, maxLength: 14 });
  const texts = fc
    .tuple(fc.shuffledSubarray(ELEMENTS), headings)
    .map(([elements, all]) =>
      [
        ...all.flatMap((title, index) => [`## ${title}`, elements[index] ?? 'Text[^2]']),
        '[^1]: x\n[^2]: x',
      ].join('\n\n'),
    );
  await fc.assert(
    fc.asyncProperty(
      texts,
      fc.constantFrom('mdx' as const, 'md' as const),
      async (text, format) => {
        const html = await htmlOf(text, format);
        const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
        expect(ids).toEqual([...new Set(ids)]);
        const headings = [...html.matchAll(/<h2 id="([^"]*)">(.*?)<\/h2>/gs)];
        for (const [, id] of headings) expect(id).not.toContain(':');
        const textOf = (content = '') => content.replaceAll(/<[^>]*>/g, '').trim();
        const withoutMarks = headings
          .map(([, id, content = '']) => [
            id,
            textOf(content.replaceAll(/<a [^>]*data-footnote-ref.*?<\/a>/gs, '')),
          ])
          .filter(([, name]) => name);
        const [list] = /<nav .*?<\/nav>/s.exec(html) ?? [];
        if (!list) return;
        const entries = [...list.matchAll(/<a href="#([^"]*)">(.*?)<\/a>/gs)];
        expect(entries.map(([, id, name]) => [id, textOf(name)])).toEqual(withoutMarks);
      },
    ),
    { numRuns: 50 },
  );
});

test('the list of contents has headings that HTML aligns', async () => {
  const text = `${'## One\n\n'.repeat(6)}<h2 align="center">Two</h2>`;
  expect(await htmlOf(text, 'md')).toContain('<a href="#two">Two</a>');
});

test.each<['mdx' | 'md', string]>([
  ['mdx', '<span id="fold" />\n\n[a](#fold)\n\n## Fold'],
  ['mdx', '<a name="fold"></a>\n\n[a](#fold)\n\n## Fold'],
  ['md', '<a name="fold"></a>\n\n[a](#fold)\n\n## Fold'],
  ['md', '<a name="für"></a>\n\n[a](#für)\n\n## Fold'],
  ['mdx', '[a](#Für)\n\n## Für'],
])('a link in %s leads to the element that is written for it: %s', async (format, text) => {
  const html = await htmlOf(text, format);
  const [, target = ''] = /<a href="#([^"]*)">a<\/a>/.exec(html) ?? [];
  expect(html).toContain(` id="${decodeURIComponent(target)}"`);
  expect(html).not.toMatch(/<h2 id="fold">.* id="fold"|id="fold".*<h2 id="fold">/s);
  const { headings = [], anchors = [] } = readBody(text, format).body ?? {};
  expect([...headings.map(({ id }) => id), ...anchors]).toEqual(
    expect.arrayContaining([decodeURIComponent(target).replace(/^text:/, '')]),
  );
});
