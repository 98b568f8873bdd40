/** "1 sample left.", "14 samples left." */
export const countSamples = (count: number) =>
  `${count} ${count === 1 ? 'sample' : 'samples'} left.`;

/** The same, with the command that lists them. */
export const describeSamples = (count: number) =>
  `${countSamples(count)} List ${count === 1 ? 'it' : 'them'} with "npm run check".`;
