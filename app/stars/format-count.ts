/**
 * Formats counts. In English not with `Intl.NumberFormat`: creating the first one blocks the main thread for 14 to 36 ms, on
 * a slow phone for four times as long.
 */
import { isEnglish } from 'portfolio-content/schema';

const UNITS = [
  [1e6, 'm'],
  [1e3, 'k'],
] as const;

/**
 * Abbreviates a count to one decimal: 950, 1.2k, 34k, 5.1m.
 * @param count a whole number, 0 or more
 * @param lang BCP 47
 */
export function shortCount(count: number, lang: string): string {
  if (!isEnglish(lang)) {
    const options = { notation: 'compact', maximumFractionDigits: 1 } as const;
    return new Intl.NumberFormat(lang, options).format(count);
  }
  // From 999,950 on, a count rounds to 1m, not to 1000k.
  const [size, unit] = UNITS.find(([size]) => count >= size * 0.99995) ?? [1, ''];
  return `${Math.round((count / size) * 10) / 10}${unit}`;
}

/** Formats a count with thousands separators: 1,234,567. The same parameters. */
export const exactCount = (count: number, lang: string): string =>
  isEnglish(lang)
    ? String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',')
    : new Intl.NumberFormat(lang).format(count);
