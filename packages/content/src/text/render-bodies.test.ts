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
import { renderBodies } from './render-bodies.ts';
import { remarkPlugins } from './text-plugins.ts';

let root: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'texts-'));
});
afterAll(() => rm(root, { recursive: true }));

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
  const contentDir = path.join(root, 'content');
  const entries = texts.map((body, index) => ({ slug: `x${index}`, body }));
  await writeSite(contentDir, entries);
  const { problems } = await checkContent(await loadContent(contentDir, root));
  const refused = new Set(problems.map(({ file }) => file));
  const accepted = entries.filter(({ slug }) => !refused.has(`content/case-studies/${slug}.mdx`));
  expect(accepted.length).toBeGreaterThan(1);
  expect(accepted.length).toBeLessThan(79);
  // React's warnings about odd values.
  vi.spyOn(console, 'error').mockReturnValue();
  for (const { body } of accepted) {
    const { default: Body } = await evaluate(body, { ...runtime, remarkPlugins });
    const page = createElement(Body, { components: { Note: 'aside' } });
    expect(() => renderToStaticMarkup(page)).not.toThrow();
  }
});
