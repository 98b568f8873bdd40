import { expect, test } from 'vitest';
import { isRepository, keyOf, readRepository } from './repositories.ts';

test.each([
  ['robin/boats', 'robin/boats'],
  ['boats', 'owner/boats'],
  ['https://github.com/robin/boats/', 'robin/boats'],
  ['https://github.com/robin/boats.git', 'robin/boats'],
  ['https://gitlab.com/group/sub/boats', 'https://gitlab.com/group/sub/boats'],
  ['https://codeberg.org/robin/boats', 'https://codeberg.org/robin/boats'],
  ['robin/tree', 'robin/tree'],
  ['https://github.com/robin/boats.git/', 'robin/boats'],
  ['https://github.com/robin/boats/tree/main/src', 'robin/boats'],
  ['https://github.com/robin/boats/blob/main/README.md#folding', 'robin/boats'],
  ['https://github.com/robin/boats/issues', 'robin/boats'],
  ['https://github.com/robin/boats#readme', 'robin/boats'],
  ['https://github.com/robin/boats?tab=readme-ov-file', 'robin/boats'],
  ['https://gitlab.com/robin/boats/-/tree/main', 'https://gitlab.com/robin/boats'],
  ['https://gitlab.com/group/sub/boats/-/blob/main/a.md', 'https://gitlab.com/group/sub/boats'],
  ['https://gitlab.com/group/sub/boats/tree/main', 'https://gitlab.com/group/sub/boats'],
  ['https://codeberg.org/robin/boats/src/branch/main', 'https://codeberg.org/robin/boats'],
])('%s is %s', (text, key) => {
  const repository = readRepository(text, 'owner');
  expect(repository && keyOf(repository)).toBe(key);
});

test('a name alone needs an owner', () => {
  expect(readRepository('boats')).toBeUndefined();
});

test.each([
  'https://gitlab.com/boats',
  'https://codeberg.org/a/b/c',
  'https://example.org/a/b',
  'http://github.com/a/b',
  'https://gitlab.com/a/../b',
  'a/b/c',
  'a b',
  '',
])('%s is no repository', (text) => {
  expect(isRepository(text)).toBe(false);
});
