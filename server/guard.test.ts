import { expect, test } from 'vitest';
import { canonicalPath, pathWithin, readTarget } from './guard.ts';

const isFile = (path: string) => path === '/CV.pdf';
const canonical = (path: string) => canonicalPath(path, isFile);

test.each([
  ['/', '/', ''],
  ['/about', '/about', ''],
  ['/about?x=1', '/about', '?x=1'],
  ['/about#x', '/about', '#x'],
  ['/static/Some-File_AbC.js', '/static/Some-File_AbC.js', ''],
  ['/paper-boats.data', '/paper-boats.data', ''],
  ['/caf%C3%A9', '/caf%C3%A9', ''],
])('GET %s passes', (url, path, query) => {
  expect(readTarget('GET', url)).toEqual({ path, query });
  expect(readTarget('HEAD', url)).toEqual({ path, query });
});

test.each(['?ref=caf%E9', '?ref=caf\u00e9', '?%', '?%00', '?a\\b', '?http://x/?y#z'])(
  'the query %o is ignored',
  (query) => {
    expect(readTarget('GET', `/about${query}`)).toEqual({ path: '/about', query });
  },
);

test.each([
  ['http://example.org/about', '/about', ''],
  ['HTTPS://example.org:8080/about?x', '/about', '?x'],
  ['http://example.org', '/', ''],
  ['http://example.org?x', '/', '?x'],
  ['http://example.org//about', '//about', ''],
])('the absolute form %s is the path %s', (url, path, query) => {
  expect(readTarget('GET', url)).toEqual({ path, query });
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])('%s returns 405', (method) => {
  expect(readTarget(method, '/')).toMatchObject({ status: 405, headers: { Allow: 'GET, HEAD' } });
});

test.each([
  '/%',
  '/%zz',
  '/%c3',
  '/a%00b',
  '/a%0d%0aSet-Cookie:x',
  '/a\\b',
  '/%5c%5cexample.org',
  'http://example.org/%zz',
  'http:///about',
  'ftp://example.org/about',
  'about',
  '?about',
  '*',
])('%s returns 400', (url) => {
  expect(readTarget('GET', url)).toMatchObject({ status: 400 });
});

test('a URL of 2,048 characters passes, a longer one returns 414', () => {
  expect(readTarget('GET', `/${'a'.repeat(2047)}`)).not.toHaveProperty('status');
  expect(readTarget('GET', `/${'a'.repeat(2048)}`)).toMatchObject({ status: 414 });
});

test.each([
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/About', '/about'],
  ['//about', '/about'],
  ['///ABOUT//', '/about'],
  ['//', '/'],
  ['//example.org/x', '/example.org/x'],
  ['/CAF%c3%A9', '/caf%c3%A9'],
  ['//CV.pdf/', '/CV.pdf'],
  ['/CV.PDF', '/cv.pdf'],
  ['/static/Missing-AbC.js', '/static/Missing-AbC.js'],
])('the canonical form of %s is %s', (path, expected) => {
  expect(canonical(path)).toBe(expected);
});

test.each([
  ['', '/about', '/about'],
  ['', '//about', '//about'],
  ['/portfolio', '/portfolio/', '/'],
  ['/portfolio', '/portfolio/about/', '/about/'],
  ['/portfolio', '/portfolio//about', '//about'],
  ['/portfolio', '/', undefined],
  ['/portfolio', '/about', undefined],
  ['/portfolio', '/portfolios/about', undefined],
  ['/portfolio', '/x/portfolio/about', undefined],
])('of a site at "%s", %s is %s', (base, path, within) => {
  expect(pathWithin(base, path)).toBe(within);
});

test.each([
  ['/portfolio', '/'],
  ['//portfolio', '/'],
  ['/Portfolio/About', '/about'],
  ['//portfolio//about/', '/about'],
])('another spelling of the site’s own path, %s, is redirected', (path, expected) => {
  const within = pathWithin('/portfolio', path) ?? '';
  expect(within).not.toBe(expected);
  expect(canonical(within)).toBe(expected);
});
