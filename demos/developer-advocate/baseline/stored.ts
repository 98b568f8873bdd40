import { readFields, readNumber, readOneOf, readText } from '#app/demo-kit/share-link/read-data.ts';
import type { ShareFormat } from '#app/demo-kit/share-link/share-link.ts';
import { type FaceName, FACES, type Target } from './leading.ts';
import { clipped } from './words.ts';

const NAMES = Object.keys(FACES) as FaceName[];

export const workFormat: ShareFormat<Target> = {
  name: 'developer-advocate/baseline',
  version: 1,
  write: ({ size = null, ...target }) => ({ ...target, size }),
  read(data) {
    const fields = readFields(data);
    const face = readOneOf(fields?.face, NAMES);
    const leading = readNumber(fields?.leading, 0, 1000);
    const text = readText(fields?.text, 200);
    const size = readNumber(fields?.size, 1, 200);
    if (!face || leading === undefined || text === undefined) return undefined;
    return { face, leading, text: clipped(text), ...(size !== undefined && { size }) };
  },
};
