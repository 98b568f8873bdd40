import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { get } from './site.ts';

test('the résumé is a tagged PDF of one or two pages with a title, a language and selectable text', async () => {
  const response = await get('/resume');
  const pdf = await getDocument({ data: new Uint8Array(await response.arrayBuffer()) }).promise;
  expect(pdf.numPages).toBeLessThanOrEqual(2);

  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({
    Title: 'Résumé: Canary Owner, test engineer',
    Author: 'Canary Owner',
    Language: 'en-AU',
  });
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });

  const page = await pdf.getPage(1);
  const { items } = await page.getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
  for (const part of [
    'Canary Owner',
    'Test engineer',
    'Canaryville',
    'Education',
    'Languages',
    'Experience',
    'Projects',
    'Skills',
    'Something else',
    '2022–2023',
  ]) {
    expect(text).toContain(part);
  }
  const links = (await page.getAnnotations()).map(({ url }) => url as string);
  expect(links.some((url) => url.startsWith('mailto:'))).toBe(true);
});
