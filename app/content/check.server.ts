/**
 * Reads everything under a content folder and tells what is wrong with it, all problems at once,
 * and which values the owner has still to fill in. Used by `npm run check`, the build and the
 * preview, so that all three say the same.
 */
import { compile } from '@mdx-js/mdx';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import remarkFrontmatter from 'remark-frontmatter';
import { parseDocument } from 'yaml';
import type { z } from 'zod';
import { splitFrontmatter } from './frontmatter.ts';
import { type Frontmatter, frontmatterSchema, talksSchema, yamlSchemas } from './schema.ts';

/** One mistake in the content, told as `file: field: reason`. */
export type Problem = {
  /** Path from the project's root, such as "content/case-studies/about.mdx". */
  file: string;
  /** Field, such as "color" or "owner.email"; for a syntax error "line 3, column 1". */
  field: string;
  /** What is wrong and what to do. */
  reason: string;
};

/** A value that works but is still a sample, or an address that is not known yet. */
export type ToFillIn = Problem;

export type ContentReport = { problems: Problem[]; toFillIn: ToFillIn[] };

/** `file: field: reason`, the one form in which a problem is told. */
export const formatProblem = ({ file, field, reason }: Problem) => `${file}: ${field}: ${reason}`;

/**
 * Checks a content folder.
 * @param contentDir folder that holds `case-studies/`, `media/` and the YAML files
 * @param root folder that the reported paths start from
 */
export async function checkContent(contentDir: string, root: string): Promise<ContentReport> {
  const report: ContentReport = { problems: [], toFillIn: [] };
  const name = (...parts: string[]) =>
    path
      .relative(root, path.join(contentDir, ...parts))
      .split(path.sep)
      .join('/');

  for (const [file, schema] of Object.entries(yamlSchemas)) {
    const source = await readFile(path.join(contentDir, file), 'utf8').catch(() => undefined);
    if (source === undefined) {
      report.problems.push({ file: name(file), field: 'file', reason: 'is missing; restore it' });
      continue;
    }
    const data = readYaml(source, 1, name(file), schema, report);
    if (file === 'talks.yaml' && data) {
      for (const [index, talk] of talksSchema.parse(data).entries()) {
        expectMedia('talks', talk.image, name(file), `${index}.image`);
      }
    }
  }

  const studies = path.join(contentDir, 'case-studies');
  const entries: { file: string; frontmatter: Frontmatter }[] = [];
  const files = (await readdir(studies)).filter((file) => file.endsWith('.mdx')).sort();
  for (const file of files) {
    const slug = file.replace(/\.mdx$/, '');
    const shown = name('case-studies', file);
    const source = await readFile(path.join(studies, file), 'utf8');
    const head = splitFrontmatter(source);
    if (head === undefined) {
      report.problems.push({
        file: shown,
        field: 'frontmatter',
        reason: 'is missing; begin the file with the fields between two lines of "---"',
      });
      continue;
    }
    const data = readYaml(head, 2, shown, frontmatterSchema, report);
    await checkBody(source, shown, report);
    if (!data) continue;
    const frontmatter = frontmatterSchema.parse(data);
    entries.push({ file: shown, frontmatter });
    if (frontmatter.link !== `/${slug}`) {
      report.problems.push({
        file: shown,
        field: 'link',
        reason: `must be "/${slug}", as the file is named`,
      });
    }
    for (const field of ['svg', 'logo', 'bg'] as const) {
      expectMedia(slug, frontmatter[field], shown, field);
    }
    frontmatter.links.forEach((link, index) => {
      if (link.href) return;
      report.toFillIn.push({
        file: shown,
        field: `links.${index}.href`,
        reason: `address of "${link.label}" is not known; the link is left out until it is filled in`,
      });
    });
  }
  if (files.length === 0) {
    report.problems.push({
      file: name('case-studies'),
      field: 'files',
      reason: 'there is no case study; at least one is needed',
    });
  }

  const seen = new Map<number, string>();
  for (const { file, frontmatter } of entries) {
    const other = seen.get(frontmatter.order);
    if (other) {
      report.problems.push({
        file,
        field: 'order',
        reason: `${frontmatter.order} is taken by ${other}; choose another number`,
      });
    }
    seen.set(frontmatter.order, file);
  }
  return report;

  function expectMedia(folder: string, mediaFile: string, file: string, field: string) {
    if (existsSync(path.join(contentDir, 'media', folder, mediaFile))) return;
    const missing = name('media', folder, mediaFile);
    report.problems.push({ file, field, reason: `there is no ${missing}; add it or name another` });
  }
}

/** Parses and validates YAML; notes problems and samples. Returns the data if it is valid. */
function readYaml(
  source: string,
  firstLine: number,
  file: string,
  schema: z.ZodType,
  report: ContentReport,
): unknown {
  const document = parseDocument(source);
  if (document.errors.length > 0) {
    for (const error of document.errors) {
      const start = error.linePos?.[0];
      const line = (start?.line ?? 1) + firstLine - 1;
      report.problems.push({
        file,
        field: `line ${line}, column ${start?.col ?? 1}`,
        reason: `YAML cannot be read: ${error.message.split(' at line')[0]}`,
      });
    }
    return undefined;
  }
  const data: unknown = document.toJS();
  const result = schema.safeParse(data);
  if (!result.success) {
    report.problems.push(
      ...result.error.issues.flatMap((issue) => describeIssue(issue, data, file)),
    );
    return undefined;
  }
  noteSamples(data, [], file, report);
  return data;
}

/** Compiles the MDX without keeping it: syntax errors with their line and column. */
async function checkBody(source: string, file: string, report: ContentReport) {
  try {
    await compile(source, { remarkPlugins: [remarkFrontmatter] });
  } catch (error) {
    const { line, column, reason } = error as { line?: number; column?: number; reason?: string };
    report.problems.push({
      file,
      field: `line ${line ?? 1}, column ${column ?? 1}`,
      reason: `MDX cannot be read: ${reason ?? String(error)}`,
    });
  }
}

function describeIssue(issue: z.core.$ZodIssue, data: unknown, file: string): Problem[] {
  const field = issue.path.join('.') || 'file';
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      file,
      field: [...issue.path, key].join('.'),
      reason: 'is not a known field; check its spelling or remove it',
    }));
  }
  const value = issue.path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key],
    data,
  );
  if (value === undefined || value === null) {
    return [{ file, field, reason: 'is missing; add it' }];
  }
  const reason =
    issue.code === 'invalid_type' && issue.message.startsWith('Invalid input')
      ? `must be ${article(issue.expected)}, not ${JSON.stringify(value)}`
      : issue.message;
  return [{ file, field, reason }];
}

function article(type: string) {
  return /^[aeiou]/.test(type) ? `an ${type}` : type === 'string' ? 'text' : `a ${type}`;
}

/** A value is a sample when it says so, or when it lies in the domain reserved for examples. */
function noteSamples(value: unknown, at: (string | number)[], file: string, report: ContentReport) {
  if (typeof value === 'string') {
    if (/\bsample\b/i.test(value) || /\bexample\.(com|org)\b/.test(value)) {
      report.toFillIn.push({ file, field: at.join('.'), reason: `still a sample: "${value}"` });
    }
  } else if (value && typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) {
      noteSamples(inner, [...at, Array.isArray(value) ? Number(key) : key], file, report);
    }
  }
}
