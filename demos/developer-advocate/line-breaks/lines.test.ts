import { expect, test } from 'vitest';
import { countBreaks, describe, findLines, isLastAlone, noteOn } from './lines.ts';

/** Height of a line, px. */
const HEIGHT = 40;

/** Lays out a text with lines that start at the given characters; counts the measurements. */
function layOut(text: string, starts: number[]) {
  let asked = 0;
  const topOf = (from: number) => {
    asked += 1;
    return starts.filter((start) => start <= from).length * HEIGHT;
  };
  const lines = findLines(text, topOf, HEIGHT / 2);
  return { lines, asked, words: lines.map(({ start, end }) => text.slice(start, end)) };
}

test('a text is split where characters move to a new line, and spaces at breaks belong to no line', () => {
  const text = 'A browser decides where  lines break.';
  const { words, lines } = layOut(text, [0, 10, 25]);
  expect(words).toEqual(['A browser', 'decides where', 'lines break.']);
  expect(lines.map(({ at }) => at)).toEqual(['space', 'space', 'end']);
});

test('all kinds of breaks are distinguished', () => {
  const text = 'a-b c\u00add\nefg/h';
  const { words, lines } = layOut(text, [0, 2, 6, 8, 9, 12]);
  expect(words).toEqual(['a-', 'b c\u00ad', 'd', 'e', 'fg/', 'h']);
  expect(lines.map(({ at }) => at)).toEqual([
    'sign',
    'soft hyphen',
    'new line',
    'between letters',
    'sign',
    'end',
  ]);
  expect(countBreaks(lines)).toEqual({
    space: 0,
    sign: 2,
    'soft hyphen': 1,
    'between letters': 1,
    'new line': 1,
    end: 1,
  });
});

test('a break before a dash is one at punctuation, as after it', () => {
  const kindOf = (start: number) => layOut('dog—and', [0, start]).lines[0]?.at;
  expect([kindOf(3), kindOf(4)]).toEqual(['sign', 'sign']);
});

test('a break beside a sign at which no line can start is one between letters', () => {
  const topOf = (from: number) => (from < 5 ? 0 : HEIGHT);
  const kindIf = (canStart: boolean) =>
    findLines('file.name', topOf, HEIGHT / 2, () => canStart)[0]?.at;
  expect([kindIf(true), kindIf(false)]).toEqual(['sign', 'between letters']);
});

test('blank lines and the breaks after them are counted', () => {
  const { words, lines } = layOut('\none\n \n\ntwo', [1, 8]);
  expect(words).toEqual(['', 'one', '', '', 'two']);
  expect(countBreaks(lines)['new line']).toBe(4);
  expect(new Set(lines.map(({ start }) => start)).size).toBe(lines.length);
  expect(describe('one\n\ntwo', layOut('one\n\ntwo', [0, 5]).lines, 200)).toBe(
    '3 lines at 200 px, breaking after “one” (manual break). The last word stands alone.',
  );
  expect(describe('\none', layOut('\none', [1]).lines, 200)).toBe(
    '2 lines at 200 px. The last word stands alone.',
  );
});

test('only a few characters of a long text are measured', () => {
  const text = 'word '.repeat(400);
  const starts = Array.from({ length: 20 }, (_, index) => index * 100);
  const { lines, asked } = layOut(text, starts);
  expect(lines.map(({ start }) => start)).toEqual(starts);
  expect(asked).toBeLessThan(text.length / 5);
});

test('an emoji of several code points is never split, and an empty text has no lines', () => {
  const { words } = layOut('👩‍🚀👩‍🚀', [0, 2]);
  expect(words).toEqual(['👩‍🚀', '👩‍🚀']);
  expect(layOut('', [0]).lines).toEqual([]);
  expect(layOut(' \n ', [0]).lines).toEqual([]);
});

test('the result is described in words, including a last word alone on its line', () => {
  const text = 'in\u00adside knowl\u00adedge stays';
  const { lines } = layOut(text, [0, 14, 19]);
  expect(isLastAlone(text, lines)).toBe(true);
  expect(describe(text, lines, 200)).toBe(
    '3 lines at 200 px, breaking after “knowl” (soft hyphen), “edge” (space). The last word stands alone.',
  );
  const one = layOut(text, [0]).lines;
  expect(isLastAlone(text, one)).toBe(false);
  expect(describe(text, one, 400)).toBe('1 line at 400 px.');
});

test('the note is about the last line only', () => {
  const text = 'A browser decides where lines break';
  const noteAt = (starts: number[]) => noteOn(text, layOut(text, starts).lines);
  expect(noteAt([0, 2, 10, 18])).toBe('The last line has more than one word.');
  expect(noteAt([0, 2, 30])).toBe('The last word stands alone.');
  expect(noteAt([0, 2, 32])).toBe('The last line is the end of a word.');
  expect(noteAt([0])).toBe('Everything fits on one line.');
  expect(noteOn('', [])).toBe('Type some text to see its lines.');
});

test('a last line in a script without spaces isn’t taken for a single word', () => {
  const text = 'ブラウザがどこで行を折り返すか';
  const { lines } = layOut(text, [0, 8]);
  expect(lines.map(({ at }) => at)).toEqual(['between letters', 'end']);
  expect(isLastAlone(text, lines)).toBe(false);
});
