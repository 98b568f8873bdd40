/**
 * Reads everything under a content folder and tells what is wrong with it, all problems at once,
 * and which values the owner has still to fill in. Used by `npm run check`, the build and the
 * preview, so that all three say the same.
 */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { splitFrontmatter } from '../frontmatter.ts';
import { isReserved, ROUTE_PATHS } from '../route-paths.ts';
import {
  type Frontmatter,
  frontmatterSchema,
  openSourceSchema,
  type Resume,
  resumeSchema,
  siteSchema,
  talksSchema,
} from '../schema.ts';
import { videoFiles } from '../video-files.ts';
import { type BodyReport, checkBody, emptyReport } from './check-body.ts';
import { checkYaml, type YamlReport } from './check-yaml.ts';
import { contrast, contrastOnAnyPicture, contrastOnPicture, sizeOf } from './pictures.ts';
import { compareProblems, describeReadError, type Finding, type Problem } from './problem.ts';

export type ContentReport = {
  problems: Problem[];
  /** Values that work but are still samples, and addresses that are not known yet. */
  toFillIn: Problem[];
};

type Study = {
  slug: string;
  file: string;
  /** Undefined if the file doesn't begin with fields, or can't be read. */
  head: YamlReport<Frontmatter> | undefined;
  body: BodyReport;
};

/** One whose fields are as they should be. */
type SoundStudy = Omit<Study, 'head'> & { head: YamlReport<Frontmatter>; fields: Frontmatter };

/** The least width of a picture file, px, by where it is shown. */
const WIDTH = {
  /** Twice the largest card, which is also the width of the page's head. */
  background: 1232,
  /** In the text, as wide as the text. */
  text: 736,
  /** In a column. */
  column: 540,
  talk: 480,
  /** A round logo that is not an SVG. */
  logo: 168,
};
/** WCAG 2.2, 1.4.3. */
const CONTRAST = 4.5;

/** What the site itself uses: content/media/site/. */
const SITE_FILES = [
  'apple-touch-icon.png',
  'favicon.svg',
  'icon-192.png',
  'icon-512.png',
  'lace.svg',
  'not-found.jpg',
];
/** Pictures for shared links. */
const SHARE = 'share.jpg';

/**
 * Checks a content folder.
 * @param contentDir folder that holds `case-studies/`, `media/` and the YAML files
 * @param root folder that the reported paths start from
 */
export async function checkContent(contentDir: string, root: string): Promise<ContentReport> {
  const report: ContentReport = { problems: [], toFillIn: [] };
  /** Files of media folders that something names, as "slug/file". */
  const used = new Set<string>();

  const shown = (...parts: string[]) =>
    path
      .relative(root, path.join(contentDir, ...parts))
      .split(path.sep)
      .join('/');
  const tell = (file: string, finding: Finding) => report.problems.push({ file, ...finding });
  const tellAll = (file: string, { problems, samples }: YamlReport<unknown>) => {
    for (const problem of problems) tell(file, problem);
    for (const sample of samples) report.toFillIn.push({ file, ...sample });
  };

  /** The text of a file; undefined if it can't be read, which is then a problem. */
  async function readText(...parts: string[]): Promise<string | undefined> {
    try {
      return await readFile(path.join(contentDir, ...parts), 'utf8');
    } catch (error) {
      tell(shown(...parts), { line: 1, field: 'file', reason: describeReadError(error) });
      return undefined;
    }
  }

  /** Runs a check of a file. Should it fail itself, that is a problem of the file. */
  async function guarded<T>(file: string, check: () => T | Promise<T>): Promise<T | undefined> {
    try {
      return await check();
    } catch (error) {
      const [message] = String((error as Error).message).split('\n');
      const reason = `cannot be checked: ${message}; undo the last change`;
      tell(file, { line: 1, field: 'file', reason });
      return undefined;
    }
  }

  const checkFile = <T>(name: string, schema: Parameters<typeof checkYaml<T>>[1]) =>
    guarded(shown(name), async () => {
      const source = await readText(name);
      if (source === undefined) return undefined;
      const read = checkYaml(source, schema, 1);
      tellAll(shown(name), read);
      return read;
    });

  /** A file that content names: is it there, and wide enough? */
  async function checkMedia(
    folder: string,
    name: string,
    at: { file: string; line: number; field: string },
    width?: number,
  ) {
    used.add(`${folder}/${name}`);
    const { file, ...place } = at;
    const target = path.join(contentDir, 'media', folder, name);
    if (!existsSync(target)) {
      const missing = shown('media', folder, name);
      tell(file, { ...place, reason: `there is no ${missing}; add it or name another` });
      return false;
    }
    if (width === undefined || name.endsWith('.svg')) return true;
    const size = await sizeOf(target).catch(() => undefined);
    if (!size) {
      const broken = shown('media', folder, name);
      tell(file, {
        ...place,
        reason: `${broken} cannot be decoded; export it again as JPEG or PNG`,
      });
    } else if (size.width < width) {
      const reason = `${name} is ${size.width} px wide, too small for its place; make it ${width} px or wider`;
      tell(file, { ...place, reason });
    }
    return size !== undefined;
  }

  /** A video by its source: has `npm run media` made of it what the site sends? */
  function checkVideo(
    folder: string,
    name: string,
    { file, ...place }: { file: string; line: number; field: string },
  ) {
    const made = Object.values(videoFiles(name));
    for (const each of [name, ...made]) used.add(`${folder}/${each}`);
    const isThere = (each: string) => existsSync(path.join(contentDir, 'media', folder, each));
    if (made.every(isThere)) return;
    const source = shown('media', folder, name);
    const reason = isThere(name)
      ? `${source} is not ready for the web; run "npm run media"`
      : `there is no ${source}; add it or name another`;
    tell(file, { ...place, reason });
  }

  async function readStudy(name: string): Promise<Study> {
    const slug = name.replace(/\.mdx$/, '');
    const file = shown('case-studies', name);
    const source = await readText('case-studies', name);
    if (source === undefined) return { slug, file, head: undefined, body: emptyReport(false) };
    const yaml = splitFrontmatter(source);
    const body = checkBody(source);
    if (yaml === undefined) {
      const reason = 'is missing; begin the file with the fields between two lines of "---"';
      tell(file, { line: 1, field: 'frontmatter', reason });
      return { slug, file, head: undefined, body };
    }
    const head = checkYaml(yaml, frontmatterSchema, 2);
    tellAll(file, head);
    for (const problem of body.problems) tell(file, problem);
    return { slug, file, head, body };
  }

  async function checkFields({ slug, file, head, fields }: SoundStudy) {
    const at = (...field: string[]) => ({
      file,
      line: head.lineOf(field),
      field: field.join('.'),
    });
    const tellAt = (field: string, reason: string) => {
      const { line } = at(field);
      tell(file, { line, field, reason });
    };
    if (isReserved(slug)) {
      tellAt('link', `"/${slug}" is an address of the site itself; rename the file`);
    } else if (fields.link !== `/${slug}`) {
      tellAt('link', `is "${fields.link}"; it must be "/${slug}", as the file is named`);
    }
    await checkMedia(slug, fields.svg, at('svg'));
    await checkMedia(slug, fields.logo, at('logo'), WIDTH.logo);
    const hasPicture = await checkMedia(slug, fields.bg, at('bg'), WIDTH.background);
    if (hasPicture && contrastOnAnyPicture(fields) < CONTRAST) {
      const picture = path.join(contentDir, 'media', slug, fields.bg);
      const least = await contrastOnPicture(picture, fields);
      if (least < CONTRAST) {
        tellAt(
          'textColor',
          `has a contrast of ${least.toFixed(1)} with the picture behind it; take a lighter or darker one, or a color that is farther from it, for ${CONTRAST}`,
        );
      }
    }
    const onWhite = contrast(fields.typesColor, '#ffffff');
    if (onWhite < CONTRAST) {
      const reason = `has a contrast of ${onWhite.toFixed(1)} with the white page; take a darker one, for ${CONTRAST}`;
      tellAt('typesColor', reason);
    }
    const hrefs = fields.links.map(({ href }) => href);
    fields.links.forEach(({ label, href }, index) => {
      const place = at('links', `${index}`, 'href');
      const line = head.lineOf(['links', index, 'href']);
      if (href && hrefs.indexOf(href) < index) {
        const reason = `"${href}" is there twice; remove one of the links`;
        tell(file, { line, field: place.field, reason });
      }
      if (!href) {
        const reason = `address of "${label}" is not known; the link is left out until it is filled in`;
        report.toFillIn.push({ ...place, line, reason });
      }
    });
  }

  async function checkBodyMedia({ slug, file, body }: Study) {
    for (const { element, attribute, name, line, narrow, hasPoster } of body.media) {
      const place = { file, line, field: `<${element}>` };
      if (element === 'Video' && !hasPoster) {
        checkVideo(slug, name, place);
      } else {
        const isPicture = element !== 'Video' || attribute === 'poster';
        const width = isPicture ? (narrow ? WIDTH.column : WIDTH.text) : undefined;
        await checkMedia(slug, name, place, width);
      }
    }
  }

  function checkLinks({ file, slug, body }: Study, studies: Map<string, Study>) {
    for (const { href, line } of body.links) {
      const link = parseLink(href, slug);
      if (!link) {
        const reason = `"${href}" is not a valid URL; fix it (a "%" is written as "%25")`;
        tell(file, { line, field: 'link', reason });
        continue;
      }
      const { pathname, anchor } = link;
      const target = studies.get(pathname.slice(1));
      if (!target && !ROUTE_PATHS.has(pathname)) {
        const reason = `leads to "${pathname}", which is no page of this site; fix or remove it`;
        tell(file, { line, field: 'link', reason });
      } else if (anchor && target?.body.readable !== false && !target?.body.anchors.has(anchor)) {
        const known = [...(target?.body.anchors ?? [])].join(', ') || 'none';
        const reason = `leads to "#${anchor}", but no heading has that name; there are: ${known}`;
        tell(file, { line, field: 'link', reason });
      }
    }
  }

  /** A value that may be there once only. */
  function checkUnique(studies: SoundStudy[], field: 'order' | 'link') {
    const first = new Map<unknown, string>();
    for (const { file, head, fields } of studies) {
      const other = first.get(fields[field]);
      if (other) {
        const example = field === 'order' ? `, such as ${fields.order + 0.5}` : '';
        const reason = `${fields[field]} is taken by ${other}; choose another${example}`;
        tell(file, { line: head.lineOf([field]), field, reason });
      }
      first.set(fields[field], file);
    }
  }

  async function checkUnused(slugs: string[]) {
    for (const name of SITE_FILES) used.add(`site/${name}`);
    for (const folder of ['site', 'talks', ...slugs]) {
      const files = await readdir(path.join(contentDir, 'media', folder)).catch(() => []);
      for (const file of files) {
        if (used.has(`${folder}/${file}`) || file === SHARE || file.startsWith('.')) continue;
        const reason = 'is used by nothing; name it somewhere or remove it';
        tell(shown('media', folder, file), { line: 1, field: 'file', reason });
      }
    }
    const folders = await readdir(path.join(contentDir, 'media')).catch(() => []);
    for (const folder of folders) {
      if (['site', 'talks', ...slugs].includes(folder) || folder.startsWith('.')) continue;
      const reason = `belongs to no case study; rename or remove it`;
      tell(shown('media', folder), { line: 1, field: 'folder', reason });
    }
  }

  await checkFile('site.yaml', siteSchema);
  const openSource = await checkFile('open-source.yaml', openSourceSchema);
  const talks = await checkFile('talks.yaml', talksSchema);
  const resume = await checkFile('resume.yaml', resumeSchema);
  for (const [name, list] of [
    ['open-source.yaml', openSource],
    ['talks.yaml', talks],
  ] as const) {
    const keys = list?.data?.map(({ key }) => key) ?? [];
    keys.forEach((key, index) => {
      if (keys.indexOf(key) === index) return;
      const reason = `"${key}" is there twice; choose another`;
      const line = list?.lineOf([index, 'key']) ?? 1;
      tell(shown(name), { line, field: `${index}.key`, reason });
    });
  }
  for (const [index, { image }] of talks?.data?.entries() ?? []) {
    const line = talks?.lineOf([index, 'image']) ?? 1;
    const at = { file: shown('talks.yaml'), line, field: `${index}.image` };
    await checkMedia('talks', image, at, WIDTH.talk);
  }

  const entries = await readdir(path.join(contentDir, 'case-studies')).catch(() => []);
  const names = entries.filter((file) => file.endsWith('.mdx')).sort();
  // The pictures of one are decoded, by other threads, while the text of the next is read.
  const read = names.map(async (name): Promise<Study> => {
    const file = shown('case-studies', name);
    const study = await guarded(file, () => readStudy(name));
    if (!study) {
      return { slug: name.replace(/\.mdx$/, ''), file, head: undefined, body: emptyReport(false) };
    }
    await guarded(file, async () => {
      const sound = soundOf(study);
      if (sound) await checkFields(sound);
      if (study.head) await checkBodyMedia(study);
    });
    return study;
  });
  const studies = await Promise.all(read);
  const bySlug = new Map(studies.map((study) => [study.slug, study]));
  for (const study of studies) if (study.head) checkLinks(study, bySlug);
  const sound = studies.map(soundOf).filter((study) => study !== undefined);
  checkUnique(sound, 'order');
  checkUnique(sound, 'link');
  if (names.length === 0) {
    const reason = 'there is no case study; run "npm run new -- first" to make one';
    tell(shown('case-studies'), { line: 1, field: 'files', reason });
  }
  if (resume?.data) checkYears(resume.data, sound, resume.lineOf, shown('resume.yaml'), tell);
  // What cannot be read may well use it.
  const allRead = studies.every(({ head, body }) => head?.data && body.readable);
  if (allRead && talks?.data) {
    await checkUnused(studies.map(({ slug }) => slug));
  }

  report.problems.sort(compareProblems);
  report.toFillIn.sort(compareProblems);
  return report;
}

/** Path and heading that a link leads to; undefined if it isn't a valid URL. */
function parseLink(href: string, slug: string) {
  try {
    const { pathname, hash } = new URL(href, `http://site/${slug}`);
    return { pathname, anchor: decodeURIComponent(hash.slice(1)) };
  } catch {
    return undefined;
  }
}

const soundOf = ({ head, ...study }: Study): SoundStudy | undefined =>
  head?.data && { ...study, head, fields: head.data };

/** The résumé and the case studies have to tell the same years of the same thing. */
function checkYears(
  resume: Resume,
  studies: SoundStudy[],
  lineOf: (path: readonly PropertyKey[]) => number,
  file: string,
  tell: (file: string, finding: Finding) => void,
) {
  for (const part of ['experience', 'projects'] as const) {
    for (const [index, { title, years }] of resume[part].entries()) {
      const study = studies.find(({ fields }) => fields.title === title);
      if (!study || study.fields.sub === years) continue;
      const reason = `is "${years}", but ${study.file} says "${study.fields.sub}"; make them agree`;
      const line = lineOf([part, index, 'years']);
      tell(file, { line, field: `${part}.${index}.years`, reason });
    }
  }
}
