/**
 * Reads a content folder once for all rules. Text files are read and
 * validated; of the media only the names are listed.
 */
import type { Dirent } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type Frontmatter,
  frontmatterSchema,
  type OpenSourceProject,
  openSourceSchema,
  type Resume,
  resumeSchema,
  type Site,
  siteSchema,
  type Talk,
  talksSchema,
} from '../../app/content/schema.ts';
import { isPublished, listFiles } from '../../server/file-names.ts';
import { describeFailure, describeReadError, type Finding } from './problem.ts';
import { type Body, readBody } from './text/read-body.ts';
import { readYaml, splitFrontmatter, type YamlFile } from './yaml/read-yaml.ts';

/** A file of the folder, valid or not. */
export type ContentFile<T> = YamlFile<T> & {
  /** Path in reports, such as "content/site.yaml". */
  file: string;
};

export type Study = ContentFile<Frontmatter> & {
  /** The file's name without ".mdx". */
  slug: string;
  hasFrontmatter: boolean;
  /** Undefined if the file can't be read, or its text has syntax errors. */
  body: Body | undefined;
  /** What could be read of a text with syntax errors. */
  readablePart?: Body | undefined;
};

/** A case study whose fields are valid. */
export type ValidStudy = Study & { data: Frontmatter };

export type Content = {
  /** The folder. */
  dir: string;
  site: ContentFile<Site>;
  openSource: ContentFile<OpenSourceProject[]>;
  talks: ContentFile<Talk[]>;
  resume: ContentFile<Resume>;
  /** By file name. */
  studies: Study[];
  /** The other files of `case-studies/`, those in folders with a path. */
  otherFiles: string[];
  /** Folder of `media/` -> the files in it, those in folders with a path such as "layers/sky.webp". */
  media: ReadonlyMap<string, ReadonlySet<string>>;
  /** The files in `public/`, by their paths from there. */
  publicFiles: readonly string[];
  /** The path of a file in reports. */
  pathOf(...parts: string[]): string;
};

export const validStudies = ({ studies }: Content): ValidStudy[] =>
  studies.filter((study): study is ValidStudy => study.data !== undefined);

/** The case studies with what could be read of their texts. */
export const studiesWithText = ({ studies }: Content): (Study & { body: Body })[] =>
  studies.flatMap((study) => {
    const body = study.body ?? study.readablePart;
    return study.hasFrontmatter && body ? [{ ...study, body }] : [];
  });

/**
 * Reads a content folder. A file that can't be read or isn't valid has `problems`.
 * @param dir folder that holds `case-studies/`, `media/` and the YAML files
 * @param root folder that the reported paths are relative to, and that holds `public/`
 */
export async function loadContent(dir: string, root: string): Promise<Content> {
  const pathOf = (...parts: string[]) =>
    path
      .relative(root, path.join(dir, ...parts))
      .split(path.sep)
      .join('/');
  const load = async <T>(name: string, schema: Parameters<typeof readYaml<T>>[1]) => ({
    file: pathOf(name),
    ...(await loadYaml(path.join(dir, name), schema)),
  });
  const studiesDir = path.join(dir, 'case-studies');
  const [site, openSource, talks, resume, studies, media] = await Promise.all([
    load('site.yaml', siteSchema),
    load('open-source.yaml', openSourceSchema),
    load('talks.yaml', talksSchema),
    load('resume.yaml', resumeSchema),
    loadStudies(studiesDir, pathOf),
    listMedia(path.join(dir, 'media')),
  ]);
  const otherFiles = listVisible(studiesDir).filter((file) => !isStudy(file));
  const publicFiles = listFiles(path.join(root, 'public'));
  return { dir, site, openSource, talks, resume, studies, otherFiles, media, publicFiles, pathOf };
}

/** A file that couldn't be read. */
const failed = <T>(problem: Finding): YamlFile<T> => ({
  data: undefined,
  problems: [problem],
  samples: [],
  lineOf: () => 1,
});

const unreadable = (error: unknown) =>
  failed<never>({ line: 1, field: 'file', reason: describeReadError(error) });

const uncheckable = (error: unknown) =>
  failed<never>({ line: 1, field: 'file', reason: describeFailure(error) });

async function loadYaml<T>(
  file: string,
  schema: Parameters<typeof readYaml<T>>[1],
): Promise<YamlFile<T>> {
  let source: string;
  try {
    source = await readFile(file, 'utf8');
  } catch (error) {
    return unreadable(error);
  }
  try {
    return readYaml(source, schema, 1);
  } catch (error) {
    return uncheckable(error);
  }
}

/** Whether a file or folder is read as a case study. @param name path within the folder */
const isStudy = (name: string) => name.endsWith('.mdx') && !name.includes('/');

async function loadStudies(dir: string, pathOf: Content['pathOf']): Promise<Study[]> {
  const files = await readdir(dir).catch(() => []);
  const names = files.filter(isStudy).sort();
  return Promise.all(
    names.map(async (name) => ({
      slug: name.replace(/\.mdx$/, ''),
      file: pathOf('case-studies', name),
      ...(await loadStudy(path.join(dir, name))),
    })),
  );
}

async function loadStudy(file: string): Promise<Omit<Study, 'slug' | 'file'>> {
  let source: string;
  try {
    source = await readFile(file, 'utf8');
  } catch (error) {
    return { ...unreadable(error), hasFrontmatter: false, body: undefined };
  }
  try {
    const frontmatter = splitFrontmatter(source);
    const { body, syntaxErrors } = readBody(source);
    if (frontmatter === undefined) {
      const problem = { line: 1, field: 'frontmatter', reason: describeNoFrontmatter(source) };
      return { ...failed(problem), hasFrontmatter: false, body };
    }
    const fields = readYaml(frontmatter, frontmatterSchema, 2);
    return {
      ...fields,
      problems: [...fields.problems, ...syntaxErrors],
      hasFrontmatter: true,
      ...(syntaxErrors.length > 0 ? { body: undefined, readablePart: body } : { body }),
    };
  } catch (error) {
    return { ...uncheckable(error), hasFrontmatter: false, body: undefined };
  }
}

function describeNoFrontmatter(source: string): string {
  if (/^\uFEFF?---\s/.test(source)) return 'has no end. Add a line "---" below the fields.';
  return /^\uFEFF?\s+---\s/.test(source)
    ? 'is not at the start of the file. Remove what is above its first line "---".'
    : 'is missing. Begin the file with the fields between two lines of "---".';
}

async function listMedia(dir: string): Promise<Map<string, Set<string>>> {
  const entries: Dirent[] = await readdir(dir, { withFileTypes: true }).catch(() => []);
  const folders = entries.filter(({ name }) => !name.startsWith('.'));
  return new Map(folders.map(({ name }) => [name, new Set(listVisible(path.join(dir, name)))]));
}

/** The files in a folder, those in its folders with a path; without hidden ones. */
const listVisible = (dir: string) => listFiles(dir).filter(isPublished).sort();
