/** What the check says about texts: each broken input, and the lines that it leads to. */
import { evaluate } from '@mdx-js/mdx';
import fc from 'fast-check';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { writeSite } from '../../../../tests/setup/write-site.ts';
import { checkContent } from '../rules/check-content.ts';
import { loadContent } from '../folder/content.ts';
import { formatProblem } from '../read/problem.ts';
import { renderBodies } from './render-bodies.ts';
import { remarkPlugins } from './text-plugins.ts';

let root: string;
let contentDir: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'texts-'));
  contentDir = path.join(root, 'content');
});
afterAll(() => rm(root, { recursive: true }));

/** Line of the text's first line. */
const FIRST_LINE = 30;

/** What the check says about texts of one case study each, with lines counted within the text. */
async function linesAbout(texts: readonly string[]): Promise<string[][]> {
  await writeSite(
    contentDir,
    texts.map((body, index) => ({ slug: `x${index}`, body })),
  );
  const { problems } = await checkContent(await loadContent(contentDir, root));
  return texts.map((_text, index) => {
    const file = `content/case-studies/x${index}.mdx`;
    return problems
      .filter((problem) => problem.file === file)
      .map(({ line, ...problem }) => formatProblem({ ...problem, line: line - FIRST_LINE + 1 }))
      .map((line) => line.slice(file.length + 1).replace(`/x${index}/`, '/x/'));
  });
}

/** A text, and the lines about it. */
const BROKEN: [text: string, ...lines: string[]][] = [
  [
    'a {client/server} b',
    '1: {client/server} is code, and client and server are not defined. To show it as text, write \\{client/server}.',
  ],
  [
    'One\ntwo {user.name}',
    '2: {user.name} is code, and user is not defined. To show it as text, write \\{user.name}.',
  ],
  [
    '{red || blue} {f()}',
    '1: {red || blue} is code, and red and blue are not defined. To show it as text, write \\{red || blue}.',
    '1: {f()} is code, and f is not defined. To show it as text, write \\{f()}.',
  ],
  ['{a, b}', '1: {a, b} is code, and a and b are not defined. To show it as text, write \\{a, b}.'],
  [
    '{`a ${b}`}',
    '1: {`a ${b}`} is code, and b is not defined. To show it as text, write \\{`a $\\{b}`}.',
  ],
  ['<a\n  href={url}>x</a>', '2: href={url} is code, and url is not defined. Write href="…".'],
  ['<div {...props}>x</div>', '1: {...props} is code, and props is not defined. Remove it.'],
  [
    'export const a = 1;\nexport const b = c;',
    '2: export const a = 1; export const b = c; is code, and c is not defined. Define it, or remove it.',
  ],
  [
    'An empty {} and a {Promise}',
    '1: {} is code that shows nothing. To show it as text, write \\{}.',
    '1: {Promise} is code that shows nothing. To show it as text, write \\{Promise}.',
  ],
  [
    'Sets such as {1, 2, 3}',
    '1: {1, 2, 3} is code that shows only its last value. To show it as text, write \\{1, 2, 3}.',
  ],
  ['{x => x}', '1: {x => x} is code that shows nothing. To show it as text, write \\{x => x}.'],
  [
    '{{ a: 1 }}',
    '1: {{ a: 1 }} is code that shows nothing. To show it as text, write \\{\\{ a: 1 }}.',
  ],
  [
    'One\n\ntwo\nthree {[].x.y}',
    "4: text can’t be rendered: Cannot read properties of undefined (reading 'y'). Fix the code; to show braces as text, write \\{.",
  ],
  [
    '{[1].map((n) => n * factor)}',
    '1: text can’t be rendered: factor is not defined. Fix the code; to show braces as text, write \\{.',
  ],
  [
    'One {new Date(0)}',
    '1: text can’t be rendered: Objects are not valid as a React child (found: [object Date]). If you meant to render a collection of children, use an array instead. Fix the code; to show braces as text, write \\{.',
  ],
  [
    'export const a = 1;\n\nexport const a = 2;',
    "3: text can’t be rendered: Identifier 'a' has already been declared. Fix the code; to show braces as text, write \\{.",
  ],
  [
    '<hr>x</hr>',
    '1: text can’t be rendered: hr is a self-closing tag and must neither have `children` nor use `dangerouslySetInnerHTML`. Fix the code; to show braces as text, write \\{.',
  ],
  [
    'One\n\n<div align="center" style="color: red">Two</div>',
    '3: <div> has a style, which the site’s policy blocks. Remove it; for a layout, use components such as <Columns> and <Note>.',
  ],
  [
    '<p style={{ color: "red" }}>One</p>',
    '1: <p> has a style, which the site’s policy blocks. Remove it; for a layout, use components such as <Columns> and <Note>.',
  ],
  [
    '<button onclick="go()">One</button>',
    '1: <button> has onclick, which the site’s policy blocks. Remove it.',
  ],
  [
    '<img src="shots/a.png" alt="A shot" />',
    '1: <img> is written as HTML. Use <Image src="shots/a.png" alt="A shot" />.',
  ],
  [
    '<img src="https://a.example/b/c.png?w=2" />',
    '1: <img> is written as HTML. Save it as content/media/x/c.png, and use <Image src="c.png" alt="…" />.',
  ],
  [
    '<video controls src="/media/demo.mp4" />',
    '1: <video> is written as HTML. Use <Video src="demo.mp4" alt="…" />.',
  ],
  [
    '<audio src="a.mp3" />',
    '1: <audio> is written as HTML, and sound isn’t played here. Link to the file: [text](https://…).',
  ],
  [
    '<form action="/a"><p>One</p></form>',
    '1: <form> is a form, which this page can’t send. Link to a page with the form.',
  ],
  [
    '<meta name="robots" content="noindex" />',
    '1: <meta> is about the whole page. Remove it; its title and description are in the frontmatter.',
  ],
  [
    '[x](JavaScript:alert(1)) <a href="&#106;avascript:alert(1)">x</a>',
    '1: link leads to "JavaScript:alert(1)", which isn’t an address. Write one that begins with https:, mailto: or tel:, or a path.',
    '1: link leads to "javascript:alert(1)", which isn’t an address. Write one that begins with https:, mailto: or tel:, or a path.',
  ],
  [
    '<iframe src="https://a.example/embed"></iframe>',
    '1: <iframe> is written as HTML. Use <Embed url="https://a.example/embed" title="…" />.',
  ],
  [
    '![An "A"](./a.png "Title")',
    '1: picture file content/media/x/a.png not found. Add it, or name another file.',
  ],
  [
    '![A][a]\n\n[a]: https://a.example/a.png',
    '1: picture can’t load files from other sites. Save it as content/media/x/a.png, and write "a.png".',
  ],
  [
    '![](https://a.example/)',
    '1: picture has no alt text. Write ![What it shows](picture.png).',
    '1: picture can’t load files from other sites. Save it as content/media/x/picture.png, and write "picture.png".',
  ],
  ['![A]()', '1: picture names no file. Write ![A](file.png).'],
  [
    '![A](clip.mp4)',
    '1: picture file clip.mp4 is not a picture in one of the formats AVIF, GIF, JPEG, PNG, SVG, TIFF or WebP. Use <Video src="clip.mp4">.',
  ],
  [
    '[The slides](./my%20slides.pdf)',
    '1: link file content/media/x/my slides.pdf not found. Add it, or name another file.',
  ],
  ['[CV](/cv.pdf)', '1: link file public/cv.pdf not found. Add it, or fix the link.'],
  [
    '<Image src="https://a.example/remote.png" alt="A" />',
    '1: <Image> can’t load files from other sites. Save it as content/media/x/remote.png, and write "remote.png".',
  ],
  [
    '<Video src="//a.example/a.mp4" alt="A" />',
    '1: <Video> can’t load files from other sites. Save it as content/media/x/a.mp4, and write "a.mp4".',
  ],
  [
    '<Image src={\'a.png\'} alt="A" />',
    '1: <Image> has a src that isn’t text in quotes. Write src="…".',
  ],
  [
    '<Demo name={"paper-boats"} title="A" still={"a.jpg"} alt="A" />',
    '1: <Demo> has a name that isn’t text in quotes. Write name="…".',
    '1: <Demo> has a still that isn’t text in quotes. Write still="…".',
  ],
  [
    '{[1].map(() => <Image src="a.png" alt="A" />)}',
    '1: <Image> is inside braces, where its file isn’t found. Write it outside of them.',
  ],
  [
    '<LinkCard href={5} title="One">x</LinkCard>',
    '1: text can’t be rendered: href.replace is not a function. Fix the code; to show braces as text, write \\{.',
  ],
  [
    'One\n\n<Figure caption={[{}]}>x</Figure>',
    '3: text can’t be rendered: Objects are not valid as a React child (found: object with keys {}). If you meant to render a collection of children, use an array instead. Fix the code; to show braces as text, write \\{.',
  ],
];

let reported: Promise<string[][]> | undefined;
test.each(BROKEN.map(([text, ...lines], index) => ({ text, lines, index })))(
  '$text',
  async ({ lines, index }) => {
    reported ??= linesAbout(BROKEN.map(([text]) => text));
    expect((await reported)[index]).toEqual(lines);
  },
);

test('code that works is accepted', async () => {
  const texts = [
    'export const sizes = [1, 2];\nexport const [first] = sizes;\nexport const show = (n) => n * first;\n\n{sizes.map(show)} {Math.max(...sizes)} {first ? <b>x</b> : null} {/* x */} {" "}{NaN}',
    '\\{client/server} `{user.name}`\n\n```\n{a, b}\n```',
    '<details>\n<summary>One</summary>\n\nTwo\n\n</details>\n\n<kbd className="x">K</kbd> <button onClick={() => alert(1)}>x</button>',
    '{typeof window}',
    "import { a } from 'react';\n\n{a.b.c}",
  ];
  expect(await linesAbout(texts)).toEqual(texts.map(() => []));
});

test('a text whose code throws nothing that has a message is reported', async () => {
  const errors = await renderBodies(['{(() => { throw null; })()}', 'Two']);
  expect(errors.map((error) => error?.message)).toEqual(['null', undefined]);
});

const word = fc.constantFrom(
  'client',
  'server',
  'a',
  'Math',
  'null',
  'undefined',
  'true',
  'name',
  'Promise',
  '1',
  '"x"',
  '[1]',
  'toString',
);
const expression = fc.letrec<{ code: string }>((tie) => ({
  code: fc.oneof(
    { maxDepth: 3 },
    word,
    fc
      .tuple(tie('code'), fc.constantFrom('/', '||', '&&', ', ', ' + ', '?.', '.'), tie('code'))
      .map((parts) => parts.join('')),
    tie('code').map((code) => `${code}()`),
    tie('code').map((code) => `() => ${code}`),
    tie('code').map((code) => `[${code}].map((a) => ${code})`),
    tie('code').map((code) => `{ a: ${code} }`),
    tie('code').map((code) => `new ${code}`),
  ),
})).code;
const part = fc.oneof(
  fc.constantFrom(
    'Text ',
    '\n\n',
    '\n',
    '## ',
    '**b**',
    '<b>b</b>',
    '<br />',
    '<hr />',
    '<Note>x</Note>',
    '`{a}`',
    '\\{a}',
    '<div style="x">a</div>',
    '<p title={1}>x</p>',
  ),
  expression.map((code) => `{${code}}`),
  expression.map((code) => `<a href={${code}}>x</a>`),
  expression.map((code) => `<i {...${code}}>x</i>`),
  fc.tuple(word, expression).map(([name, code]) => `\n\nexport const ${name} = ${code};\n\n`),
);
const anyText = fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(''));

test('whatever text the check accepts is rendered without an error', async () => {
  const texts = fc.sample(anyText, 80);
  const lines = await linesAbout(texts);
  const accepted = texts.filter((_text, index) => lines[index]?.length === 0);
  expect(accepted.length).toBeGreaterThan(1);
  expect(accepted.length).toBeLessThan(79);
  // React's warnings about odd values.
  vi.spyOn(console, 'error').mockReturnValue();
  for (const text of accepted) {
    const { default: Body } = await evaluate(text, { ...runtime, remarkPlugins });
    const body = createElement(Body, { components: { Note: 'aside' } });
    expect(() => renderToStaticMarkup(body)).not.toThrow();
  }
});
