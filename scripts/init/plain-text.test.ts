import { expect, test } from 'vitest';
import { lineOf, paragraphsOf, paragraphsWithLinks } from './plain-text.ts';

test.each([
  ['Plain text.', ['Plain text.']],
  ['One.\n\nTwo,\nstill two.', ['One.', 'Two, still two.']],
  ['**Led** a [team](https://x.test) of `4`', ['Led a team of 4']],
  ['- One\n- Two\n  - Three', ['One', 'Two', 'Three']],
  [
    '<p>Led <b>four</b> people &amp; a dog.</p><ul><li>One</li><li>Two</li></ul>',
    ['Led four people & a dog.', 'One', 'Two'],
  ],
  ['<script>alert(1)</script>Safe', ['Safe']],
  ['Wrote Array<string> and {braces} for C# <3', ['Wrote Array<string> and {braces} for C# <3']],
  ['# Heading\nText', ['Heading', 'Text']],
  ['• Built', ['Built']],
  ['• a\r\n• b', ['a', 'b']],
  ['Led:\n  ▪ a\n  ▪\tb\n– c', ['Led:', 'a', 'b', 'c']],
  ['<p>• a<br>• b</p>', ['a', 'b']],
  ['–5 °C', ['–5 °C']],
  ['React • Node', ['React • Node']],
  ['Дизайн и код', ['Дизайн и код']],
  ['  ', []],
])('%j is %j', (text, paragraphs) => {
  expect(paragraphsOf(text)).toEqual(paragraphs);
});

test.each([
  ['**Led** [a *team*](https://x.test).', ['Led [a team](https://x.test).']],
  ['<p><a class="a" href="https://x.test">a</a></p><p>b</p>', ['[a](https://x.test)', 'b']],
  ['- https://x.test\n- [b](javascript:b)', ['[https://x.test](https://x.test)', 'b']],
])('%j with links is %j', (text, paragraphs) => {
  expect(paragraphsWithLinks(text)).toEqual(paragraphs);
});

test('a line has all paragraphs', () => {
  expect(lineOf('One.\n\nTwo.')).toBe('One. Two.');
});
