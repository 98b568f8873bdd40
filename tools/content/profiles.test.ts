import { expect, test } from 'vitest';
import { describeProfile } from './profiles.ts';

test.each([
  ['https://www.linkedin.com/in/robin', 'LinkedIn'],
  ['https://github.com/robin', 'GitHub'],
  ['https://de.linkedin.com/in/robin', 'LinkedIn'],
  ['https://robin.substack.com', 'Substack'],
  ['https://mastodon.social/@robin', 'Mastodon'],
  ['https://twitter.com/robin', 'X'],
])('%s is %s, with an icon', (href, name) => {
  expect(describeProfile({ href })).toEqual({ name, icon: expect.stringMatching(/^M/) as string });
});

test('the name of an unknown site is its host, and it has no icon', () => {
  const unknown = { name: 'robin.example', icon: undefined };
  expect(describeProfile({ href: 'https://www.robin.example/about' })).toEqual(unknown);
  expect(describeProfile({ href: 'https://notgithub.com/robin' }).icon).toBeUndefined();
});

test('a label replaces the name, and names the icon of a site at many hosts', () => {
  const href = 'https://social.robin.example/@robin';
  expect(describeProfile({ href, label: 'Mastodon' }).icon).toMatch(/^M/);
  expect(describeProfile({ href: 'https://github.com/robin', label: 'Code' })).toMatchObject({
    name: 'Code',
    icon: expect.stringMatching(/^M/) as string,
  });
});
