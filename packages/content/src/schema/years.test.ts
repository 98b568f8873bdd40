import { expect, test } from 'vitest';
import { compareYears, formatYears, yearsIn } from './years.ts';

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

test('what is current comes first, then the latest, wherever the years are written', () => {
  const sorted = [
    '2015-current',
    '15 May 2012 – Present',
    '',
    'May 2018 - 2021-12',
    '2017',
    '2010-2021',
  ];
  expect([...sorted].reverse().sort(compareYears)).toEqual(sorted);
});

test('English words for today are said in the language of the site, and others stay as written', () => {
  const since = 'seit {year}';
  expect(yearsIn('de', '2018-current', { since })).toBe('seit 2018');
  expect(yearsIn('de', '2018 – Present', { since })).toBe('seit 2018');
  expect(yearsIn('de', '2018–2021', { since })).toBe('2018–2021');
  expect(yearsIn('de', '2018–heute', { since })).toBe('2018–heute');
  expect(yearsIn('en-GB', '2018-current', { since: 'since {year}' })).toBe('2018-current');
});
