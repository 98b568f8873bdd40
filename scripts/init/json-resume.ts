/**
 * Reads a résumé in the format of JSON Resume, https://jsonresume.org/schema, of version 1.0.0 or 0.0.0, as people and their
 * tools write it. What isn't understood is null and listed; the rest is read.
 */
import { z } from 'zod';
import { profileUrl, readUrl } from './profile-url.ts';

/** Null if it can't be read. */
const lenient = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().catch(null);

const someText = z.union([z.string(), z.number().transform(String)]);
const text = lenient(someText);
const url = lenient(z.string().transform(readUrl).pipe(z.string()));

/** Whether an end date says that there is none yet. */
const isOngoing = (end: string): boolean =>
  /^(present|current(ly)?|now|ongoing|today|(till|to) (date|now))$/i.test(end.trim());

/** The year of a date such as 2020, 2020-03, 2020-03-14, "03/2020" or "Mar 2020". Two years are no date. */
const yearText = someText
  .transform((date) => date.match(/(?<!\d)[12]\d{3}(?!\d)/g) ?? [])
  .pipe(z.tuple([z.string()]))
  .transform(([only]) => only);
const year = lenient(yearText);
const ongoing = z
  .string()
  .refine(isOngoing)
  .transform(() => 'current');
const dates = { startDate: year, endDate: lenient(z.union([ongoing, yearText])) };

/** A month stands for its first day, as in ISO 8601. */
const day = lenient(
  z
    .string()
    .transform((date) => /^(\d{4})(-\d\d)?(-\d\d)?(?![\d-])/.exec(date))
    .transform((match) => match && `${match[1]}${match[2] ?? '-01'}${match[3] ?? '-01'}`)
    .pipe(z.iso.date()),
);

/** One text, or several. @param separator of several in one text */
const textsBy = (separator?: RegExp) =>
  lenient(
    z.union([
      z.string().transform((all) => (separator ? all.split(separator) : [all])),
      z.array(text),
    ]),
  );
const texts = textsBy();
const keywords = textsBy(/[,;]\s+/);

/** @param only field of an item that is a text */
const objectOf = <Shape extends z.ZodRawShape>(shape: Shape, only?: keyof Shape) =>
  z.preprocess(
    (value) => (only && typeof value === 'string' ? { [only]: value } : value),
    z.object(shape),
  );

/** @param titles fields of an item, at least one of which it needs */
const listOf = <Shape extends z.ZodRawShape>(
  shape: Shape,
  titles: readonly (string & keyof Shape)[],
) =>
  lenient(
    z.array(
      lenient(
        objectOf(shape, titles[0]).refine((item) =>
          titles.some((title) => Boolean((item as Record<string, unknown>)[title])),
        ),
      ),
    ),
  );

const place = lenient(objectOf({ city: text }, 'city'));

const profile = objectOf({ url, network: text, username: text }, 'url').transform((written) => ({
  ...written,
  url: written.url ?? profileUrl(written.network, written.username),
}));

const schema = z.object({
  $schema: z.unknown().optional(),
  basics: lenient(
    z.object({
      name: text,
      label: text,
      email: lenient(z.string().trim().pipe(z.email())),
      url,
      website: url,
      summary: text,
      location: place,
      profiles: lenient(z.array(lenient(profile.refine((read) => read.url !== undefined)))),
    }),
  ),
  work: listOf(
    {
      position: text,
      name: text,
      company: text,
      location: place,
      ...dates,
      summary: text,
      highlights: texts,
    },
    ['position', 'name', 'company'],
  ),
  volunteer: listOf(
    { position: text, organization: text, ...dates, summary: text, highlights: texts },
    ['position', 'organization'],
  ),
  projects: listOf(
    {
      name: text,
      description: text,
      summary: text,
      highlights: texts,
      keywords,
      ...dates,
      url,
      website: url,
      roles: texts,
      entity: text,
    },
    ['name'],
  ),
  education: listOf({ studyType: text, area: text, institution: text, ...dates }, [
    'studyType',
    'area',
    'institution',
  ]),
  certificates: listOf({ name: text, issuer: text, date: year }, ['name']),
  awards: listOf({ title: text, awarder: text, date: year }, ['title']),
  publications: listOf({ name: text, publisher: text, releaseDate: year, summary: text }, ['name']),
  skills: listOf({ name: text, keywords }, ['name', 'keywords']),
  languages: listOf({ language: text, fluency: text }, ['language']),
  interests: listOf({ name: text, keywords }, ['name', 'keywords']),
  // About the file itself.
  meta: lenient(z.looseObject({ lastModified: day })),
});
export type JsonResume = z.infer<typeof schema>;

export type ReadResume = {
  /** Undefined if the file can't be read. */
  data: JsonResume | undefined;
  problems: string[];
  /** Paths of what the site has no place for or isn't understood, such as "basics.image" or "work[0].url". */
  unmapped: string[];
};

/**
 * @param source the file's text
 * @param file its path in messages
 */
export function readJsonResume(source: string, file: string): ReadResume {
  const refuse = (problem: string): ReadResume => ({
    data: undefined,
    problems: [problem],
    unmapped: [],
  });
  const json = source.replace(/^\uFEFF/, '');
  const error = syntaxError(json);
  if (error) {
    const reason = error.replace(/( in JSON)? at position.*|, (\.{3})?".*/s, '').replace('\n', ' ');
    return refuse(
      `${file}:${lineOfError(json)}: JSON syntax error: ${reason}. Check this line and the one before.`,
    );
  }
  const value: unknown = JSON.parse(json);
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    const shown = JSON.stringify(value);
    return refuse(
      `${file}: file is ${shown.length > 60 ? `${shown.slice(0, 57)}…` : shown}. It must be an object.`,
    );
  }
  const known = withoutEmpty(value) ?? {};
  const data = schema.parse(known);
  return { data, problems: [], unmapped: listUnmapped(known, data, '') };
}

/** The same without null, empty texts, lists and objects, which mean that something is unknown. Other items keep their index. */
function withoutEmpty(value: unknown): unknown {
  if (value === null || (typeof value === 'string' && value.trim() === '')) return undefined;
  if (typeof value !== 'object') return value;
  const isKnown = (inner: unknown) => inner !== undefined;
  if (Array.isArray(value)) {
    const items = value.map(withoutEmpty);
    return items.some(isKnown) ? items : undefined;
  }
  const fields = Object.entries(value)
    .map(([key, inner]) => [key, withoutEmpty(inner)] as const)
    .filter(([, inner]) => isKnown(inner));
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

/** Paths of what is in the file and not in the data. */
function listUnmapped(value: unknown, data: unknown, path: string): string[] {
  if (value === undefined) return [];
  if (data === undefined || data === null) return [path];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const at = Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`.replace(/^\./, '');
    return listUnmapped(inner, (data as Record<string, unknown>)[key], at);
  });
}

function syntaxError(json: string): string | undefined {
  try {
    JSON.parse(json);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** The first line that is wrong whatever follows it; the last if the end is missing. Not every message has a position. */
function lineOfError(json: string): number {
  const lines = json.split(/(?<=\n)/);
  const isWrong = (_: string, index: number) => {
    const start = lines.slice(0, index + 1).join('');
    const error = syntaxError(start) ?? 'end of JSON';
    return !error.includes('end of JSON') && !error.includes(`position ${start.length}`);
  };
  return lines.findIndex(isWrong) + 1 || json.split('\n').length;
}
