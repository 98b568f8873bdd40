/** The names of media files as Markdown has them: URLs, relative to some folder. */
import { posix } from 'node:path';

/**
 * The media file that a URL in Markdown means.
 * @param written such as "./my%20shot.png" or "../media/boats/my shot.png"
 * @param folder the case study's folder of `media/`
 * @param files names of those in the folder
 * @returns the name of a file in the folder; if there is none, the most likely one
 */
export function mediaNameOf(written: string, folder: string, files: ReadonlySet<string>): string {
  const decoded = decode(written);
  const likely = withinFolder(decoded, folder);
  const names = [written, decoded, withinFolder(written, folder), likely];
  return names.find((name) => files.has(name)) ?? sameLetters(names, files) ?? likely;
}

/**
 * The file whose name has the same letters as one of some names. macOS writes "ä" as two characters, keyboards as one:
 * https://unicode.org/reports/tr15/
 */
export function sameLetters(names: readonly string[], files: Iterable<string>): string | undefined {
  const composed = new Set(names.map((name) => name.normalize()));
  return [...files].find((file) => composed.has(file.normalize()));
}

/** What to do about a file whose name is written with the same letters, but other characters. */
export const adviceOnLetters = (file: string): string =>
  file === file.normalize()
    ? `Write "${file}", as the file is named.`
    : `Its accents are characters of their own. Rename the file to "${file.normalize()}".`;

/** The same for a link, which can have a fragment; undefined if there is no such file. */
export function linkedFile(
  href: string,
  folder: string,
  files: ReadonlySet<string>,
): string | undefined {
  return [href, href.replace(/[?#].*$/, '')]
    .map((written) => mediaNameOf(written, folder, files))
    .find((name) => files.has(name));
}

function decode(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

/** Removes "./", and the path of the folder from itself, from the text or from the project. */
function withinFolder(name: string, folder: string): string {
  const tidy = posix.normalize(name);
  const [, inMedia] = /^(?:\/|(?:\.\.\/)+)?(?:content\/)?media\/(.+)$/.exec(tidy) ?? [];
  const rest = inMedia ?? tidy.replace('../', '');
  return rest.startsWith(`${folder}/`) ? rest.slice(folder.length + 1) : (inMedia ?? tidy);
}
