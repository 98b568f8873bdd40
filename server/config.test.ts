import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('the defaults apply without environment variables', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    siteUrl: 'http://localhost:3000',
    isPublic: false,
    codeHosts: {
      github: { apiUrl: 'https://api.github.com', token: undefined },
      gitlab: { apiUrl: 'https://gitlab.com/api/v4' },
      codeberg: { apiUrl: 'https://codeberg.org/api/v1' },
    },
    logLevel: 'notice',
  });
});

test('the site’s URL is SITE_URL, or else localhost with the port', () => {
  expect(readConfig({ PORT: '4001' }).siteUrl).toBe('http://localhost:4001');
  expect(readConfig({ SITE_URL: 'https://example.org/' }).siteUrl).toBe('https://example.org');
});

test('a public address makes the process public', () => {
  expect(readConfig({ SITE_URL: 'https://example.org' }).isPublic).toBe(true);
  expect(readConfig({ HOST: '0.0.0.0' }).isPublic).toBe(true);
});

test.each([
  [{ PORT: 'abc' }, 'PORT must be a number from 1 to 65535, not "abc".'],
  [{ PORT: '70000' }, 'PORT must be a number from 1 to 65535, not "70000".'],
  [{ HOST: 'a b' }, 'HOST must be a host name or an IP address, not "a b".'],
  [
    { SITE_URL: 'example.org' },
    'SITE_URL must be an absolute URL such as https://example.org, not "example.org".',
  ],
  [
    { GITHUB_API_URL: 'ftp://a.org' },
    'GITHUB_API_URL must be an absolute URL such as https://example.org, not "ftp://a.org".',
  ],
  [{ GITHUB_TOKEN: 'my secret' }, 'GITHUB_TOKEN must be a token without spaces.'],
  [{ SITE_URL: 'https://a.org/x' }, 'SITE_URL must have no path, not "https://a.org/x".'],
])('an invalid value is reported in one line: %o', (env, line) => {
  expect(() => readConfig(env)).toThrow(new Error(line));
});

test('all invalid values are reported', () => {
  expect(() => readConfig({ PORT: '0', HOST: '?' })).toThrow(/^PORT must .*\nHOST must .*$/);
});
