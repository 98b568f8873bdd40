/** The colors of an entry, as hex. */
export type Hues = {
  /** Path of the entry, such as "/paper-boats". */
  link: string;
  color: string;
  textColor: string;
  border: string;
  logoBorder: string;
  typesColor: string;
  /** Whether it has no card. */
  excludeFromList: boolean;
};

/** Longer lists have a scale in place of dots (carousel/carousel.css.ts). */
export const MAX_DOTS = 24;

/**
 * A stylesheet with the hues of every entry, and one rule for each card while it is the current one: it enlarges its dot,
 * or moves the mark of the scale. The colors are validated as hex, so they can't end the rule. The `hue` contract in
 * theme.css.ts has the same names.
 */
export function hueStyles(entries: readonly Hues[]): string {
  const cards = entries.filter(({ excludeFromList }) => !excludeFromList);
  const placeOf = (link: string) => {
    const index = cards.findIndex((card) => card.link === link);
    if (index < 0) return '';
    return cards.length <= MAX_DOTS
      ? `[data-current="${link}"] [data-dot="${link}"]{--dot-scale:1.7}`
      : `[data-current="${link}"] [data-scale]{--place:${(index / (cards.length - 1)).toFixed(3)}}`;
  };
  return entries
    .map(
      ({ link, color, textColor, border, logoBorder, typesColor }) =>
        `[data-hue="${link}"]{--hue-color:${color};--hue-text:${textColor};--hue-border:${border};` +
        `--hue-logoBorder:${logoBorder};--hue-accent:${typesColor}}${placeOf(link)}`,
    )
    .join('');
}
