/** Markdown in texts, as HTML. */
import { evaluate } from '@mdx-js/mdx';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import { expect, test } from 'vitest';
import { rehypePlugins, remarkPlugins } from './text-plugins.ts';

/** Stands in for app/case-study/mdx/code-block.tsx, which the text imports. */
const CodeBlock = ({ html, lineNumbers, ...attributes }: { html: string; lineNumbers?: string }) =>
  createElement('pre', {
    ...attributes,
    'data-line-numbers': lineNumbers,
    dangerouslySetInnerHTML: { __html: html },
  });

async function htmlOf(text: string): Promise<string> {
  const { default: Body } = await evaluate(text, {
    ...runtime,
    remarkPlugins,
    // The import of the stand-in can't be resolved here.
    rehypePlugins: [...rehypePlugins, () => removeImports],
    tableCellAlignToStyle: false,
  });
  return renderToStaticMarkup(createElement(Body, { components: { CodeBlock } }));
}

function removeImports(tree: { children: { type: string }[] }) {
  tree.children = tree.children.filter(({ type }) => type !== 'mdxjsEsm');
}

test.each([
  [
    'a table',
    '| a | b |\n| - | -: |\n| 1 | 2 |',
    /<div role="group"[^>]*data-scroll-box="">\s*<table>.*<td align="right">2<\/td>/s,
  ],
  [
    'a task list',
    '- [x] done\n- [ ] open',
    /<li class="task-list-item"><span role="img" aria-label="Done" data-task="done"><\/span> done/,
  ],
  [
    'names of emoji, which are in ids as written',
    '## :rocket: Start\n\n:tada: `:tada:` at 8:15: :no-emoji:',
    /<h2 id="rocket-start">🚀 Start<\/h2>\s*<p>🎉 <code>:tada:<\/code> at 8:15: :no-emoji:<\/p>/,
  ],
  [
    'a column of numbers',
    '| | Size | Note |\n| - | - | - |\n| a | 1,204 kB | 3 |\n| b | – | x |',
    /<th align="right">Size<\/th><th>Note.*<td align="right">1,204 kB<\/td><td>3/s,
  ],
  [
    'a caption of a table',
    '| a |\n| - |\n| 1 |\n\nTable: Sizes in *kB*.',
    /<table><caption>Sizes in <em>kB<\/em>\.<\/caption>/,
  ],
  ['a formula in a line', 'So $$x^2$$ and $5 or $6.', /So <math><msup>.* and \$5 or \$6\./],
  [
    'a formula on lines of its own',
    '$$\n\\frac{a}{b}\n$$',
    /<div role="group" aria-label="Formula"[^>]*><math display="block"[^>]*><mfrac>/,
  ],
  ['a formula as code', '```math\nx\n```', /<math display="block"/],
  [
    'a link to a heading in another case',
    '[a](#Getting-Started)\n\n## Getting started',
    /<a href="#getting-started">/,
  ],
  ['strikethrough', '~~old~~', /<del>old<\/del>/],
  [
    'a bare URL',
    'See https://a.example/b.',
    /<a href="https:\/\/a.example\/b">https:\/\/a.example\/b<\/a>\./,
  ],
  [
    'a footnote',
    'Text[^1]\n\n[^1]: Note.',
    /<section data-footnotes="true" class="footnotes">.*Note\./s,
  ],
  [
    'an alert',
    '> [!WARNING]\n> Mind the gap.',
    /<aside data-alert="warning"><p data-alert-title="">Warning<\/p>\s*<p>Mind the gap\.<\/p>/,
  ],
  ['another alert', '> [!tip]\n> Do.', /<aside data-alert="tip">/],
  ['a quote', '> [no alert]', /<blockquote>\s*<p>\[no alert\]/],
])('%s', async (_what, text, html) => {
  expect(await htmlOf(text)).toMatch(html);
});

test('code is highlighted, with its title, its marked lines and no style attribute', async () => {
  const html = await htmlOf('```ts title="a b.ts" {2} lines\nconst a = 1;\nlet b; // c\n```');
  expect(html).toContain('<pre language="ts" title="a b.ts" data-line-numbers=""><code>');
  expect(html).toContain('<span data-line=""><span data-token="keyword">const</span> a = ');
  expect(html).toContain('<span data-line="" data-marked=""><span data-token="keyword">let</span>');
  expect(html).toContain('<span data-token="comment">// c</span>');
  expect(html).not.toContain('style');
});

test.each([
  ['title="a b.ts"', 'a b.ts'],
  ["title='a b.ts'", 'a b.ts'],
  ['title=app/card.ts {2}', 'app/card.ts'],
  ['title=card.ts{2}', 'card.ts'],
])('code with %s has the title %s', async (meta, title) => {
  expect(await htmlOf(`\`\`\`ts ${meta}\n1\n\`\`\``)).toContain(
    `<pre language="ts" title="${title}">`,
  );
});

test('lines of a diff are marked as added and removed', async () => {
  const html = await htmlOf('```diff\n- old\n+ new\n  same\n```');
  expect([...html.matchAll(/data-change="(\w+)"/g)].map(([, change]) => change)).toEqual([
    'removed',
    'added',
  ]);
});

test.each(['JSON', 'JavaScript', 'Diff', 'Math'])(
  'a language can be written in capitals: %s',
  async (name) => {
    const code = (language: string) => htmlOf(`\`\`\`${language}\n+ 1\n\`\`\``);
    expect(await code(name)).toBe(await code(name.toLowerCase()));
  },
);

test.each(['```\ncode\n```', '```nonsense\ncode\n```', '    ```\n'])(
  'code without a known language is plain text: %j',
  async (text) => {
    const html = await htmlOf(text.trimStart());
    expect(html).not.toContain('data-token');
  },
);

test('a formula has no style attribute, but keeps its colors', async () => {
  const html = await htmlOf('$$\\color{red} x + \\boxed{y}$$');
  expect(html).toContain('mathcolor="#ff0000"');
  expect(html).toContain('data-box=""');
  expect(html).not.toContain(' style=');
});

const sections = (count: number) =>
  Array.from({ length: count }, (_, index) => `## Part *${index + 1}*\n\nText.`).join('\n\n');

test('a text with more than six headings lists its sections, before the first of them', async () => {
  const html = await htmlOf(`Lede.\n\n${sections(7)}`);
  expect(html).toMatch(
    /<p>Lede\.<\/p>\s*<nav [^>]*>.*<li><a href="#part-1">Part 1<\/a><\/li>.*<\/nav><h2 id="part-1">/s,
  );
  expect(await htmlOf(`Lede.\n\n${sections(6)}`)).not.toContain('<nav');
});

test('a text that lists its sections itself gets no other list of them', async () => {
  const own = '- [One](#part-1)\n\n- [Two](#part-2)\n  - [Inner](#part-3)\n\n- [Four](#part-4)';
  expect(await htmlOf(`${own}\n\n${sections(7)}`)).not.toContain('<nav');
  const other = own.replace('#part-4', 'https://example.org/#part-4');
  expect(await htmlOf(`${other}\n\n${sections(7)}`)).toContain('<nav');
});

test('a footnote is linked to and back, whatever letters its name has', async () => {
  const html = await htmlOf('One[^ö].\n\n[^ö]: Two.');
  expect(html.match(/href="#user-content-fn/g)).toHaveLength(2);
});

test('the heading of footnotes is hidden below headings of level 1 too', async () => {
  const html = await htmlOf('# One\n\nText[^1].\n\n[^1]: Note.');
  expect(html).toContain('class="footnotes"><h2 class="sr-only" id="site:footnotes">');
});

test('a long cell of a table with three columns keeps its row low, and one of two columns is in view', async () => {
  const long = 'A cell that has many more words than the others have.';
  const rowOf = (...cells: string[]) => `| ${cells.join(' | ')} |\n`;
  const three = await htmlOf(rowOf('a', 'b', 'c') + rowOf('-', '-', '-') + rowOf('1', 'x', long));
  expect(three.match(/data-many-words/g)).toHaveLength(1);
  expect(three).toContain(`data-many-words="">${long}`);
  const two = await htmlOf(rowOf('a', 'b') + rowOf('-', '-') + rowOf('1', long));
  expect(two).not.toContain('data-many-words');
});

test('code with a line that is wider than the text is wide', async () => {
  const codeOf = (length: number) => htmlOf(`\`\`\`js\n${'x'.repeat(length)}\n\`\`\``);
  expect(await codeOf(85)).toMatch(/ wide/);
  expect(await codeOf(84)).not.toMatch(/ wide/);
});

test('a first paragraph that is the description is left out, and no other', async () => {
  const withDescription = (text: string) =>
    htmlOf(`---\ntitle: Paper boats\ndesc: A fleet of *sheets*.\n---\n\n${text}`);
  expect(await withDescription('# Paper boats\n\nA fleet of sheets\n\nMore.')).toBe('<p>More.</p>');
  expect(await withDescription('More.\n\nA fleet of sheets.')).toContain('sheets');
  expect(await withDescription('## Sheets\n\nA fleet of sheets.')).toContain('fleet');
});

test('a first heading that says the title again is left out, and no other', async () => {
  const withTitle = (heading: string) =>
    htmlOf(`---\ntitle: !sample Paper boats\n---\n\nLede.\n\n${heading}\n\n# Paper boats`);
  expect(await withTitle('# Paper *Boats* 🚀')).not.toContain('🚀');
  expect(await withTitle('# Paper boats')).toContain('<h2 id="paper-boats-1">Paper boats</h2>');
  expect(await withTitle('# Boats')).toMatch(/>Boats<.*>Paper boats</s);
  expect(await withTitle('## Paper boats')).toMatch(/>Paper boats<.*>Paper boats</s);
});

test('a text imports the styles of what is in it, and no others', async () => {
  const { compile } = await import('@mdx-js/mdx');
  const importsOf = async (text: string) =>
    [
      ...String(await compile(text, { remarkPlugins, rehypePlugins })).matchAll(
        /mdx\/([\w-]+)\.css/g,
      ),
    ].map(([, sheet]) => sheet);
  expect(await importsOf('A text with **words**.')).toEqual([]);
  expect(await importsOf('| a |\n| - |\n| 1 |')).toEqual(['tables']);
  expect(await importsOf('> [!NOTE]\n> A <kbd>K</kbd>.')).toEqual(['alerts', 'elements']);
});

test('text on lines of its own within a paragraph of HTML is no paragraph in it', async () => {
  expect(await htmlOf('<p lang="de">\n  Papier\n</p>')).toBe('<p lang="de">Papier</p>');
});

test('code is text, whatever is in it', async () => {
  const html = await htmlOf('```html\n<script>alert(1)</script><img src=x onerror=alert(1)>\n```');
  expect(html).not.toMatch(/<(script|img)/);
  expect(html).toContain('&#x3C;');
});
