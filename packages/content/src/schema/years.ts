/** Years as the owner writes them: "2015-2021", "May 2018 - Present". */
import { fill, isEnglish } from '../labels/fill.ts';
import type { Labels } from '../labels/labels.ts';

/** With an en dash between start and end. Where the dash has spaces, other hyphens are part of a date. */
export const formatYears = (years: string): string =>
  / - /.test(years) ? years.replace(' - ', ' – ') : years.replace(/(\d)-/, '$1–');

/**
 * The owner's English "2018-current" in a site of another language: "seit 2018".
 * @param lang BCP 47
 */
export function yearsIn(lang: string, years: string, { since }: Pick<Labels, 'since'>): string {
  const [, year] = /^(\d{4})\s*[-–—]\s*(?:current|now|ongoing|present|today)$/i.exec(years) ?? [];
  return year && !isEnglish(lang) ? fill(since, { year }) : years;
}

/**
 * A start without an end, as a label says it: "2022-current", "2022–heute" and "2022–" are "since 2022". Other years stay as written.
 * @param lang BCP 47
 */
export function sinceYears(lang: string, years: string, { since }: Pick<Labels, 'since'>): string {
  // Other languages inflect months: "od maja 2018".
  const open = isEnglish(lang) ? /^(\D*\d{4})\s*[-–—]\s*\D*$/ : /^(\d{4})\s*[-–—〜～]\s*\D*$/;
  const [, year] = open.exec(years) ?? [];
  return year ? fill(since, { year }) : years;
}

/** "2015-2018", "2018-05 - Dec 2021" */
const CLOSED = /\d{4}.*?[-–—〜～]\D*\d{4}/g;

/** Whether the text names no end: "2015-current", "May 2018 - Present", "Always". The hyphen of "part-time" doesn’t count. */
export const isCurrent = (years = ''): boolean =>
  !/\d{4}/.test(years) ||
  /\d.*(?<![\p{Ll}\p{Lu}])[-–—〜～]\D*$/u.test(years.replaceAll(CLOSED, ''));

/** The first year in the text; 0 if there is none. */
const startYear = (years: string): number => Number(/\d{4}/.exec(years)?.[0] ?? 0);

/** Puts what is current first, such as what has no years, and the latest before the others. */
export function compareYears(a = '', b = ''): number {
  return Number(isCurrent(b)) - Number(isCurrent(a)) || startYear(b) - startYear(a);
}
