/** In which direction lines run: from right to left in Arabic, Hebrew and other scripts. */

/** ISO 15924. */
const FROM_RIGHT = /^(Adlm|Arab|Hebr|Mand|Nkoo|Rohg|Samr|Syrc|Thaa|Yezi)$/;

/**
 * The value of HTML's `dir` for a language; undefined if its lines run from left to right, which is the default.
 * @param lang a BCP 47 tag; a script in it comes before the usual one, as in "az-Arab"
 */
export const directionOf = (lang: string): 'rtl' | undefined =>
  FROM_RIGHT.test(new Intl.Locale(lang).maximize().script ?? '') ? 'rtl' : undefined;
