/** Texts of a case study fit their places: the card, the head of the page, search results. */
import { validStudies } from '../folder/content.ts';
import type { Rule } from './rule.ts';

/** Characters. */
const LIMITS = [
  { field: 'title', max: 45, effect: 'is small on the card' },
  { field: 'desc', max: 120, effect: 'is long for the card' },
  { field: 'outcome', max: 60, effect: 'takes several lines in the head of the page' },
  { field: 'summary', min: 50, max: 155, effect: 'is cut off in search results' },
] as const;

export const lengths: Rule = (content) =>
  validStudies(content).flatMap(({ file, raw, lineOf }) =>
    LIMITS.flatMap(({ field, max, effect, ...limit }) => {
      const written = (raw as Record<string, unknown>)[field];
      const { length = 0 } = typeof written === 'string' ? written.trim() : '';
      const at = { file, line: lineOf([field]), field };
      if (length > max) {
        return [
          {
            ...at,
            reason: `has ${length} characters and ${effect}. Write at most ${max}.`,
          },
        ];
      }
      const min = 'min' in limit ? limit.min : 0;
      return length > 0 && length < min
        ? [
            {
              ...at,
              reason: `has ${length} characters, which is little for search results. Write ${min} to ${max}.`,
            },
          ]
        : [];
    }),
  );
