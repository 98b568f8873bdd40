import type { Frontmatter } from '#app/content/schema.ts';

/**
 * A style sheet with the hues of every entry, one rule each. The colours are validated as hex, so
 * they cannot end the rule; the names are those of the `hue` contract in theme.css.ts.
 */
export const hueSheet = (entries: readonly Frontmatter[]) =>
  entries
    .map(
      ({ link, color, textColor, border, logoBorder, typesColor }) =>
        `[data-hue="${link}"]{--hue-color:${color};--hue-text:${textColor};--hue-border:${border};` +
        `--hue-logoBorder:${logoBorder};--hue-types:${typesColor}}`,
    )
    .join('');
