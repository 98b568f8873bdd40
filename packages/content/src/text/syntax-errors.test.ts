import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatProblem } from '../read/problem.ts';
import { readBody } from './read-body.ts';

/** Variants of the cases in tests/bad/syntax-*. */
test.each<[text: string, line: string]>([
  ['<!-- one\n\ntwo -->\n\nText.', '1:1: comment is written as HTML. Write {/* … */}.'],
  ['<div>\n<hr class="x">\n</div>', '2:1: <hr> is not closed. Write <hr class="x" />.'],
  ['a << b', '1:4: "<" begins a tag. To show it as text, write \\<.'],
  ['a <= b, c <1', '1:3: "<" begins a tag. To show it as text, write \\<.'],
  [
    '<a "b">x</a>',
    '1:1: <a "b"> is not a valid tag. Write values of attributes in quotes, or \\< to show it as text.',
  ],
  [
    'Array<string>',
    '1:6: <string> is not closed. Write </string> where it ends, or \\<string> to show it as text.',
  ],
  ['<$>', '1:1: <$> is not closed. Write </$> where it ends, or \\<$> to show it as text.'],
  [
    '<i><b>x</i></b>',
    '1:4: <b> isn’t closed where it should be. Write both tags in the same paragraph, or each on a line of its own with empty lines around, and close inner ones first.',
  ],
  [
    'hello {...props}',
    '1:7: {...props} is code with a syntax error: unexpected token. To show it as text, write \\{...props}.',
  ],
  [
    '<a href={}>x</a>',
    '1:9: href={} is code with a syntax error: unexpected empty expression. Fix it, or write href="…".',
  ],
])('a syntax error says what to write instead: %j', (text, line) => {
  const errors = readBody(text).syntaxErrors.map((error) => formatProblem({ file: 'x', ...error }));
  expect(errors).toEqual([`x:${line}`]);
});

/** Between them "¦", because spaces are some of them. */
const PARTS =
  '<¦>¦/¦{¦}¦<b>¦</b>¦<br>¦<Note>¦</Note>¦<!--¦-->¦<div a=b>¦<a href={¦<a {...¦"¦`¦```\n¦*¦- ¦> ¦#¦|¦\n¦\n\n¦\r\n¦\t¦ ¦import ¦export ¦text¦=¦(¦)¦[¦]¦\\¦&¦🚀¦\uFEFF¦---\n¦//¦/*¦*/'.split(
    '¦',
  );

test('whatever is written, reading it ends, and each error has a line of the text', () => {
  const texts = fc
    .array(fc.constantFrom(...PARTS), { maxLength: 25 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(texts, (text) => {
      const { body, syntaxErrors } = readBody(text);
      const lines = text.split(/\r?\n/).length;
      for (const { line, column = 1 } of syntaxErrors) {
        expect(line).toBeGreaterThan(0);
        expect(line).toBeLessThanOrEqual(lines);
        expect(column).toBeGreaterThan(0);
      }
      expect(body !== undefined || syntaxErrors.length > 0).toBe(true);
    }),
    { numRuns: 500 },
  );
});
