/** The fields of other programs, as those of a case study. */
import { frontmatterSchema } from 'portfolio-content';
import { nameOfField } from './field-names.ts';
import type { NoteField } from './read-note.ts';

/** @returns undefined for what it can't read */
type Read = (value: unknown) => unknown;

const text: Read = (value) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : undefined;

const list: Read = (value) => {
  const items: unknown[] = Array.isArray(value) ? value : String(value).split(',');
  const texts = new Set(items.map(text).filter(Boolean));
  return texts.size > 0 ? [...texts] : undefined;
};

/** About and Assets are the pages about the owner. */
const types: Read = (value) =>
  list([list(value) ?? []].flat().filter((type) => !/^(about|assets)$/i.test(String(type))));

/** "2024" of "2024-05-01", "2019-2021" of "May 3, 2019 → March 1, 2021". */
const years: Read = (value) => {
  const written = value instanceof Date ? value.toISOString() : String(value);
  if (/^\d{4}\s*[-–]\s*(\d{4}|\p{L}+)$/u.test(written)) return written;
  const all = written.match(/\b(19|20)\d\d(?!\d)/g) ?? [];
  return [...new Set([all[0], all.at(-1)])].join('-');
};

const isYes = (value: unknown) => /^(true|yes|ja|oui|s[ií]|sì|sim)$/i.test(String(value));
const isNo = (value: unknown) => /^(false|no|nein|non|nao|não|nee)$/i.test(String(value));
const draft: Read = (value) => (isYes(value) || isNo(value) ? isYes(value) : undefined);
const published: Read = (value) => (isYes(value) || isNo(value) ? isNo(value) : undefined);

export type Fields = { -readonly [Name in keyof typeof frontmatterSchema.shape]?: unknown };

/** Our fields, the names that other programs give them, the best first, and how a value is read. */
const FIELDS: readonly (readonly [field: keyof Fields, names: string, read: Read])[] = [
  ['title', 'title name', text],
  ['desc', 'desc description excerpt subtitle tagline summary abstract', text],
  ['summary', 'summary', text],
  ['draft', 'draft', draft],
  ['draft', 'published', published],
  ['sub', 'sub years year period date pubdate publishdate published datepublished created', years],
  ['role', 'role', text],
  ['types', 'types type category categories', types],
  ['skills', 'skills stack technologies tech tools tags keywords', list],
  ['lang', 'lang language locale', text],
];

const COVER =
  /^(thumbnail|banner|teaser|hero|((cover|hero|featured|header|og)?(image|img|picture)s?|cover|header))$/;

/** The address in `cover: a.png`, `images: [a.png]`, `image: { path: a.png }` or `cover: "[[a.png]]"`. */
function addressIn(value: unknown): string | undefined {
  if (typeof value === 'string') return value.replace(/^!?\[\[(.*)\]\]$/, '$1').trim();
  if (typeof value !== 'object' || value === null) return undefined;
  const { src, image, path, url, teaser, 0: first } = value as Record<string, unknown>;
  return addressIn(src ?? image ?? path ?? url ?? teaser ?? first);
}

export type MappedFields = {
  /** Valid ones of a case study. */
  fields: Fields;
  /** The picture for the card. */
  cover: { address: string; line: number } | undefined;
  /** Those without an equivalent here. */
  leftOut: NoteField[];
};

export function mapFields(written: readonly NoteField[]): MappedFields {
  const rest = new Set(written.filter(({ value }) => value !== null && value !== ''));
  const fields: Fields = {};

  for (const [field, names, read] of FIELDS) {
    if (field in fields) continue;
    const found = names
      .split(' ')
      .flatMap((name) => [...rest].filter((each) => nameOfField(each.key) === name))
      .find(({ value }) => {
        const { success, data } = frontmatterSchema.shape[field].safeParse(read(value));
        return success && data !== undefined && read(value) !== undefined;
      });
    if (!found) continue;
    fields[field] = read(found.value);
    rest.delete(found);
  }
  if (!fields.draft) delete fields.draft;

  const picture = [...rest].find(
    (field) => COVER.test(nameOfField(field.key)) && addressIn(field.value),
  );
  const address = addressIn(picture?.value);
  if (picture) rest.delete(picture);
  const cover = picture && address ? { address, line: picture.line } : undefined;
  return { fields, cover, leftOut: [...rest] };
}
