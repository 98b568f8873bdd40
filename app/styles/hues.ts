/** The colors of an entry, as hex. */
export type Hues = {
  /** Path of the entry, such as "/snowflake". */
  link: string;
  color: string;
  textColor: string;
  border: string;
  logoBorder: string;
  typesColor: string;
};

/**
 * A style sheet with the hues of every entry, and one rule that enlarges its dot while its card is the current one
 * (carousel/carousel.css.ts). The colors are validated as hex, so
 * they can't end the rule; the names are those of the `hue` contract in theme.css.ts.
 */
export const hueSheet = (entries: readonly Hues[]) =>
  entries
    .map(
      ({ link, color, textColor, border, logoBorder, typesColor }) =>
        `[data-hue="${link}"]{--hue-color:${color};--hue-text:${textColor};--hue-border:${border};` +
        `--hue-logoBorder:${logoBorder};--hue-types:${typesColor}}` +
        `[data-current="${link}"] [data-dot="${link}"]{--dot-scale:1.7}`,
    )
    .join('');
