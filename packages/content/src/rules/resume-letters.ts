/** The fonts of the résumé have every letter of it. They lack some scripts, such as Arabic, Hebrew and Korean. */
import { missingIn } from '../owner/resume-fonts.ts';
import type { Rule } from './rule.ts';

/** Characters that are named; there may be more. */
const NAMED = 8;

type Path = (string | number)[];

/** The texts in a value, with their paths. */
function textsIn(value: unknown, path: Path): { text: string; path: Path }[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, one]) =>
    textsIn(one, [...path, isList ? Number(key) : key]),
  );
}

export const resumeLetters: Rule = ({ resume, site }) => {
  const { name, jobTitle, email, city } = site.data?.owner ?? {};
  const parts = [
    { of: resume, texts: textsIn(resume.data, []) },
    { of: site, texts: textsIn({ name, jobTitle, email, city }, ['owner']) },
  ];
  return parts.flatMap(({ of: { file, lineOf }, texts }) =>
    texts.flatMap(({ text, path }) => {
      const missing = missingIn(text, 'text');
      if (missing.length === 0) return [];
      const named = missing.slice(0, NAMED).join(' ');
      const more = missing.length > NAMED ? ` and ${missing.length - NAMED} more` : '';
      const reason = `has characters that the résumé's fonts lack and its PDF leaves out: ${named}${more}. Write them in another script, or link a PDF of your own in public/ in place of /resume.`;
      return [{ file, line: lineOf(path), field: path.join('.'), reason }];
    }),
  );
};
