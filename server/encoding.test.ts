import { expect, test } from 'vitest';
import { chooseEncoding } from './encoding.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.5, gzip', 'br'],
  ['br;q=0.0', 'identity'],
  ['BR', 'br'],
  ['brx, xgzip', 'identity'],
  ['*', 'br'],
  ['identity', 'identity'],
  ['identity;q=0', 'identity'],
])('a request with Accept-Encoding %o returns %s', (header, encoding) => {
  expect(chooseEncoding({ headers: { 'accept-encoding': header } }, ['br', 'gzip'])).toBe(encoding);
});

test('an encoding that isn’t available is not chosen', () => {
  expect(chooseEncoding({ headers: { 'accept-encoding': 'br, gzip' } }, ['gzip'])).toBe('gzip');
  expect(chooseEncoding({ headers: { 'accept-encoding': 'br, gzip' } }, [])).toBe('identity');
});
