/**
 * The fonts of the résumé. Each typeface is in several files, one for a group of scripts, so that a text is set in runs. What
 * the site's typefaces lack is in others as light as the text: symbols in one, Japanese in another. Rare characters are in the
 * face of titles with the most of them.
 */
import { openSync } from 'fontkit';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const SYMBOLS = 'noto-sans-math';
const OTHERS = [
  [SYMBOLS, 400],
  ['kosugi-maru', 400],
  ['dela-gothic-one', 400],
] as const;
const STYLES = {
  text: [['nunito', 400], ...OTHERS],
  bold: [['nunito', 700], ...OTHERS],
  heading: [['fraunces', 600], ['nunito', 700], ...OTHERS],
} as const;
export type TextStyle = keyof typeof STYLES;

/** Packages of the fonts. */
export const FONT_PACKAGES = [
  ...new Set(
    Object.values(STYLES).flatMap((families) => families.map(([name]) => `@fontsource/${name}`)),
  ),
];

const require = createRequire(import.meta.url);

type FontFile = { file: string; has(code: number): boolean };

const known = new Map<string, FontFile[]>();

/** The files of a typeface, that with basic Latin first. */
function filesOf(family: string, weight: number): FontFile[] {
  const key = `${family} ${weight}`;
  const former = known.get(key);
  if (former) return former;
  const folder = path.dirname(require.resolve(`@fontsource/${family}/package.json`));
  const subsets = JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8')) as object;
  const files = Object.entries(subsets).map(([subset, ranges]: [string, string]): FontFile => {
    const name = `${family}-${subset.replaceAll(/[[\]]/g, '')}-${weight}-normal.woff`;
    const file = path.join(folder, 'files', name);
    const numbers = ranges.split(',').map((range) => {
      const [first = '', last = first] = range.replace('U+', '').split('-');
      return [parseInt(first, 16), parseInt(last, 16)] as const;
    });
    let characters: Set<number> | undefined;
    return {
      file,
      has(code) {
        const isListed =
          family === SYMBOLS
            ? // Its package lists the ranges of Latin only. Its Greek letters are for formulas.
              /\p{S}/u.test(String.fromCodePoint(code))
            : numbers.some(([first, last]) => first <= code && code <= last);
        if (!isListed) return false;
        characters ??= new Set(characterSet(file));
        return characters.has(code);
      },
    };
  });
  files.reverse();
  known.set(key, files);
  return files;
}

function characterSet(file: string): number[] {
  const font = openSync(file);
  return 'characterSet' in font ? font.characterSet : [];
}

/** The file with the basic Latin letters of a style. */
export const basicFont = (style: TextStyle): string => {
  const [[family, weight]] = STYLES[style];
  return filesOf(family, weight)[0]?.file ?? '';
};

const metrics = new Map<string, { ascent: number; height: number }>();

/** Where the baseline of a font's line is, and how high the line is, em. */
export function metricsOf(file: string): { ascent: number; height: number } {
  const font = metrics.get(file) ?? readMetrics(file);
  metrics.set(file, font);
  return font;
}

function readMetrics(file: string) {
  const font = openSync(file);
  if (!('ascent' in font)) throw new Error(`${file} is a collection of fonts`);
  const { ascent, descent, lineGap, unitsPerEm } = font;
  return { ascent: ascent / unitsPerEm, height: (ascent - descent + lineGap) / unitsPerEm };
}

export type Run = { file: string; text: string };

/** Divides a text into runs of one font file each. Characters that no file has are left out (`missingIn`). */
export function runsOf(text: string, style: TextStyle): Run[] {
  const files = STYLES[style].flatMap(([family, weight]) => filesOf(family, weight));
  const runs: Run[] = [];
  for (const character of text.normalize('NFC')) {
    const code = character.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    // Spaces and commas belong to the word before them.
    const lastFile = files.find(({ file }) => file === last?.file);
    const { file } = (lastFile?.has(code) ? lastFile : files.find((one) => one.has(code))) ?? {};
    if (!file) continue;
    if (last && last.file === file) last.text += character;
    else runs.push({ file, text: character });
  }
  return runs;
}

/** The characters of a text that no file of a style has, each once. Those without a look of their own, such as joiners, don't count. */
export function missingIn(text: string, style: TextStyle): string[] {
  const files = STYLES[style].flatMap(([family, weight]) => filesOf(family, weight));
  const lacks = (character: string) =>
    !/[\p{C}\p{Z}\ufe0f]/u.test(character) &&
    !files.some((one) => one.has(character.codePointAt(0) ?? 0));
  return [...new Set(text.normalize('NFC'))].filter(lacks);
}

/** Whether anything of a text can be printed. */
export const canPrint = (text: string): boolean =>
  runsOf(text, 'text').some((run) => run.text.trim() !== '');
