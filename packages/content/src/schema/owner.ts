/** What content/site.yaml says about the owner, in text. In public, a name that is unknown is left out. */
import type { Site } from './site.ts';

type Owner = Pick<Site['owner'], 'name' | 'jobTitle'>;

/**
 * "Frontend software engineer" -> "frontend software engineer"; titles with another capital stay: "UX engineer". So do nouns
 * in German.
 */
const inSentence = (jobTitle: string, lang: string) =>
  /\p{Lu}/u.test(jobTitle.slice(1)) || /^de\b/.test(lang)
    ? jobTitle
    : jobTitle.charAt(0).toLocaleLowerCase(lang) + jobTitle.slice(1);

/** Where it isn't a comma and a space. */
const COMMAS: Record<string, string> = { ar: '، ', ja: '、', zh: '，' };

/** The comma between the items of a list, with its space. @param lang BCP 47 */
export const commaIn = (lang: string) => COMMAS[lang.split('-')[0] ?? ''] ?? ', ';

/** "Your Name, frontend software engineer", or the job title alone. @param lang BCP 47 */
export const introduceOwner = ({ name, jobTitle }: Owner, lang: string): string =>
  name ? `${name}${commaIn(lang)}${inSentence(jobTitle, lang)}` : jobTitle;

/** "Paper Boats – Your Name", or the title alone. */
export const withOwner = (title: string, { name }: Pick<Owner, 'name'>): string =>
  name ? `${title} – ${name}` : title;

/**
 * Path of the résumé as a file, "/robin-example-resume.pdf", for hosts that know a file's type only by its name.
 * @param name of the owner, if it is known; any script
 * @param word for a résumé
 */
export function resumeFile(name: string | undefined, word: string): string {
  const words = `${name ?? ''} ${word}`
    .normalize('NFKD')
    .toLowerCase()
    // An accent on a Latin letter. In other scripts, marks make other letters.
    .replaceAll(/(?<=[a-z])\p{M}+/gu, '')
    .normalize('NFC')
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  return `/${(words ?? []).join('-')}.pdf`;
}
