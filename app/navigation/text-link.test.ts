import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContentContext } from '#app/ui/content-context.ts';
import { TextLink } from './text-link.tsx';

test('a place that links lead to is no link itself', () => {
  const value = { entries: [], hiddenLinks: [], owner: {}, profiles: [], intro: '', skills: [] };
  const place = createElement(TextLink, { id: 'text:install' });
  const page = createElement(ContentContext.Provider, { value: value as never }, place);
  expect(renderToStaticMarkup(page)).toBe('<span id="text:install"></span>');
});
