/** Writes a case study that is made of a Markdown file. */
import { existsSync } from 'node:fs';
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROUTE_PATHS } from 'portfolio-content';
import { listFiles } from 'portfolio-content/files';
import { sample, writeYaml } from '../lib/yaml-with-samples.ts';
import { readFrom } from './read-from.ts';
import { UsageError } from './usage-error.ts';

type Options = {
  /** Of no case study yet. */
  slug: string;
  /** The Markdown file. */
  from: string;
  /** Fields that come before those of the file. */
  given: object;
  /** Samples for those that the file lacks. */
  suggested: { title: string; desc: string };
  contentDir: string;
};

/**
 * Writes all of a case study or, if that fails, nothing.
 * @returns the file, its pictures, and what isn't taken over, a line each
 * @throws UsageError if the file can't be read, or the media folder exists
 */
export async function takeOver({ slug, from, given, suggested, contentDir }: Options) {
  const shown = (file: string) => path.relative('.', file).split(path.sep).join('/');
  const file = path.join(contentDir, 'case-studies', `${slug}.md`);
  const media = path.join(contentDir, 'media', slug);
  if (existsSync(media)) {
    throw new UsageError(`${shown(media)} already exists. Choose another slug, or remove it.`);
  }
  const { sentence, text, notices, ...note } = await readFrom(from, {
    shown: shown(from),
    media: shown(media),
    pages: pathsOfPages(contentDir).add(`/${slug}`),
  });
  const samples = { title: sample(suggested.title), desc: sample(sentence ?? suggested.desc) };
  const fields = writeYaml({ ...samples, ...note.fields, ...given });
  const pictures = [...note.pictures].map(
    ([name, source]) => [path.join(media, name), source] as const,
  );
  try {
    if (pictures.length > 0) await mkdir(media, { recursive: true });
    for (const [picture, source] of pictures) await copyFile(source, picture);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, `---\n${fields}---\n\n${text}\n`, { flag: 'wx' });
  } catch (error) {
    await rm(media, { recursive: true, force: true });
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rm(file, { force: true });
    throw error;
  }
  return { file, pictures: pictures.map(([picture]) => picture), notices };
}

function pathsOfPages(contentDir: string): Set<string> {
  const files = listFiles(path.join(contentDir, 'case-studies'));
  return new Set([...ROUTE_PATHS, ...files.map((file) => `/${file.replace(/\.mdx?$/, '')}`)]);
}
