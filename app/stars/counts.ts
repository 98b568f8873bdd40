/**
 * Counts as English readers write them. Not by `Intl.NumberFormat`: the first one that a page makes keeps
 * its main thread busy for 14 to 36 ms, on a slow phone for four times as long.
 */

const UNITS = [
  [1e6, 'm'],
  [1e3, 'k'],
] as const;

/** To a tenth of thousands or millions: 950, 1.2k, 34k, 5.1m. @param count a whole number from 0 on */
export function shortCount(count: number): string {
  // 999,950 is a million: what would be 1000k after rounding.
  const [size, unit] = UNITS.find(([size]) => count >= size * 0.99995) ?? [1, ''];
  return `${Math.round((count / size) * 10) / 10}${unit}`;
}

/** Thousands set apart: 1,234,567. @param count a whole number from 0 on */
export const exactCount = (count: number): string =>
  String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',');
