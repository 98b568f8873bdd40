import { expect, test } from 'vitest';
import { de } from '../../packages/content/src/labels/de.ts';
import { en } from '../../packages/content/src/labels/en.ts';
import { kindsOf } from './entry.ts';

test.each([
  [['Projects', 'Work'], 'project and work'],
  [['Draft', 'Project'], 'draft and project'],
  [['About'], ''],
  [[], ''],
  [['Assets', 'Work'], 'work'],
  [['Workshop'], 'Workshop'],
  [['Project', 'CSS', 'Works'], 'project and CSS and Works'],
  [['Tool', 'Tool'], 'Tool'],
])('the kinds %j are "%s" in the head of the page', (types, words) => {
  expect(kindsOf({ types }, en)).toBe(words);
});

test('kinds are in the language of the site', () => {
  expect(kindsOf({ types: ['Draft', 'Projects', 'Work'] }, de)).toBe(
    'Entwurf und Projekt und Arbeit',
  );
});
