/**
 * Inks and grounds of what texts can have. Grounds are mixed from the page, which is white, and the hue of the case study,
 * which is at least as dark as its type labels have to be. Each ink reaches 4.5:1 on each of its grounds
 * (WCAG 2.2, 1.4.3): styles/contrast.test.ts. lamplight.css has those of the dark scheme.
 */

/** Percent of the hue in a sheet, and of what lies over that sheet. */
export const SHEET = 7;
export const MARKED = 9;

/** Colors that mark the lines which a diff adds or removes, and the percentage of them over the sheet. */
export const CHANGES = { added: ['#2e7d32', 13], removed: ['#b22828', 11] } as const;

/** Kind of a token (packages/content/src/text/code-theme.ts) -> color. */
export const INKS = {
  comment: '#5f554e',
  keyword: '#8e2450',
  string: '#265a2b',
  number: '#783c07',
  function: '#184c77',
  type: '#5f3a92',
  property: '#0b5657',
};

/** GitHub's alerts: slips of paper, each with a color of its own, of which the ground has some percent. */
export const ALERTS = {
  note: '#1d5684',
  tip: '#2b6130',
  important: '#5f3a92',
  warning: '#834208',
  caution: '#9c2a2a',
};
export const ALERT_GROUND = 8;
