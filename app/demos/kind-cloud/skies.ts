/** Three color schemes: every paper has its own color in each. */

export const skies = {
  midnight: { name: 'Midnight blue' },
  black: { name: 'Pure black' },
  light: { name: 'Light sky blue' },
} as const;

export type Sky = keyof typeof skies;
export const skyNames = Object.keys(skies).filter((key): key is Sky => key in skies);
