import { expect, test } from 'vitest';
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
  expect(kindsOf({ types })).toBe(words);
});
