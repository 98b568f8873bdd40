/** Background colors for the snowflake. */
export const BACKGROUNDS = {
  Night: '#0c1c50',
  Pine: '#1f4a33',
  Berry: '#7a2f3b',
  Plum: '#4d1f4c',
  Slate: '#2b3a4a',
  Ember: '#8a3d14',
} as const;

export type Background = keyof typeof BACKGROUNDS;

/** Snowy paper hills at the bottom of the scene: paths in a box of 600 by 90. */
export const HILLS = [
  'M0 50C70 18 130 16 210 42s150 20 230-8 120-14 160 2v64H0z',
  'M0 70c60-22 140-26 220-6s170 14 240-6 100-12 140 0v42H0z',
];
export const HILL_COLOR = 'rgb(219 230 251 / 0.14)';

/** In a fixed order, by which links name them. */
export const BACKGROUND_NAMES = Object.keys(BACKGROUNDS) as Background[];
