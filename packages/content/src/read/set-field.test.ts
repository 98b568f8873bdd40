import { expect, test } from 'vitest';
import { type FieldPath, restoreField, setField } from './set-field.ts';

/** Sets a field, and expects that undoing it gives the same bytes. */
function set(source: string, path: FieldPath, value: unknown): string {
  const { source: changed, former } = setField(source, path, value);
  expect(restoreField(changed, path, former)).toBe(source);
  return changed;
}

const file = (fields: string, body = '\nText: hue: 5 {/* x */}\n') => `---\n${fields}---\n${body}`;

test.each<[string, string, FieldPath, unknown, string]>([
  [
    'a value',
    'title: A\nhue: 5 # red\ndesc: B\n',
    ['hue'],
    210,
    'title: A\nhue: 210 # red\ndesc: B\n',
  ],
  [
    'a value in quotes',
    `a: 1\nlettering:  'slab'\n`,
    ['lettering'],
    'deco',
    `a: 1\nlettering: 'deco'\n`,
  ],
  ['a sample', 'a: 1\nhue: !sample 5\n', ['hue'], 210, 'a: 1\nhue: 210\n'],
  ['a field without a value', 'hue: # degrees\na: 1\n', ['hue'], 210, 'hue: 210 # degrees\na: 1\n'],
  ['a missing field', 'a: 1\n# hue: 5\n', ['hue'], 210, 'a: 1\n# hue: 5\nhue: 210\n'],
  [
    'a field of a map in one line',
    'card: { kind: pattern, motif: lake } # c\nb: 1\n',
    ['card', 'motif'],
    'quilt',
    'card: { kind: pattern, motif: quilt } # c\nb: 1\n',
  ],
  [
    'a missing field of a map in one line',
    'card: {kind: pattern}\n',
    ['card', 'motif'],
    'quilt',
    'card: {kind: pattern, motif: quilt}\n',
  ],
  [
    'a missing field of a map on lines',
    'card:\n    kind: pattern # c\n\n# d\nb: 1\n',
    ['card', 'motif'],
    'quilt',
    'card:\n    kind: pattern # c\n    motif: quilt\n\n# d\nb: 1\n',
  ],
  [
    'a list',
    'card:\n  focus:\n    - 1\n    - 2 # top\n  kind: photo\n',
    ['card', 'focus'],
    [40, 30],
    'card:\n  focus: [40, 30] # top\n  kind: photo\n',
  ],
  [
    'a map on lines',
    'card:\n  kind: pattern\n  motif: lake # c\nb: 1\n',
    ['card'],
    { kind: 'photo', picture: 'a b.jpg' },
    'card: { kind: photo, picture: "a b.jpg" } # c\nb: 1\n',
  ],
  [
    'a map below a comment',
    'card: # c\n  kind: pattern\nb: 1\n',
    ['card'],
    { kind: 'screens', pictures: ['a.png'] },
    'card: # c\n  { kind: screens, pictures: [a.png] }\nb: 1\n',
  ],
  [
    'fields in one line',
    '{ title: A, desc: B }\n',
    ['hue'],
    210,
    '{ title: A, desc: B, hue: 210 }\n',
  ],
  ['fields as in JSON', '{"hue":5,"title":"A"}\n', ['hue'], 210, '{"hue":210,"title":"A"}\n'],
  [
    'a field before a text of several lines',
    'hue: 5\ndesc: |\n  hue: 6\n\n',
    ['hue'],
    210,
    'hue: 210\ndesc: |\n  hue: 6\n\n',
  ],
])('%s is set, and nothing else', (_, fields, path, value, expected) => {
  expect(set(file(fields), path, value)).toBe(file(expected));
  const windows = `\uFEFF${file(fields).replaceAll('\n', '\r\n')}`;
  expect(set(windows, path, value)).toBe(`\uFEFF${file(expected).replaceAll('\n', '\r\n')}`);
});

test('a field that another depends on isn’t set', () => {
  expect(() => setField(file('hue: &h 5\norder: *h\n'), ['hue'], 210)).toThrow('alias');
});

test('a field of a value that is written elsewhere isn’t set', () => {
  expect(() =>
    setField(file('a: &a { kind: pattern }\ncard: *a\n'), ['card', 'motif'], 'lake'),
  ).toThrow('card.motif');
});
