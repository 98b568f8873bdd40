/** The names of media files as Markdown has them: URLs, relative to some folder. */
import { posix } from 'node:path';
import { codePoint } from '../read/problem.ts';

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
 * The file whose name looks the same as one of some names. macOS writes "ä" as two characters, keyboards as one:
 * https://unicode.org/reports/tr15/. It writes U+202F before "PM" in the names of screenshots, and programs make "-" and "'"
 * typographic.
 */
export function sameLetters(names: readonly string[], files: Iterable<string>): string | undefined {
  const plain = new Set(names.map(plainLetters));
  return [...files].find((file) => plain.has(plainLetters(file)));
}

/** What to do about a file whose name looks like the written one, but has other characters. */
export function adviceOnLetters(file: string, written: string): string {
  const special = lookAlikeIn(file);
  if (special) return `Its name has ${special}. Rename the file to "${plainLetters(file)}".`;
  if (file !== file.normalize())
    return `Its accents are characters of their own. Rename the file to "${file.normalize()}".`;
  const typed = lookAlikeIn(written);
  return typed
    ? `The text has ${typed}. Write "${file}", as the file is named.`
    : `Write "${file}", as the file is named.`;
}

/** Characters that look like one on every keyboard, or like none. */
const LOOK_ALIKES: readonly [RegExp, string][] = [
  [/[^\S ]/gu, ' '],
  [/[\p{Pd}\u2212](?<!-)/gu, '-'],
  [/[‘’ʼ]/gu, "'"],
  [/\p{Cf}/gu, ''],
];

const plainLetters = (name: string) =>
  LOOK_ALIKES.reduce((text, [letters, plain]) => text.replaceAll(letters, plain), name.normalize());

/** @returns such as "U+202F, which looks like a space"; undefined if there is none */
function lookAlikeIn(name: string): string | undefined {
  for (const [letters, plain] of LOOK_ALIKES) {
    const [letter] = name.match(letters) ?? [];
    if (letter === undefined) continue;
    const looks =
      plain === ' ' ? 'looks like a space' : plain ? `looks like "${plain}"` : 'is invisible';
    return `${codePoint(letter)}, which ${looks}`;
  }
  return undefined;
}

/** The file that a name most likely means if there is none of that name. */
export const similarFile = (name: string, files: ReadonlySet<string>): string | undefined =>
  sameLetters([name], files) ??
  [...files].find((each) => loosely(each) === loosely(name)) ??
  [...files].find((each) => loosely(posix.basename(each)) === loosely(posix.basename(name)));

/** Names are compared like this on some file systems, and written with "./" in some programs. */
const loosely = (name: string) =>
  name
    .replace(/^\.?\//, '')
    .normalize('NFC')
    .toLowerCase();

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
