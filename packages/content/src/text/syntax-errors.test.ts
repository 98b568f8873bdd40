import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatProblem } from '../read/problem.ts';
import { readBody } from './read-body.ts';

/** The lines about a text that begins on line 1. */
const errorsIn = (text: string) =>
  readBody(text).syntaxErrors.map((error) =>
    formatProblem({ file: 'x', ...error }).replace(/^x:/, ''),
  );

test.each<[text: string, ...lines: string[]]>([
  ['a <!-- comment --> b', '1:3: comment is written as HTML. Write {/* … */}.'],
  ['<!-- one\n\ntwo -->\n\nText.', '1:1: comment is written as HTML. Write {/* … */}.'],
  [
    'See <https://a.example/b>.',
    '1:5: <https://a.example/b> is not a link in MDX. Write [text](https://a.example/b).',
  ],
  [
    '<me@a.example>',
    '1:1: <me@a.example> is not a link in MDX. Write [text](mailto:me@a.example).',
  ],
  ['one<br>two<br>three', '1:11: <br> is not closed. Write <br />.'],
  ['<div>\n<hr class="x">\n</div>', '2:1: <hr> is not closed. Write <hr class="x" />.'],
  [
    'Text <img src="a.png" alt="A">',
    '1:6: <img> is written as HTML. Use <Image src="…" alt="…" />.',
  ],
  ['</br>', '1:1: </br> is not HTML. Write <br />.'],
  ['a <3 b', '1:3: "<" begins a tag. To show it as text, write \\<.'],
  ['a << b', '1:4: "<" begins a tag. To show it as text, write \\<.'],
  ['a <= b, c <1', '1:3: "<" begins a tag. To show it as text, write \\<.'],
  [
    '<div align=center>x</div>',
    '1:1: <div align=center> is not a valid tag. Write values of attributes in quotes, or \\< to show it as text.',
  ],
  [
    '<Note>\n\nNever closed',
    '1:1: <Note> is not closed. Write </Note> where it ends, or \\<Note> to show it as text.',
  ],
  [
    'git clone <repo> here',
    '1:11: <repo> is not closed. Write </repo> where it ends, or \\<repo> to show it as text.',
  ],
  [
    'Array<string>',
    '1:6: <string> is not closed. Write </string> where it ends, or \\<string> to show it as text.',
  ],
  [
    '<Note>One.\n\nTwo.</Note>',
    '1:1: <Note> isn’t closed where it should be. Write both tags in the same paragraph, or each on a line of its own with empty lines around, and close inner ones first.',
  ],
  [
    '<Note>\nOne.</Note>',
    '2:5: </Note> begins in another paragraph. Write both tags in the same paragraph, or each on a line of its own with empty lines around, and close inner ones first.',
  ],
  ['a </b> c', '1:3: </b> closes nothing. Write <b> where it begins, or remove it.'],
  [
    '<i><b>x</i></b>',
    '1:4: <b> isn’t closed where it should be. Write both tags in the same paragraph, or each on a line of its own with empty lines around, and close inner ones first.',
  ],
  [
    'a {1 +} b',
    '1:3: {1 +} is code with a syntax error: unexpected token. To show it as text, write \\{1 +}.',
  ],
  [
    '{a: {b: 1}, c}',
    '1:1: {a: {b: 1}, c} is code with a syntax error: unexpected content after expression. To show it as text, write \\{a: \\{b: 1}, c}.',
  ],
  [
    'hello {...props}',
    '1:7: {...props} is code with a syntax error: unexpected token. To show it as text, write \\{...props}.',
  ],
  [
    '<a href={a b}>x</a>',
    '1:9: href={a b} is code with a syntax error: unexpected content after expression. Fix it, or write href="…".',
  ],
  [
    '<a href={}>x</a>',
    '1:9: href={} is code with a syntax error: unexpected empty expression. Fix it, or write href="…".',
  ],
  ['one { two', '1:5: "{" is not closed. Write } where the code ends, or \\{ to show it as text.'],
  [
    'export your design',
    '1:1: "export" begins code with a syntax error: unexpected token. Fix it, or begin the line with another word to show it as text.',
  ],
  ['<$>', '1:1: <$> is not closed. Write </$> where it ends, or \\<$> to show it as text.'],
  [
    '<a "b">x</a>',
    '1:1: <a "b"> is not a valid tag. Write values of attributes in quotes, or \\< to show it as text.',
  ],
])('a syntax error says what to write instead: %j', (...[text, ...lines]) => {
  expect(errorsIn(text)).toEqual(lines);
});

test('one syntax error of a text is reported, with the line of the file', () => {
  const { body, syntaxErrors } = readBody('---\ntitle: x\n---\nOne.\n\n{1 +}\n\ntwo <3 {2 +}\n');
  expect(body).toBeUndefined();
  expect(syntaxErrors.map(({ line, field }) => `${line}: ${field}`)).toEqual(['6: {1 +}']);
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
