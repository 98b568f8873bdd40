/** Parses the files of a content folder: their data with and without samples, and what is wrong with them. */
import path from 'node:path';
import type { z } from 'zod';
import { describeConflict, CONFLICT_START } from '../read/damaged-files.ts';
import type { Finding } from '../read/problem.ts';
import { readYaml, SAMPLE_TAG, splitFrontmatter, type YamlFile } from '../read/read-yaml.ts';
import { renameFields } from '../read/renamed-fields.ts';
import { removeSamples } from '../read/remove-samples.ts';
import {
  type Frontmatter,
  frontmatterSchema,
  knownFrontmatterSchema,
  type WrittenFrontmatter,
} from '../schema/frontmatter.ts';
import type { Versions } from '../schema/versions.ts';
import { knownYamlSchemas, yamlSchemas } from '../schema/yaml-files.ts';
import { type Body, readBody, type TextFormat } from '../text/read-body.ts';

export type YamlName = keyof typeof yamlSchemas;

/** Lists that a site can be without. */
const OPTIONAL: ReadonlySet<string> = new Set<YamlName>(['open-source.yaml', 'talks.yaml']);

/** Handles the error of reading a file: a list that is missing is empty. */
export const emptyIfOptional = (file: string) => (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT' && OPTIONAL.has(path.basename(file))) return Buffer.alloc(0);
  throw error;
};

/** What is read of a file, valid or not. */
export type ParsedFile<T> = YamlFile<T> & {
  /** The data with and without samples; undefined if a field isn't valid. */
  versions: Versions<T, T | undefined> | undefined;
};

/** A file that couldn't be read. */
export type Failed = ReturnType<typeof failed>;

export const failed = (problem: Finding) => ({
  data: undefined,
  raw: undefined,
  versions: undefined,
  problems: [problem],
  samplePaths: [],
  lineOf: () => 1,
  hasFrontmatter: false,
  body: undefined,
});

export const ofFile = (reason: string, field = 'file'): Finding => ({ line: 1, field, reason });

function versionsOf<T>(
  { data, samplePaths }: YamlFile<T>,
  schema: z.ZodType<T>,
): ParsedFile<T>['versions'] {
  if (data === undefined) return undefined;
  const isDraft = (data as Partial<Frontmatter>).draft === true;
  return {
    local: data,
    public: isDraft ? undefined : removeSamples(data, samplePaths, schema),
    sampleCount: samplePaths.length,
  };
}

export function parseYaml(source: string, name: YamlName) {
  const knownSchema: z.ZodType = knownYamlSchemas[name];
  const fields = readYaml<unknown>(source, yamlSchemas[name], 1);
  const { data, samplePaths, lineOf } = fields;
  // Without these, nothing of the file is left, and nothing could be published.
  const needed = samplePaths
    .filter((at) => data !== undefined && removeSamples(data, [at], knownSchema) === undefined)
    .map((at) => ({
      line: lineOf(at),
      field: at.join('.') || 'file',
      reason: `is required and can't be a sample. Write your own, and remove "${SAMPLE_TAG}".`,
    }));
  const problems = orConflict([...fields.problems, ...needed], source);
  return { ...fields, problems, versions: versionsOf(fields, knownSchema) };
}

export function parseStudy(source: string, format: TextFormat) {
  const frontmatter = splitFrontmatter(source);
  const { body, syntaxErrors } = readBody(source, format);
  if (frontmatter === undefined) {
    const problem = ofFile(describeNoFrontmatter(source), 'frontmatter');
    return { ...failed(describeConflict(source) ?? problem), body };
  }
  const { source: renamed, formerFields } = renameFields(frontmatter, 2);
  const read = (schema: z.ZodType<WrittenFrontmatter>) =>
    readYaml<WrittenFrontmatter>(renamed, schema, 2);
  const written = read(frontmatterSchema);
  // The job title is its headline.
  const fields = isAbout(written.raw) ? read(knownFrontmatterSchema) : written;
  const showsConflict = body?.texts.some(({ text }) => text.startsWith(CONFLICT_START));
  return {
    ...fields,
    versions: versionsOf(fields, knownFrontmatterSchema),
    problems: orConflict([...fields.problems, ...syntaxErrors], source, showsConflict),
    hasFrontmatter: true,
    formerFields,
    firstParagraph: firstParagraphOf(body),
    body,
  };
}

const isAbout = (raw: unknown): boolean => {
  const { types } = (raw ?? {}) as { types?: unknown };
  return Array.isArray(types) && types.includes('About');
};

/** A merge conflict in place of all that follows from it. @param isShown whether a text shows it */
function orConflict(problems: Finding[], source: string, isShown = false): Finding[] {
  const conflict = problems.length > 0 || isShown ? describeConflict(source) : undefined;
  return conflict ? [conflict] : problems;
}

/** The first paragraph of a text. */
function firstParagraphOf(body: Body | undefined): string | undefined {
  const headings = new Set(body?.headings.map(({ line }) => line));
  return body?.texts.find(({ line }) => !headings.has(line))?.text;
}

function describeNoFrontmatter(source: string): string {
  if (/^\uFEFF?---\s/.test(source)) return 'has no end. Add a line "---" below the fields.';
  return /^\uFEFF?\s+---\s/.test(source)
    ? 'is not at the start of the file. Remove what is above its first line "---".'
    : 'is missing. Begin the file with the fields between two lines of "---".';
}
