import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exactCount, shortCount } from './format-count.ts';

const exact = new Intl.NumberFormat('en-GB');
const compact = new Intl.NumberFormat('en-GB', { notation: 'compact', maximumFractionDigits: 1 });

test('counts are formatted like Intl does', () => {
  const anyCount = fc.oneof(fc.nat(2000), fc.nat(1_200_000), fc.nat(900_000_000));
  fc.assert(
    fc.property(anyCount, (count) => {
      expect(exactCount(count, 'en-GB')).toBe(exact.format(count));
      expect(shortCount(count, 'en-GB')).toBe(compact.format(count).toLowerCase());
    }),
    { numRuns: 2000 },
  );
});

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1k'],
  [1250, '1.3k'],
  [9_949, '9.9k'],
  [34_000, '34k'],
  [999_949, '999.9k'],
  [999_950, '1m'],
  [1_150_000, '1.2m'],
])('%i is %s for short', (count, short) => {
  expect(shortCount(count, 'en-GB')).toBe(short);
});
