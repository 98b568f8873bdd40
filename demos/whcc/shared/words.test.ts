import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LEADING, setWords } from './words.ts';

const widthOf = (text: string) => text.length * 0.5;
const text = fc
  .array(fc.string({ minLength: 1, maxLength: 14 }), { minLength: 1, maxLength: 9 })
  .map((words) => words.join(' '));

test('no line leaves its box, and no word is lost', () => {
  fc.assert(
    fc.property(
      text,
      fc.double({ min: 0.5, max: 5, noNaN: true }),
      fc.double({ min: 0.3, max: 3, noNaN: true }),
      (text, width, height) => {
        const { lines, size } = setWords(text, { width, height }, widthOf, 1);
        expect(lines.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
        for (const line of lines) expect(widthOf(line) * size).toBeLessThanOrEqual(width + 1e-9);
        expect(lines.length * size * LEADING).toBeLessThanOrEqual(height + 1e-9);
      },
    ),
  );
});

test('two words are set on one line in a wide box, and on two in a high one', () => {
  expect(setWords('With love', { width: 4, height: 0.9 }, widthOf, 1).lines).toEqual(['With love']);
  const high = setWords('With love', { width: 2, height: 3 }, widthOf, 1);
  expect(high.lines).toEqual(['With', 'love']);
});

test('text without spaces is broken only if it would be tiny otherwise', () => {
  const box = { width: 4, height: 2 };
  expect(setWords('Congratulations', box, widthOf, 1).lines).toEqual(['Congratulations']);
  const { lines, size } = setWords('新年快樂萬事如意'.repeat(5), box, widthOf, 1);
  expect(lines.length).toBeGreaterThan(1);
  expect(size).toBeGreaterThan(0.3);
  // Only the word that is too long.
  expect(setWords(`to ${'m'.repeat(30)}`, box, widthOf, 1).lines[0]).toBe('to');
});
