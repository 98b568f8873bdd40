import { readInteger } from '#app/demo-kit/share-link/read-data.ts';
import type { ShareFormat } from '#app/demo-kit/share-link/share-link.ts';

type Fleet = { boats: number; isRed: boolean };

/** The number of boats. Their paper isn't stored. */
export const workFormat: ShareFormat<Fleet> = {
  name: 'paper-boats',
  version: 1,
  write: ({ boats }) => boats,
  read(data) {
    const boats = readInteger(data, 1, 9);
    return boats === undefined ? undefined : { boats, isRed: false };
  },
};
