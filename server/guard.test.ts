import { expect, test } from 'vitest';
import { guard } from './guard.ts';

test.each([
  '/',
  '/about',
  '/about?x=1',
  '/static/Some-File_AbC.js',
  '/snowflake.data',
  '/caf%C3%A9',
])('GET %s passes', (url) => {
  expect(guard('GET', url)).toBeUndefined();
  expect(guard('HEAD', url)).toBeUndefined();
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])('%s returns 405', (method) => {
  expect(guard(method, '/')).toMatchObject({ status: 405, headers: { Allow: 'GET, HEAD' } });
});

test.each([
  ['/about/', '/about'],
  ['/About', '/about'],
  ['//about', '/about'],
  ['///ABOUT//', '/about'],
  ['/About?Q=Keep', '/about?Q=Keep'],
  ['//', '/'],
  ['//example.org/x', '/example.org/x'],
])('%s is redirected to %s', (url, location) => {
  expect(guard('GET', url)).toMatchObject({ status: 308, headers: { Location: location } });
});

test.each([
  '/%',
  '/%zz',
  '/%c3',
  '/a%00b',
  '/a%0d%0aSet-Cookie:x',
  '/a\\b',
  '/%5c%5cexample.org',
  '*',
])('%s returns 400', (url) => {
  expect(guard('GET', url)?.status).toBe(400);
});

test('a URL of 2,048 characters passes, a longer one returns 414', () => {
  expect(guard('GET', `/${'a'.repeat(2047)}`)).toBeUndefined();
  expect(guard('GET', `/${'a'.repeat(2048)}`)?.status).toBe(414);
});
