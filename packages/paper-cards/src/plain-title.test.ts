import { expect, test } from 'vitest';
import { drawPlainTitle } from './plain-title.ts';

/** An attribute as a number. */
const numberIn = (svg: string, name: string) =>
  Number(new RegExp(` ${name}="([\\d.]+)"`).exec(svg)?.[1]);

test('characters as wide as they are high are not cut off at the sides', () => {
  for (const title of ['안녕하세요 세계 포트폴리오', '안', 'សួស្តី ពិភពលោក']) {
    const svg = drawPlainTitle(title);
    const length = [...new Intl.Segmenter().segment(title)].length;
    const width = length * numberIn(svg, 'font-size') + numberIn(svg, 'stroke-width');
    expect(width).toBeLessThanOrEqual(480);
  }
});

test('a title runs in the direction of its first letter', () => {
  expect(drawPlainTitle('ދިވެހި 100%')).toContain('direction="rtl"');
  expect(drawPlainTitle('안녕 100%')).toContain('direction="ltr"');
});
