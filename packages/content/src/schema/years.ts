/** Years as the owner writes them: "2015-2021", "May 2018 - Present". */

/** With an en dash between start and end. Where the dash has spaces, other hyphens are part of a date. */
export const formatYears = (years: string): string =>
  / - /.test(years) ? years.replace(' - ', ' – ') : years.replace(/(\d)-/, '$1–');

/** The first year in the text; 0 if there is none. */
export const startYear = (years = ''): number => Number(/\d{4}/.exec(years)?.[0] ?? 0);
