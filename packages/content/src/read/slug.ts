/** Slugs: the names of case studies without their extension, and the paths of their pages. */
import { isReserved } from './reserved-paths.ts';

export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What a slug is made of, in messages. */
export const SLUG_LETTERS = 'lowercase letters from a to z, digits and hyphens';

/** A slug of the Latin letters and digits of a title or name; "project" where it has none. */
export function slugFor(title: string, taken: ReadonlySet<string>): string {
  const latin = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const base = latin || 'project';
  const names = [
    base,
    ...Array.from({ length: taken.size + 1 }, (_, index) => `${base}-${index + 2}`),
  ];
  return names.find((name) => !taken.has(name) && !isReserved(name)) ?? base;
}
