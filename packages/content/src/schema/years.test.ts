import { expect, test } from 'vitest';
import { BUILT_IN } from '../labels/labels.ts';
import { compareYears, formatYears, sinceYears, yearsIn } from './years.ts';

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
    '2023–',
    '2022 (part-time) – today',
    '2018年4月〜現在',
    '2016-2017, 2018-current',
    '2015-current (part-time)',
    '15 May 2012 – Present',
    '',
    'May 2018 - 2021-12',
    '2017',
    '2015-2018 (part-time)',
    '2014 - 2018, full-time',
    '2013–2018 – part-time',
    '2012 (part-time)',
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

test('a start without an end is said as such in every language, and other years stay as written', () => {
  for (const [lang, labels] of Object.entries(BUILT_IN)) {
    for (const open of ['2022-current', '2022 – Present', '2022–', '2022–heute', '2022–現在']) {
      const said = sinceYears(lang, open, labels);
      expect(said, `${lang}: ${open}`).toBe(labels.since.replace('{year}', '2022'));
    }
    for (const closed of ['2015-2021', '2022', '2018-05 - 2021-12', 'Always']) {
      expect(sinceYears(lang, closed, labels), lang).toBe(closed);
    }
  }
  const { en, pl } = BUILT_IN as Required<typeof BUILT_IN>;
  expect(en && sinceYears('en-GB', 'May 2018 - Present', en)).toBe('since May 2018');
  expect(pl && sinceYears('pl', 'maj 2018 – dziś', pl)).toBe('maj 2018 – dziś');
});
