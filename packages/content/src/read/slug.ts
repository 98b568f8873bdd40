/** Slugs: the names of case studies without their extension, and the paths of their pages. */
import path from 'node:path';
import { isReserved } from './reserved-paths.ts';

export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What a slug is made of, in messages. */
export const SLUG_LETTERS = 'lowercase letters from a to z, digits and hyphens';

/** A slug of the Latin letters and digits of a title or name; "project", or another word, where it has none. */
export function slugFor(title: string, taken: ReadonlySet<string>, fallback = 'project'): string {
  const latin = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const base = latin || fallback;
  const names = [
    base,
    ...Array.from({ length: taken.size + 1 }, (_, index) => `${base}-${index + 2}`),
  ];
  return names.find((name) => !taken.has(name) && !isReserved(name)) ?? base;
}

/** Whether a file or folder is read as a case study: MDX, or plain Markdown. @param name path within the folder */
export const isStudy = (name: string) =>
  /\.mdx?$/.test(name) && SLUG.test(name.slice(0, name.lastIndexOf('.')));
export const isMarkdown = (file: string) => file.endsWith('.md');
export const slugOf = (file: string) => path.basename(file).replace(/\.mdx?$/, '');
