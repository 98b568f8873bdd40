import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Scheme } from './scheme.tsx';

const headOf = (scheme: 'light' | 'dark' | 'auto') =>
  renderToStaticMarkup(createElement(Scheme, { scheme, themeColor: '#efe6d5' }));

test('a site that is always light has no other stylesheet and depends on no system', () => {
  expect(headOf('light')).toBe('<meta name="theme-color" content="#efe6d5"/>');
});

test('a dark site is dark on every screen, but not in print or in forced colors', () => {
  const head = headOf('dark');
  expect(head).toContain('<meta name="color-scheme" content="dark"/>');
  expect(head).toMatch(
    /<link rel="stylesheet" href="[^"]*" media="screen and \(forced-colors: none\)"/,
  );
});

test('a site of both schemes follows the system, and so do the browser’s bars', () => {
  const head = headOf('auto');
  expect(head).toContain('<meta name="color-scheme" content="light dark"/>');
  expect(head).toContain('media="(prefers-color-scheme: dark)"');
  expect(head).toMatch(/<link [^>]*forced-colors: none\) and \(prefers-color-scheme: dark\)"/);
});
