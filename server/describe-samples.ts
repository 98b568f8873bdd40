/** "1 sample left.", "14 samples left." */
export const countSamples = (count: number) =>
  `${count} ${count === 1 ? 'sample' : 'samples'} left.`;

/**
 * The same, with the command that lists them.
 * @param state what becomes of them, such as "visible only to you"
 */
export const describeSamples = (count: number, state?: string) =>
  `${countSamples(count).slice(0, -1)}${state ? `, ${state}` : ''}. List ${count === 1 ? 'it' : 'them'} with "npm run check".`;
