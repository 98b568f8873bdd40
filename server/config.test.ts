import { expect, test } from 'vitest';
import { locateSite, readBasePath, readConfig } from './config.ts';

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

test('the APIs of star counts, and the token for them, come from the environment', () => {
  const env = { GITHUB_API_URL: 'https://github.example/api/v3/', GITHUB_TOKEN: 'secret' };
  expect(readConfig(env).codeHosts).toEqual({
    github: { apiUrl: 'https://github.example/api/v3', token: 'secret' },
    gitlab: { apiUrl: 'https://gitlab.com/api/v4' },
    codeberg: { apiUrl: 'https://codeberg.org/api/v1' },
  });
});

test('the site’s URL is SITE_URL, or else localhost with the port', () => {
  expect(readConfig({ PORT: '4001' }).siteUrl).toBe('http://localhost:4001');
  expect(readConfig({ SITE_URL: 'https://example.org/' }).siteUrl).toBe('https://example.org');
});

test('a site without SITE_URL has no path', () => expect(readBasePath({})).toBe(''));

test.each([
  ['https://a.org', ''],
  ['https://a.org/', ''],
  ['https://a.org/portfolio', '/portfolio'],
  ['https://a.org/~robin/My-Site_2.0/', '/~robin/My-Site_2.0'],
])('the path of SITE_URL=%s is "%s"', (url, path) => {
  expect(readBasePath({ SITE_URL: url, PORT: 'is not read' })).toBe(path);
  expect(readConfig({ SITE_URL: url }).siteUrl).toBe(`https://a.org${path}`);
});

test('a site has the path of its build, which SITE_URL may repeat but not change', () => {
  const locate = (url: string | undefined, basename: string) =>
    locateSite({ SITE_URL: url }, readConfig({ SITE_URL: url }).siteUrl, basename);
  expect(locate(undefined, '/')).toBe('http://localhost:3000');
  expect(locate(undefined, '/portfolio/')).toBe('http://localhost:3000/portfolio');
  expect(locate('https://a.org/portfolio', '/portfolio/')).toBe('https://a.org/portfolio');
  for (const [url, basename] of [
    ['https://a.org/portfolio', '/'],
    ['https://a.org', '/portfolio/'],
    ['https://a.org/Portfolio', '/portfolio/'],
  ] as const) {
    expect(() => locate(url, basename)).toThrow(
      `SITE_URL must have the path of the build, ${basename}, not ${new URL(url).pathname}. Build the site again with this SITE_URL.`,
    );
  }
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
  ...['/a b', '/a//b', '/caf%C3%A9', '/?a', '/x#a'].map(
    (path): [Record<string, string>, string] => [
      { SITE_URL: `https://a.org${path}` },
      `SITE_URL must have no query or fragment, and a path of letters, digits, "-", ".", "_" and "~", not "https://a.org${path}".`,
    ],
  ),
])('an invalid value is reported in one line: %o', (env, line) => {
  expect(() => readConfig(env)).toThrow(new Error(line));
});

test('all invalid values are reported', () => {
  expect(() => readConfig({ PORT: '0', HOST: '?' })).toThrow(/^PORT must .*\nHOST must .*$/);
});
