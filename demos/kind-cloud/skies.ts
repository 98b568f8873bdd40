/** Three color schemes: every paper has its own color in each. */
export const SKIES = [
  ['midnight', 'Midnight blue'],
  ['black', 'Pure black'],
  ['light', 'Light sky blue'],
] as const;

export type Sky = (typeof SKIES)[number][0];
