/** The page that responds with the résumé, as texts and fields link to it. */
export const RESUME_PATH = '/resume';

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
