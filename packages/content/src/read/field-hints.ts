/** Fields that owners know from other site generators, and their equivalents here. */
import { closest } from 'fastest-levenshtein';
import type { z } from 'zod';
import { en } from '../labels/en.ts';
import { frontmatterSchema } from '../schema/frontmatter.ts';

const IN_FRONTMATTER: [fields: string, hint: string][] = [
  ['date year years period', 'Use sub, for the years or a place.'],
  ['tags tech technologies stack keywords', 'Use skills.'],
  ['category categories type', 'Use types.'],
  [
    'cover image thumbnail hero banner',
    'Use bg for the card; in the text, write ![What it shows](file.jpg).',
  ],
  ['description excerpt subtitle', 'Use desc for the card, and summary for search results.'],
  ['published', 'Write "draft: true" while only you are to see it, and remove the field.'],
  ['layout template', 'All case studies have the same layout. Remove it.'],
  ['author authors', 'The author is owner in content/site.yaml. Remove it.'],
  [
    'slug url permalink path',
    'The path is the file’s name. Rename the file, and remove the field.',
  ],
  ['weight position', 'Use order.'],
  ['name', 'Use title.'],
  ['icon', 'Use logo.'],
  ['colour', 'Use color.'],
  ['website github repo repository demo', 'Use links, each with label and href.'],
];

const hints = new Map<z.ZodType, ReadonlyMap<string, string>>([
  [
    frontmatterSchema,
    new Map(IN_FRONTMATTER.flatMap(([fields, hint]) => fields.split(' ').map((f) => [f, hint]))),
  ],
]);

/**
 * What to do about an unknown field.
 * @param schema of the file
 * @param path of the field
 */
export function hintFor(schema: z.ZodType, path: readonly PropertyKey[]): string {
  const [first, key] = path.map(String);
  if (first === 'labels' && key !== undefined && path.length === 2) {
    return `The nearest label is ${closest(key, Object.keys(en))}.`;
  }
  return (
    (path.length === 1 && hints.get(schema)?.get(String(first).toLowerCase())) ||
    'Check its spelling, or remove it.'
  );
}
