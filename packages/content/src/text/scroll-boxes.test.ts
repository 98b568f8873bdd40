import { evaluate } from '@mdx-js/mdx';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import { expect, test } from 'vitest';
import { rehypeScrollBoxes } from './scroll-boxes.ts';

async function render(source: string): Promise<string> {
  const { default: Body } = await evaluate(source, {
    ...runtime,
    rehypePlugins: [rehypeScrollBoxes],
  });
  return renderToStaticMarkup(createElement(Body));
}

test('code blocks can be scrolled by keyboard, wherever they are', async () => {
  const focusable = '<pre role="group" aria-label="Code" tabindex="0">';
  expect(await render('```\ncode\n```')).toContain(focusable);
  expect(await render('- item\n\n  ```\n  code\n  ```')).toContain(focusable);
  expect(await render('<pre>code</pre>')).toContain(focusable);
});

test('tables and displayed formulas get a box that scrolls, once; formulas in text do not', async () => {
  const box = (label: string) =>
    `<div role="group" aria-label="${label}" tabindex="0" data-scroll-box="">`;
  const table = '<table><tbody><tr><td>a</td></tr></tbody></table>';
  expect(await render(table)).toBe(`${box('Table')}${table}</div>`);
  expect(await render(`<figure>\n  ${table}\n</figure>`)).toContain(`<figure>${box('Table')}`);
  expect(await render('<math display="block"><mi>x</mi></math>')).toContain(box('Formula'));
  expect(await render('Text <math><mi>x</mi></math>')).not.toContain('<div');
});
