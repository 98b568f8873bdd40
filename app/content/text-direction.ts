/** In which direction lines run: `rtl` in languages whose usual script runs from right to left, such as Arabic and Hebrew. */

/** ISO 15924. */
const FROM_RIGHT = /^(Adlm|Arab|Hebr|Mand|Nkoo|Rohg|Samr|Syrc|Thaa|Yezi)$/;

/** @param lang a BCP 47 tag; a script in it comes before the usual one, as in "az-Arab" */
export const directionOf = (lang: string): 'ltr' | 'rtl' =>
  FROM_RIGHT.test(new Intl.Locale(lang).maximize().script ?? '') ? 'rtl' : 'ltr';
