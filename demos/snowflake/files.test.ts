import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { PAGES, toPdf, toSvg } from './files.ts';
import { recut } from './sheet.ts';
import { openingBlank, openingCuts } from './opening.ts';

const blank = openingBlank();
const sheet = (await recut(blank, openingCuts, blank.sections)) ?? blank;

test('the SVG holds one closed outline for the sheet and each of its holes', () => {
  const svg = toSvg(sheet);
  expect(svg.match(/M/g)?.length).toBe(svg.match(/Z/g)?.length);
  expect(svg).not.toMatch(/NaN|Infinity/);
});

for (const size of ['A4', 'Letter'] as const) {
  test(`the printable file is one PDF page of ${size} with a 50 mm ruler`, async () => {
    const data = new TextEncoder().encode(toPdf(sheet, size));
    const pdf = await getDocument({ data, verbosity: 0 }).promise;
    expect(pdf.numPages).toBe(1);
    const page = await pdf.getPage(1);
    expect(page.view.slice(2)).toEqual([...PAGES[size]]);
    const { items } = await page.getTextContent();
    expect(items.some((item) => 'str' in item && item.str.includes('50 mm'))).toBe(true);
    expect(items.every((item) => !('transform' in item) || item.transform[5] > 20)).toBe(true);
  });
}
