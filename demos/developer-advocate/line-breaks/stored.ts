import { readFields, readNumber, readOneOf, readText } from '#app/demo-kit/share-link/read-data.ts';
import type { ShareFormat } from '#app/demo-kit/share-link/share-link.ts';
import { MAX_LENGTH, TEXT_NAMES, type TextName, type Wrap, WRAPS } from './texts.ts';

/** `target` is the width that the visitor has chosen, px. */
type Sign = { name: TextName; own: string; wrap: Wrap; target: number | undefined };

const NAMES = TEXT_NAMES.map(({ value }) => value);

export const workFormat: ShareFormat<Sign> = {
  name: 'developer-advocate/line-breaks',
  version: 1,
  write: ({ target = null, ...sign }) => ({ ...sign, target }),
  read(data) {
    const fields = readFields(data);
    const name = readOneOf(fields?.name, NAMES);
    const own = readText(fields?.own, MAX_LENGTH);
    const wrap = readOneOf(
      fields?.wrap,
      WRAPS.map(({ value }) => value),
    );
    if (!name || own === undefined || !wrap) return undefined;
    return { name, own, wrap, target: readNumber(fields?.target, 0, 10_000) };
  },
};
