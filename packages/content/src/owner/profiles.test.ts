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

test('the name of an unknown site is its host, and its icon is the first letter', () => {
  const { name, icon } = describeProfile({ href: 'https://www.robin.example/about' });
  expect(name).toBe('robin.example');
  const iconOf = (label: string) => describeProfile({ href: 'https://x.example', label }).icon;
  expect(iconOf('Robin')).toBe(icon);
  expect(iconOf('Ёлка')).not.toBe(iconOf('@城市'));
  expect(iconOf('عربي')).toMatch(/^M/);
  const { icon: gitHub } = describeProfile({ href: 'https://github.com/robin' });
  expect(describeProfile({ href: 'https://notgithub.com/robin' }).icon).not.toBe(gitHub);
});

test('a label replaces the name, and names the icon of a site at many hosts', () => {
  const href = 'https://social.robin.example/@robin';
  expect(describeProfile({ href, label: 'Mastodon' }).icon).toMatch(/^M/);
  expect(describeProfile({ href: 'https://github.com/robin', label: 'Code' })).toMatchObject({
    name: 'Code',
    icon: expect.stringMatching(/^M/) as string,
  });
});
