/**
 * A content folder as the check, the build, the preview and the commands see it. Text files are read, validated and freed
 * of samples, each once until it changes; of the media only the names are listed.
 */
import type { Dirent } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import { describeEncoding } from '../read/damaged-files.ts';
import {
  describeFailure,
  describeReadError,
  type Finding,
  type Problem,
  problemsError,
} from '../read/problem.ts';
import { isPublished, listFiles } from '../read/published-files.ts';
import { isMarkdown, isStudy, slugOf } from '../read/slug.ts';
import type { FormerField } from '../read/renamed-fields.ts';
import type { Frontmatter } from '../schema/frontmatter.ts';
import type { Versions } from '../schema/versions.ts';
import type { knownYamlSchemas } from '../schema/yaml-files.ts';
import type { Body } from '../text/read-body.ts';
import { fillDefaults } from './defaults.ts';
import {
  emptyIfOptional,
  type Failed,
  failed,
  ofFile,
  type ParsedFile,
  parseStudy,
  parseYaml,
  type YamlName,
} from './parse-files.ts';

/** A file of the folder, valid or not. */
export type ContentFile<T> = ParsedFile<T> & {
  /** Path in reports, such as "content/site.yaml". */
  file: string;
};

export type YamlContent<Name extends YamlName> = ContentFile<
  z.infer<(typeof knownYamlSchemas)[Name]>
>;

export type Study = ContentFile<Frontmatter> & {
  /** The file's name without its extension. */
  slug: string;
  hasFrontmatter: boolean;
  /** Fields under a name that they had before. */
  formerFields?: readonly FormerField[];
  /** Undefined if the file can't be read, or its text has syntax errors. */
  body: Body | undefined;
};

/** A case study whose fields are valid. */
export type ValidStudy = Study & { data: Frontmatter };

export type Content = {
  /** The folder. */
  dir: string;
  site: YamlContent<'site.yaml'>;
  openSource: YamlContent<'open-source.yaml'>;
  talks: YamlContent<'talks.yaml'>;
  resume: YamlContent<'resume.yaml'>;
  /** By file name. */
  studies: Study[];
  /** The other files of `case-studies/`, those in folders with a path. */
  otherFiles: string[];
  /** Folder of `media/` -> the files in it, those in folders with a path such as "layers/sky.webp". */
  media: ReadonlyMap<string, ReadonlySet<string>>;
  /** The files in `public/`, by their paths from there. */
  publicFiles: readonly string[];
  /** Their folder. */
  publicDir: string;
  /** The path of a file in reports. */
  pathOf(...parts: string[]): string;
};

export const validStudies = ({ studies }: Content): ValidStudy[] =>
  studies.filter((study): study is ValidStudy => study.data !== undefined);

type StudyWithText = Study & { body: Body };

/** The case studies whose texts can be read. */
export const studiesWithText = ({ studies }: Content): StudyWithText[] =>
  studies.filter((study): study is StudyWithText => study.hasFrontmatter && Boolean(study.body));

/** What is found in the texts of case studies. */
export const findInTexts = (
  content: Content,
  find: (study: StudyWithText) => readonly Finding[],
): Problem[] =>
  studiesWithText(content).flatMap((study) =>
    find(study).map((found) => ({ file: study.file, ...found })),
  );

/** Reads files of a content folder. What was read of a file before is returned again while its text is the same. */
export type ContentFolder = {
  dir: string;
  root: string;
  /** Reads all of it. */
  load(): Promise<Content>;
  /** Reads a case study. @param file its name, such as "boats.mdx", or its path */
  study(file: string): Promise<Study>;
  yaml<Name extends YamlName>(name: Name): Promise<YamlContent<Name>>;
  /** The names of the files in a folder of `media/`, those in its folders with a path. */
  mediaIn(folder: string): ReadonlySet<string>;
  pathOf: Content['pathOf'];
};

/**
 * Opens a content folder. A file in it that can't be read or isn't valid has `problems`.
 * @param dir folder that holds `case-studies/`, `media/` and the YAML files
 * @param root folder that the reported paths are relative to, and that holds `public/`
 */
export function openContent(dir: string, root: string): ContentFolder {
  const publicDir = path.join(root, 'public');
  const inDir = (...parts: string[]) => path.join(dir, ...parts);
  const pathOf = (...parts: string[]) =>
    path
      .relative(root, inDir(...parts))
      .split(path.sep)
      .join('/');
  const known = new Map<string, { source: string; parsed: unknown }>();

  async function read<T>(file: string, parse: (source: string) => T): Promise<T | Failed> {
    let bytes: Buffer;
    try {
      bytes = await readFile(file).catch(emptyIfOptional(file));
    } catch (error) {
      return failed(ofFile(describeReadError(error)));
    }
    const damage = describeEncoding(bytes);
    if (damage) return failed(damage);
    const source = bytes.toString();
    const former = known.get(file);
    if (former?.source === source) return former.parsed as T;
    try {
      const parsed = parse(source);
      known.set(file, { source, parsed });
      return parsed;
    } catch (error) {
      return failed(ofFile(describeFailure(error)));
    }
  }

  async function readStudy(name: string) {
    const format = isMarkdown(name) ? 'md' : 'mdx';
    const study = await read(inDir('case-studies', name), (source) => parseStudy(source, format));
    return { slug: slugOf(name), file: pathOf('case-studies', name), ...study };
  }

  /** Reads all case studies, because what one leaves out can depend on the others. */
  async function readAllStudies(): Promise<Study[]> {
    const files = await readdir(inDir('case-studies')).catch(() => []);
    const studies = await Promise.all(files.filter(isStudy).sort().map(readStudy));
    return fillDefaults(studies, (await folder.yaml('site.yaml')).versions?.public);
  }

  const readStudies = shareNext(readAllStudies);

  const folder: ContentFolder = {
    dir,
    root,
    pathOf,
    mediaIn: (name) => new Set(listVisible(inDir('media', name))),
    async study(file) {
      const reported = pathOf('case-studies', path.basename(file));
      const study = (await readStudies()).find((one) => one.file === reported);
      return (
        study ?? {
          slug: slugOf(file),
          file: reported,
          ...failed(ofFile(describeReadError({ code: 'ENOENT' }))),
        }
      );
    },
    async yaml<Name extends YamlName>(name: Name) {
      const parsed = await read(inDir(name), (source) => parseYaml(source, name));
      return { file: pathOf(name), ...parsed } as YamlContent<Name>;
    },
    async load() {
      const [site, openSource, talks, resume, studies, media] = await Promise.all([
        folder.yaml('site.yaml'),
        folder.yaml('open-source.yaml'),
        folder.yaml('talks.yaml'),
        folder.yaml('resume.yaml'),
        readStudies(),
        listFolders(inDir('media')),
      ]);
      return {
        dir,
        site,
        openSource,
        talks,
        resume,
        studies,
        otherFiles: listVisible(inDir('case-studies')).filter((file) => !isStudy(file)),
        media: new Map(media.map((name) => [name, folder.mediaIn(name)])),
        publicFiles: listFiles(publicDir),
        publicDir,
        pathOf,
      };
    },
  };
  return folder;
}

/** Calls share the next reading: the one in progress may have read a file before it was saved. */
function shareNext<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | undefined;
  return () => {
    if (!next) {
      next = reading.then(() => {
        next = undefined;
        return read();
      });
      reading = next.catch(() => {});
    }
    return next;
  };
}

/** Reads a content folder; see `openContent`. */
export const loadContent = (dir: string, root: string): Promise<Content> =>
  openContent(dir, root).load();

/**
 * The versions of a file that the site needs.
 * @throws if it isn't valid, as the content check reports
 */
export function publishableVersions<T>(file: ContentFile<T>): Versions<T> {
  const { versions } = file;
  if (versions?.public === undefined) throw problemsError(problemsIn(file));
  return { ...versions, public: versions.public };
}

export const problemsIn = ({ file, problems }: ContentFile<unknown>): Problem[] =>
  problems.map((problem) => ({ file, ...problem }));

async function listFolders(dir: string): Promise<string[]> {
  const entries: Dirent[] = await readdir(dir, { withFileTypes: true }).catch(() => []);
  return entries.map(({ name }) => name).filter((name) => !name.startsWith('.'));
}

/** The files in a folder, those in its folders with a path; without hidden ones. */
const listVisible = (dir: string) => listFiles(dir).filter(isPublished).sort();
