/** Fields that owners know from other site generators, and their equivalents here. */
import { closest } from 'fastest-levenshtein';
import { z } from 'zod';
import { en } from '../labels/en.ts';
import { frontmatterSchema } from '../schema/frontmatter.ts';
import { nearest } from './nearest.ts';

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
  const hint = path.length === 1 && hints.get(schema)?.get(String(first).toLowerCase());
  if (hint) return hint;
  const meant = nearest(String(path.at(-1)), fieldsAt(schema, path.slice(0, -1)));
  return meant ? `Did you mean ${meant}?` : 'Check its spelling, or remove it.';
}

type JsonSchema = {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
};

/** Names of the fields that an object in a file can have, as far as its schema is no choice of several. */
function fieldsAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const file = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const object = path.reduce<JsonSchema | undefined>(
    (inner, key) => (typeof key === 'number' ? inner?.items : inner?.properties?.[String(key)]),
    file,
  );
  return Object.keys(object?.properties ?? {});
}
