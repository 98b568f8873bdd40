import { readOneOf } from '#app/demo-kit/share-link/read-data.ts';
import type { ShareFormat } from '#app/demo-kit/share-link/share-link.ts';
import { SKIES, type Sky } from './skies.ts';

const NAMES = SKIES.map(([name]) => name);

export const workFormat: ShareFormat<Sky> = {
  name: 'kind-cloud',
  version: 1,
  write: (sky) => sky,
  read: (data) => readOneOf(data, NAMES),
};
