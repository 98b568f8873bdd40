/** Colors of the app itself, as on the card, independent of the design's two tones. */
export const palette = {
  ink: '#2b2320',
  inkDeep: '#171211',
  cream: '#fff6e2',
  creamShade: '#dcc9a0',
  red: '#c4302a',
  redDark: '#8c1d19',
  redLine: '#d9564b',
  /** 4.6:1 on ink. */
  redLight: '#ef7268',
  /** A slider's groove, 3.4:1 on ink. */
  groove: '#8f8070',
};
