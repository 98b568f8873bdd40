import { compile } from '@mdx-js/mdx';
import { expect, test } from 'vitest';
import { rehypeJsxLinks } from './jsx-links.ts';

const compiled = async (text: string) =>
  String(await compile(text, { jsx: true, rehypePlugins: [rehypeJsxLinks] }));

test.each([
  'A <a href="/about" className="x" aria-label="y">link</a>.',
  '<a href="/about" download>link</a>',
])('a link written as HTML is shown as one of Markdown: %s', async (text) => {
  const code = await compiled(text);
  expect(code).toContain('<_components.a href="/about"');
  expect(code).not.toContain('<a ');
});

test('a link to an imported file isn’t changed', async () => {
  expect(await compiled('<a href={media0}>file</a>')).toContain('<a href={media0}>');
});
