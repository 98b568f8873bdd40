import {
  readFields,
  readInteger,
  readList,
  readOneOf,
  readText,
} from '#app/demo-kit/share-link/read-data.ts';
import type { ShareFormat } from '#app/demo-kit/share-link/share-link.ts';
import { appAt, hintAt, MYSTERIES, type Progress } from './mystery.ts';
import { type Chosen, MAX_LENGTH, SAMPLE_NAMES } from './samples.ts';

/** `own` is the user agent that the visitor has entered. */
type Work = { chosen: Chosen; own: string; progress: Progress };

function readProgress(data: unknown): Progress | undefined {
  const fields = readFields(data);
  const index = readInteger(fields?.index, 0, MYSTERIES.length - 1);
  const isSolved = readOneOf(fields?.isSolved, [false, true]);
  if (index === undefined || isSolved === undefined) return undefined;
  const tried = readList(fields?.tried, MAX_LENGTH, (start) => {
    const at = readInteger(start, 0, MAX_LENGTH);
    return hintAt(appAt(index), at) === undefined ? undefined : at;
  });
  return tried && { index, isSolved, tried };
}

export const workFormat: ShareFormat<Work> = {
  name: 'developer-advocate/in-app-browser',
  version: 1,
  write: (work) => work,
  read(data) {
    const fields = readFields(data);
    const chosen = readOneOf(fields?.chosen, [...SAMPLE_NAMES, 'here', 'own', 'mystery'] as const);
    const own = readText(fields?.own, MAX_LENGTH);
    const progress = readProgress(fields?.progress);
    return chosen && own !== undefined && progress ? { chosen, own, progress } : undefined;
  },
};
