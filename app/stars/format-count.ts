/**
 * Formats counts in English. Not with `Intl.NumberFormat`: creating the first one blocks the main thread for 14 to
 * 36 ms, on a slow phone for four times as long.
 */

const UNITS = [
  [1e6, 'm'],
  [1e3, 'k'],
] as const;

/** Abbreviates a count to one decimal: 950, 1.2k, 34k, 5.1m. @param count a whole number, 0 or more */
export function shortCount(count: number): string {
  // From 999,950 on, a count rounds to 1m, not to 1000k.
  const [size, unit] = UNITS.find(([size]) => count >= size * 0.99995) ?? [1, ''];
  return `${Math.round((count / size) * 10) / 10}${unit}`;
}

/** Formats a count with thousands separators: 1,234,567. @param count a whole number, 0 or more */
export const exactCount = (count: number): string =>
  String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',');
