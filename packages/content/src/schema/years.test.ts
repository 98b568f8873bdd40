import { expect, test } from 'vitest';
import { formatYears, startYear } from './years.ts';

test('a range of years has an en dash, with the spaces that the owner wrote', () => {
  for (const [written, shown] of [
    ['2015-2021', '2015–2021'],
    ['2015-current', '2015–current'],
    ['2015 - 2021', '2015 – 2021'],
    ['May 2018 - Present', 'May 2018 – Present'],
    ['2018-05 - 2021-12', '2018-05 – 2021-12'],
    ['2015–2021', '2015–2021'],
    ['2022', '2022'],
    ['Newcastle-upon-Tyne', 'Newcastle-upon-Tyne'],
  ]) {
    expect(formatYears(written ?? '')).toBe(shown);
  }
});

test('a range starts with its first year, wherever that is written', () => {
  expect(startYear('2015-2021')).toBe(2015);
  expect(startYear('May 2018 - Present')).toBe(2018);
  expect(startYear('15 May 2018 - Present')).toBe(2018);
  expect(startYear('Always')).toBe(0);
});
