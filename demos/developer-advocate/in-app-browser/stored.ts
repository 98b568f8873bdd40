import { readFields, readOneOf, readText } from '#app/demo-kit/share-link/read-data.ts';
import type { ShareFormat } from '#app/demo-kit/share-link/share-link.ts';
import { type Chosen, MAX_LENGTH, SAMPLE_NAMES } from './samples.ts';

/** `own` is the user agent that the visitor has entered. */
type Work = { chosen: Chosen; own: string };

export const workFormat: ShareFormat<Work> = {
  name: 'developer-advocate/in-app-browser',
  version: 1,
  write: (work) => work,
  read(data) {
    const fields = readFields(data);
    const chosen = readOneOf(fields?.chosen, [...SAMPLE_NAMES, 'here', 'own', 'mystery'] as const);
    const own = readText(fields?.own, MAX_LENGTH);
    return chosen && own !== undefined ? { chosen, own } : undefined;
  },
};
