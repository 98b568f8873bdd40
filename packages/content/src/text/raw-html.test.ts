/** Plain Markdown, as HTML. */
import { evaluate } from '@mdx-js/mdx';
import fc from 'fast-check';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import { expect, test } from 'vitest';
import { formatProblem } from '../read/problem.ts';
import { rehypeCleanHtml, rehypeReadHtml } from './raw-html.ts';
import { readBody } from './read-body.ts';
import { rehypePlugins, remarkPlugins } from './text-plugins.ts';

type Attributes = Record<string, unknown> & { children?: ReactNode };

/** Shows a component as an element of its name. */
const standIn = (name: string) => (attributes: Attributes) => createElement(name, attributes);
const components = {
  CodeBlock: ({ html, title }: Attributes) =>
    createElement('pre', { title, dangerouslySetInnerHTML: { __html: html } }),
  Embed: standIn('site-embed'),
  Figure: standIn('figure'),
  Image: standIn('site-image'),
  Video: standIn('site-video'),
};

/** The page's HTML of a text in Markdown. */
async function htmlOf(text: string): Promise<string> {
  const { default: Body } = await evaluate(text, {
    ...runtime,
    format: 'md',
    remarkPlugins,
    rehypePlugins: [
      ...rehypeReadHtml,
      rehypeCleanHtml,
      ...rehypePlugins,
      // The import of the stand-in can't be resolved here.
      () => (tree: { children: { type: string }[] }) => {
        tree.children = tree.children.filter(({ type }) => type !== 'mdxjsEsm');
      },
    ],
    tableCellAlignToStyle: false,
  });
  return renderToStaticMarkup(createElement(Body, { components }));
}

const read = (text: string) => {
  const { body, syntaxErrors } = readBody(text, 'md');
  const lines = (found: readonly { line: number; field: string; reason: string }[] = []) =>
    found.map((one) => formatProblem({ file: 'x', ...one }).replace(/^x:/, ''));
  return {
    body,
    problems: lines([
      ...syntaxErrors,
      ...(body?.html.problems ?? []),
      ...(body?.unsafeLinks ?? []),
    ]),
    warnings: lines(body?.html.warnings),
  };
};

/** A text, and a part of its HTML. */
const SHOWN: [text: string, html: string][] = [
  ['a <!-- comment\nin lines --> {braces} {1 +}', '<p>a  {braces} {1 +}</p>'],
  [
    '<https://a.example/b> <me@a.example>',
    '<p><a href="https://a.example/b">https://a.example/b</a> <a href="mailto:me@a.example">me@a.example</a></p>',
  ],
  [
    '<details>\n<summary>More</summary>\n\n**Bold**\n\n</details>',
    '<details>\n<summary>More</summary>\n<p><strong>Bold</strong></p>\n</details>',
  ],
  [
    '<kbd>K</kbd> <sub>2</sub> <mark>m</mark> <abbr title="HyperText">HT</abbr><br>x<hr>',
    '<p><kbd>K</kbd> <sub>2</sub> <mark>m</mark> <abbr title="HyperText">HT</abbr><br/>x</p><hr/>',
  ],
  ['<dl><dt>A<dd>B</dl>', '<dl><dt>A</dt><dd>B</dd></dl>'],
  ['<h2 align="center">One</h2>', '<h2 align="center" id="one">One</h2>'],
  ['<center>C</center>', '<div align="center">C</div>'],
  ['<div>\n\n```ts\nlet a = "<b>";\n```\n\n</div>', '<span data-token="string">"&#x3C;b>"</span>'],
  [
    '- [x] done',
    '<li class="task-list-item"><span role="img" aria-label="Done" data-task="done"></span> done',
  ],
  ['a[^1]\n\n[^1]: b', 'id="user-content-fnref-1" data-footnote-ref=""'],
  ['> <p></p>', '<blockquote>\n<div></div>\n</blockquote>'],
  ['<b>a\n\nb', '<p><b>a</b></p><b>\n<p>b</p></b>'],
  [
    '<table><tr><td>a<table><tr><td>b</table></table>',
    '<td>a<table><tbody><tr><td>b</td></tr></tbody></table></td>',
  ],
  // Pictures and videos.
  [
    '<p align="center">\n<img src="./a%20b.png" alt="A" width="200">\n</p>',
    '<div align="center">\n<span data-picture="inline"><site-image src="./a%20b.png" alt="A" width="200"></site-image></span>\n</div>',
  ],
  [
    'a <img src="a.png" alt="A" width="33.3%" height="9"> b',
    '<p>a <span data-picture="inline" data-width="33"><site-image src="a.png" alt="A" sizes="(min-width: 46rem) 13.86rem, 33vw"></site-image></span> b</p>',
  ],
  [
    '<img src="a.png" alt="A" width="20px" height="10" align="right">',
    '<span data-picture="inline" data-float="right"><site-image src="a.png" alt="A" width="20"></site-image></span>',
  ],
  [
    '<img src="a.png" alt="A" height="40"> <img src="a.png" alt="A" height="50%">',
    '<div><span data-picture="inline"><site-image src="a.png" alt="A" height="40"></site-image></span> <span data-picture="inline"><site-image src="a.png" alt="A"></site-image></span></div>',
  ],
  [
    'a <img src="a.png" alt="A" width="100%" title="Caption"> b',
    '<div>a <div data-picture="block" data-width="100"><figure caption="Caption">',
  ],
  [
    'See <img src="a.png" alt="A">.',
    '<p>See <span data-picture="inline"><site-image src="a.png" alt="A"></site-image></span>.</p>',
  ],
  ['One\n\n<b></b>\n\n<p>\n\n![A](a.png)\n\n</p>', '<site-image src="a.png" alt="A"></site-image>'],
  [
    '[![A](a.png)](/b) ![B](b.png)',
    '<div data-pictures=""><a href="/b" data-picture="linked"><site-image src="a.png" alt="A"></site-image></a><site-image src="b.png" alt="B"></site-image></div>',
  ],
  [
    '![A](a.png "Caption") <!-- c -->',
    '<figure caption="Caption"><site-image src="a.png" alt="A"></site-image></figure>',
  ],
  [
    '![A](a%20b.png "Caption")',
    '<figure caption="Caption"><site-image src="a%20b.png" alt="A"></site-image></figure>',
  ],
  [
    '<video src="a.mp4" alt="A" controls autoplay></video>',
    '<site-video src="a.mp4" alt="A"></site-video>',
  ],
  [
    '<iframe width="560" height="315" src="https://www.youtube.com/embed/dQw4w9WgXcQ?si=a" title="A video" frameborder="0" allow="autoplay" allowfullscreen></iframe>',
    '<site-embed title="A video" site="YouTube" src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1"',
  ],
];

test.each(SHOWN)('Markdown shows %j', async (text, html) => {
  expect(await htmlOf(text)).toContain(html);
  expect(read(text)).toMatchObject({ problems: [], warnings: [] });
});

/** The same, where something is left out as on GitHub: tests/bad/html-without-effect.txt has the warnings. */
const SHOWN_IN_PART: typeof SHOWN = [
  [
    '<picture><source media="(prefers-color-scheme: dark)" srcset="d.png, d2.png 2x"><img src="l.png" alt="L"></picture>',
    '<site-image src="l.png" alt="L"></site-image>',
  ],
  [
    '<video controls title="A"><source src="a.mp4" type="video/mp4"><source src="a.webm">x</video>',
    '<site-video src="a.mp4" alt="A"></site-video>',
  ],
  ['<script>\nalert(1)\n\n</script>\n<style>p { color: red }</style>\n\nText', '<p>Text</p>'],
  ['<p onclick="go()" style="color: red" class="big">Text</p>', '<p>Text</p>'],
  ['<font color="red">Red</font>', '<p>Red</p>'],
  ['One\n\ngit clone <repo> here', '<p>git clone  here</p>'],
];

test.each(SHOWN_IN_PART)('Markdown shows a part of %j', async (text, html) => {
  expect(await htmlOf(text)).toContain(html);
  expect(read(text).problems).toEqual([]);
});

test('nothing that is refused in tests/bad/html-refused.md is on the page', async () => {
  const file = path.join(import.meta.dirname, '../../tests/bad/html-refused.md');
  const [, , text = ''] = (await readFile(file, 'utf8')).split('---\n');
  expect(text).toContain('<script>');
  for (const part of [text, ...text.split('\n\n')]) {
    expect(await htmlOf(part)).not.toMatch(/script|alert|on\w+=|<form|<button|data:|<iframe|<svg/i);
  }
});

test('code in Markdown has its title and its marked lines', async () => {
  const html = await htmlOf('```ts title="card.ts" {2}\nfold();\ncut();\n```');
  expect(html).toContain('title="card.ts"');
  expect(html.match(/data-marked/g)).toHaveLength(1);
});

test('an id in HTML has a prefix, and links of the same text lead to it', async () => {
  const text = '[a](#part) <a href="#part">b</a> <a name="part"></a>\n\n## Part';
  expect(await htmlOf(text)).toBe(
    '<p><a href="#text:part">a</a> <a href="#text:part">b</a> <a id="text:part"></a></p>\n<h2 id="part">Part</h2>',
  );
  expect(read(text).body?.anchors).toEqual(['part']);
});

test('an empty id is none, so links keep their targets', async () => {
  const text = '<span id="">a</span> <a name="">b</a> [c](/d) [e](https://e.example) [f](#part)';
  expect(await htmlOf(text)).toBe(
    '<p><span>a</span> <a>b</a> <a href="/d">c</a> <a href="https://e.example">e</a> <a href="#part">f</a></p>',
  );
  expect(read(text).body?.anchors).toEqual([]);
});

test('of several elements with the same id, the first has it', async () => {
  expect(await htmlOf('<b id="a">1</b> <i id="a">2</i> [3](#a)')).toMatch(
    /<b id="([^"]+)">1<\/b> <i>2<\/i> <a href="#\1">/,
  );
});

test('headings in HTML have ids that no other has', async () => {
  const text = '<h2>One</h2>\n\n## One\n\n<h3>One</h3>';
  const ids = read(text).body?.headings.map(({ id, line }) => `${line} ${id}`);
  expect(ids).toEqual(['1 one-1', '3 one', '5 one-2']);
  expect([...(await htmlOf(text)).matchAll(/id="([^"]*)"/g)].map(([, id]) => id)).toEqual([
    'one-1',
    'one',
    'one-2',
  ]);
});

test('a text with headings of level 1 has them one level lower', async () => {
  expect(await htmlOf('# One\n\n## Two\n\n###### Six\n\n<h1>Three</h1>')).toBe(
    '<h2 id="one">One</h2>\n<h3 id="two">Two</h3>\n<h6 id="six">Six</h6>\n<h2 id="three">Three</h2>',
  );
});

test('fields, pictures and HTML have the lines of the file, with a byte order mark and CRLF', () => {
  const { body } = read(
    '\uFEFF---\r\ntitle: x\r\n--- \r\nOne\r\n\r\n<p>\r\n<img src="a.png" alt="A">\r\n</p>\r\n\r\n![B](b.png)\r\n<a href="/x">x</a>',
  );
  expect(body?.elements.map(({ attributes, line }) => [attributes.get('src'), line])).toEqual([
    ['a.png', 7],
    ['b.png', 10],
  ]);
  expect(body?.links).toEqual([{ href: '/x', line: 11 }]);
});

test('a paragraph that is too long is reported with its line', () => {
  const text = `One\n\n![A](data:image/png;base64,${'A'.repeat(100_000)})`;
  expect(read(text).problems).toEqual([
    '3: text is too long here. Write an empty line, and save what isn’t text as a file in the media folder.',
  ]);
});

// Each takes less than a second. One that takes exponential time never ends, and one that nests too deep throws.
test.each<[name: string, text: string]>([
  ['a long word', 'x'.repeat(90_000)],
  ['a huge table', `${'| a '.repeat(50)}|\n${'| - '.repeat(50)}|\n`.concat('| b '.repeat(50), '|')],
  ['open emphasis', '*a **b _c __d ~~e '.repeat(2000)],
  ['open links', '[a]('.repeat(5000)],
  ['open pictures', '![a'.repeat(5000)],
  ['open tags', '<a b="'.repeat(5000)],
  ['open comments', '<!-- '.repeat(5000)],
  ['backticks', Array.from({ length: 150 }, (_, index) => '`'.repeat(index)).join(' ')],
  ['entities', '&a'.repeat(20_000)],
  ['addresses', 'a@www.'.repeat(5000)],
  ['footnotes', `${'[^a]'.repeat(1000)}\n\n[^a]: b`],
  ['attributes', `<p ${'a="b" '.repeat(5000)}>x</p>`],
])('%s is read to the end', async (_what, text) => {
  expect(read(text).body).toBeDefined();
  expect(await htmlOf(text)).toBeDefined();
});

/** Between them "¦", because spaces are some of them. */
const PARTS =
  '<¦>¦<b>¦</b>¦<div>¦</div>\n\n¦<p align="center">¦<br>¦<table>¦<tr>¦<td>¦</table>¦<details>\n\n¦<summary>¦<img src="a.png" alt="A">¦<video src=a>¦<source src=b>¦<svg>¦<math>¦<script>¦</script>¦<style>¦<template>¦<textarea>¦<select>¦<option>¦<plaintext>¦<frameset>¦<html>¦<body onload="x">¦<!doctype html>¦<?x ?>¦<![CDATA[x]]>¦<!--¦-->¦<a href="javascript:x">¦</a>¦<a name="x" id="y">¦<a name="x"></a>¦<a name="" id="z">¦<span id="">¦<b id="z">¦[x](#x)¦<h1>¦</h1>¦# h\n\n¦"¦`¦```\n¦*¦- ¦> ¦|¦\n¦\n\n¦ ¦text¦&lt;¦&colon;¦{¦}¦[^1]¦[^1]: x\n\n¦- [ ] x\n¦| a |\n| - |\n| <b> |\n'.split(
    '¦',
  );

test('a footnote whose reference is left out has no link back', async () => {
  const html = await htmlOf('<<textarea>[^1]</div>\n\n[^1]: x\n\n');
  expect(html).not.toContain('fnref-1');
});

test('a reference whose footnote is left out is no link', async () => {
  expect(await htmlOf('[^1]<select><details>\n\n[^1]: x\n\n')).not.toContain('href');
});

test('whatever is written, the page can show it, and nothing of it can run', async () => {
  const texts = fc
    .array(fc.constantFrom(...PARTS), { maxLength: 20 })
    .map((parts) => parts.join(''));
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      const { body } = read(text);
      expect(body).toBeDefined();
      const html = await htmlOf(text);
      expect(html).not.toMatch(
        /<(script|style|svg|math|iframe|template|textarea|select|form|body|html)\b|<[^>]*\s(on\w+|style)=|<[^>]*javascript:/i,
      );
      const ids = [...html.matchAll(/<[^<>]*\sid="([^"]*)"/g)].map(([, id]) => id);
      expect(ids).toEqual([...new Set(ids)]);
      for (const [, fragment] of html.matchAll(/<[^<>]*\shref="#([^"]*)"/g)) {
        expect(fragment === 'x' ? [...ids, 'x'] : ids).toContain(fragment);
      }
      const lines = text.split('\n').length;
      for (const { line } of body?.elements ?? []) expect(line).toBeLessThanOrEqual(lines);
    }),
    { numRuns: 300 },
  );
});
