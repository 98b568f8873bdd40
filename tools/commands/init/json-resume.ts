/**
 * Reads a résumé in the format of JSON Resume 1.0.0, https://jsonresume.org/schema. Only what the site has a place for is
 * validated; the rest is listed.
 */
import { z } from 'zod';

const text = z.string('must be text');
const url = text.refine(
  (href) => URL.canParse(href) && /^https?:$/.test(new URL(href).protocol),
  'must be an absolute URL, such as https://example.org',
);
/** A year, a month or a day. */
const date = text
  .trim()
  .refine(
    (value) =>
      /^[12]\d{3}(-(0[1-9]|1[0-2])(-([0-2]\d|3[01]))?)?([T ].*)?$/.test(value) || isOngoing(value),
    'must be a date such as 2020, 2020-03 or 2020-03-14',
  );
const texts = z.array(text, 'must be a list');
const listOf = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.array(z.object(shape, 'must be an object'), 'must be a list').default([]);
const dates = { startDate: date.optional(), endDate: date.optional() };

const schema = z.object(
  {
    basics: z
      .object(
        {
          name: text.optional(),
          label: text.optional(),
          email: z.email('must be an email address').optional(),
          url: url.optional(),
          summary: text.optional(),
          location: z.object({ city: text.optional() }, 'must be an object').optional(),
          profiles: listOf({ network: text.optional(), url: url.optional() }),
        },
        'must be an object',
      )
      .prefault({}),
    work: listOf({
      name: text.optional(),
      position: text.optional(),
      location: text.optional(),
      ...dates,
      summary: text.optional(),
      highlights: texts.default([]),
    }),
    projects: listOf({
      name: text.optional(),
      description: text.optional(),
      highlights: texts.default([]),
      keywords: texts.default([]),
      ...dates,
      url: url.optional(),
      roles: texts.default([]),
      entity: text.optional(),
    }),
    education: listOf({
      institution: text.optional(),
      area: text.optional(),
      studyType: text.optional(),
      ...dates,
    }),
    skills: listOf({ name: text.optional(), keywords: texts.default([]) }),
    languages: listOf({ language: text.optional(), fluency: text.optional() }),
    meta: z.object({ lastModified: date.optional() }, 'must be an object').optional(),
  },
  'must be an object',
);
export type JsonResume = z.infer<typeof schema>;

/** Whether an end date says that there is none yet. */
export const isOngoing = (end: string): boolean =>
  /^(present|current|now|ongoing)$/i.test(end.trim());

/** Fields of an item, at least one of which it needs as its title. */
const TITLES: Record<string, readonly string[]> = {
  work: ['position', 'name'],
  projects: ['name'],
  education: ['studyType', 'area', 'institution'],
  skills: ['name', 'keywords'],
  languages: ['language'],
};

export type ReadResume = {
  /** Undefined if there are problems. */
  data: JsonResume | undefined;
  /** One line for each problem. */
  problems: string[];
  /** Paths of what the site has no place for, such as "awards" or "work[0].url". */
  unmapped: string[];
};

/**
 * @param source the file's text
 * @param file its path in messages
 */
export function readJsonResume(source: string, file: string): ReadResume {
  let value: unknown;
  try {
    value = withoutEmpty(JSON.parse(source.replace(/^\uFEFF/, ''))) ?? {};
  } catch (error) {
    const { message } = error as Error;
    const line = lineOfError(source, message);
    const problem = `${file}:${line}: JSON syntax error: ${message.replace(/ in JSON at position.*| \(line.*/, '')}. Check this line and the one before.`;
    return { data: undefined, problems: [problem], unmapped: [] };
  }
  const { data, error } = schema.safeParse(value);
  const problems = (error?.issues ?? []).map(({ path, message }) => {
    const field = pathOf(path) || 'file';
    const shown = JSON.stringify(valueAt(value, path));
    const written = shown.length > 60 ? `${shown.slice(0, 57)}…` : shown;
    return `${file}: ${field} is ${written}. It ${message.startsWith('must') ? message : 'must have another type'}.`;
  });
  const untitled = Object.entries(TITLES).flatMap(([list, fields]) => {
    const items = (value as Record<string, unknown>)[list];
    if (!Array.isArray(items)) return [];
    return items.flatMap((item: unknown, index) =>
      item && typeof item === 'object' && !fields.some((field) => field in item)
        ? [
            `${file}: ${list}[${index}] has no ${fields.join(', ').replace(/, (\w+)$/, ' or $1')}. Add one.`,
          ]
        : [],
    );
  });
  problems.push(...untitled);
  if (problems.length > 0) return { data: undefined, problems, unmapped: [] };
  return { data, problems, unmapped: listUnmapped(value, data, []) };
}

/** The same without null, empty texts, lists and objects, which mean that something is unknown. */
function withoutEmpty(value: unknown): unknown {
  if (value === null || (typeof value === 'string' && value.trim() === '')) return undefined;
  if (typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    const items = value.map(withoutEmpty).filter((item) => item !== undefined);
    return items.length > 0 ? items : undefined;
  }
  const fields = Object.entries(value)
    .map(([key, inner]) => [key, withoutEmpty(inner)] as const)
    .filter(([, inner]) => inner !== undefined);
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

/** Fields about the file itself. */
const IGNORED = new Set(['$schema', 'meta']);

/** What is in the file, and not in the data. */
function listUnmapped(value: unknown, data: unknown, path: readonly PropertyKey[]): string[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    if (path.length === 0 && IGNORED.has(key)) return [];
    const full = [...path, Array.isArray(value) ? Number(key) : key];
    const isProfile = /^basics\.profiles\[\d+\]$/.test(pathOf(full));
    // With its URL, the user name says nothing new; without, there is no link.
    if (isProfile) return 'url' in (inner as object) ? [] : [pathOf(full)];
    const known = data !== null && typeof data === 'object' && key in data;
    return known ? listUnmapped(inner, valueAt(data, [key]), full) : [pathOf(full)];
  });
}

/** ['work', 0, 'url'] -> "work[0].url" */
const pathOf = (path: readonly PropertyKey[]): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');

const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key],
    data,
  );

/** The line of the position in a message of `JSON.parse`; of the end if it has none. */
function lineOfError(source: string, message: string): number {
  const [, position = String(source.length)] = /position (\d+)/.exec(message) ?? [];
  return source.slice(0, Number(position)).split('\n').length;
}
