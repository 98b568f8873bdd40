/** Colors of the pieces, by the number of parts of the whole. */
const PAPERS: Record<number, readonly [face: string, edge: string]> = {
  1: ['#fde08a', '#c99a2b'],
  2: ['#f59a24', '#b5630b'],
  3: ['#ef8130', '#b0500d'],
  4: ['#fbcf45', '#c08d10'],
  5: ['#f6b65c', '#b97a1d'],
  6: ['#ee6a48', '#b03a1c'],
  7: ['#ea8a8e', '#b0484d'],
  8: ['#dd86b1', '#9c4473'],
  9: ['#c893d6', '#824b93'],
  10: ['#b59cf0', '#6c4fbd'],
  11: ['#a3a1ee', '#5a57b5'],
  12: ['#8fb8ee', '#4a78bd'],
};

export const paperOf = (parts: number) => PAPERS[parts] ?? (['#fff8e6', '#b9a57a'] as const);
