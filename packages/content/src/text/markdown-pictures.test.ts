/** Pictures in Markdown, as HTML and in the content check. */
import { evaluate } from '@mdx-js/mdx';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import { expect, test } from 'vitest';
import { readBody } from './read-body.ts';
import { remarkPlugins } from './text-plugins.ts';

const components = {
  Image: ({ src, alt }: { src: string; alt: string }) => createElement('img', { src, alt }),
  Figure: ({ caption, children }: { caption: string; children: ReactNode }) =>
    createElement('figure', {}, children, createElement('figcaption', {}, caption)),
  Gallery: ({ children }: { children: ReactNode }) => createElement('section', {}, children),
};

async function htmlOf(text: string): Promise<string> {
  const { default: Body } = await evaluate(text, { ...runtime, remarkPlugins });
  return renderToStaticMarkup(createElement(Body, { components })).replaceAll('\n', '');
}

const A = '<img src="a.png" alt="A"/>';
const B = '<img src="b.png" alt="B"/>';

test.each([
  ['alone in a paragraph', '![A](a.png)', A],
  [
    'with a title has a caption',
    '![A](a.png "Seen *here*")',
    `<figure>${A}<figcaption>Seen *here*</figcaption></figure>`,
  ],
  ['by reference', '![A][a]\n\n[a]: a.png', A],
  [
    'by reference with a title',
    "![A][]\n\n[a]: a.png 'Seen'",
    `<figure>${A}<figcaption>Seen</figcaption></figure>`,
  ],
  ['in angle brackets', '![A](<my a.png>)', '<img src="my a.png" alt="A"/>'],
  [
    'among words',
    'See ![A](a.png) here.',
    `<p>See <span data-picture="inline">${A}</span> here.</p>`,
  ],
  ['below words', 'See\n![A](a.png)', `<p>See<span data-picture="inline">${A}</span></p>`],
  ['beside another', '![A](a.png) ![B](b.png)', `<div data-pictures="">${A}${B}</div>`],
  [
    'below another, with a caption',
    '![A](a.png)  \n![B](b.png "Seen")',
    `<div data-pictures="">${A}<figure>${B}<figcaption>Seen</figcaption></figure></div>`,
  ],
  [
    'in a gallery',
    '<Gallery>\n  ![A](a.png)\n  ![B](b.png)\n</Gallery>',
    `<section>${A}${B}</section>`,
  ],
  [
    'in a link',
    '[![A](a.png)](https://a.example)',
    `<a href="https://a.example" data-picture="linked">${A}</a>`,
  ],
  [
    'in a link, with a caption',
    '[![A](a.png "Seen")](/b)',
    `<figure><a href="/b" data-picture="linked">${A}</a><figcaption>Seen</figcaption></figure>`,
  ],
  [
    'in a link among words',
    'See [![A](a.png)](/b).',
    `<p>See <a href="/b"><span data-picture="inline">${A}</span></a>.</p>`,
  ],
  [
    'in a row of badges',
    '[![A](a.png)](/a)\n[![B](b.png)](/b)',
    `<div data-pictures=""><a href="/a" data-picture="linked">${A}</a><a href="/b" data-picture="linked">${B}</a></div>`,
  ],
  ['in a list', '- ![A](a.png)', `<ul><li>${A}</li></ul>`],
  ['in a quote', '> ![A](a.png)', `<blockquote>${A}</blockquote>`],
  [
    'in a table',
    '| ![A](a.png) |\n| - |',
    `<table><thead><tr><th><span data-picture="inline">${A}</span></th></tr></thead></table>`,
  ],
  [
    'in a heading',
    '## ![A](a.png) Title',
    `<h2 id="-title"><span data-picture="inline">${A}</span> Title</h2>`,
  ],
])('a picture %s', async (_place, text, html) => {
  expect(await htmlOf(text)).toBe(html);
});

test('the check knows the pictures in Markdown, and that their definitions are no links', () => {
  const text = '![A](a.png)\n\n- ![B][b]\n\n<Column>\n![C](c.png)\n</Column>\n\n[b]: b.png';
  const { body } = readBody(text);
  expect(
    body?.elements
      .filter(({ name }) => name === 'Image')
      .map(({ attributes, line, field, narrow }) => [attributes.get('src'), line, field, narrow]),
  ).toEqual([
    ['a.png', 1, 'picture', false],
    ['b.png', 3, 'picture', false],
    ['c.png', 6, 'picture', true],
  ]);
  expect(body?.links).toEqual([]);
});
