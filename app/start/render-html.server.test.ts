import { createElement } from 'react';
import { expect, test } from 'vitest';
import { renderHtml } from './render-html.server.ts';

test('quotes and umlauts are rendered without a NUL character, wherever they are in the page', async () => {
  const words = Array.from({ length: 2000 }, (_, index) => 'x'.repeat(index % 5) + '‘ü’');
  const page = createElement(
    'main',
    null,
    words.map((word, index) => createElement('p', { key: index }, word)),
  );
  const html = await renderHtml(page, (error) => {
    throw error;
  });
  expect(html).toBe(`<main>${words.map((word) => `<p>${word}</p>`).join('')}</main>`);
});
