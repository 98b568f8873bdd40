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
