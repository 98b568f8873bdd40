import { expect, test } from 'vitest';
import { readHost } from './hosts.ts';

test('a listed host has no scheme and no path', () => {
  expect(readHost('example.org')).toBe('example.org');
  expect(readHost('Example.org:8443')).toBe('example.org:8443');
  expect(readHost('bücher.example')).toBe('xn--bcher-kva.example');
  for (const text of [
    'https://example.org',
    'example.org/a',
    '*.example.org',
    'a b',
    '',
    'a;b.org',
  ]) {
    expect([text, readHost(text)]).toEqual([text, undefined]);
  }
});
