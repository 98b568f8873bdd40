import { expect, test } from 'vitest';
import { clipped, linesOf } from './words.ts';

test('a word of a visitor has at most eight characters, whatever they consist of', () => {
  expect(clipped('  hippopotamus')).toBe('hippopot');
  const flag = '\u{1f1ec}\u{1f1e7}';
  expect(clipped(flag.repeat(12))).toBe(flag.repeat(8));
  expect(clipped('e\u0301'.repeat(9))).toBe('e\u0301'.repeat(8));
  expect(clipped(`a${'\u0301'.repeat(500)}`).length).toBeLessThan(50);
});

test('the first space breaks the line, one word is on both lines, and without one there is none', () => {
  expect(linesOf('big joy')).toEqual(['big', 'joy']);
  expect(linesOf(' a  b c ')).toEqual(['a', 'b c']);
  expect(linesOf('שלום')).toEqual(['שלום', 'שלום']);
  expect([linesOf(''), linesOf('  ')]).toEqual([undefined, undefined]);
});
