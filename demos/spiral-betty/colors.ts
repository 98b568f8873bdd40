/** The two tones. Every ink has a contrast of at least 7:1 on every paper, which a test checks. */

export type Color = { name: string; value: string };

export const INKS = [
  { name: 'Ink', value: '#211a18' },
  { name: 'Red', value: '#7c1511' },
  { name: 'Blue', value: '#1b2f66' },
  { name: 'Green', value: '#17432d' },
  { name: 'Plum', value: '#4c1d4f' },
] as const satisfies readonly Color[];

export const PAPERS = [
  { name: 'Cream', value: '#fbf1d9' },
  { name: 'White', value: '#ffffff' },
  { name: 'Rose', value: '#fbdcd6' },
  { name: 'Sky', value: '#d8e9f5' },
  { name: 'Straw', value: '#f6dd95' },
] as const satisfies readonly Color[];

export type Colors = { ink: string; paper: string };

export const START_COLORS: Colors = { ink: INKS[0].value, paper: PAPERS[0].value };
