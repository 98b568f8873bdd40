/** The faces that titles are lettered in, and which of their files has a character. */
import { type Font, openSync } from 'fontkit';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** How a face's lines lie: across, rising to the right, over an arch, on a wave, or each farther to the right. */
export type Gesture = 'level' | 'rise' | 'arch' | 'wave' | 'stagger';

export type Face = {
  /** Folder in `@fontsource`, and weight. */
  family: string;
  weight: number;
  /** Degrees that a letter is rotated at most. */
  turn: number;
  /** How far a letter is above or below its line at most, em. */
  step: number;
  /** Extra space between letters, em. */
  tracking: number;
  /** Degrees by which all letters lean to the right, besides the face's own slant. */
  slant?: number;
  /** Gestures that suit it; the title decides which. */
  gestures: readonly [Gesture, ...Gesture[]];
};

/** @param tuning turn, step, tracking and slant */
const face = (
  family: string,
  weight: number,
  [turn, step, tracking, slant]: readonly [number, number, number, number?],
  ...gestures: readonly [Gesture, ...Gesture[]]
): Face => ({ family, weight, turn, step, tracking, ...(slant && { slant }), gestures });

export const FACES = {
  /** Chunky and round. */
  rounded: face('baloo-2', 800, [2.6, 0.018, 0.035], 'level', 'arch', 'wave'),
  /** Wood type. */
  slab: face('alfa-slab-one', 400, [1.1, 0.008, 0.05], 'level', 'arch'),
  /** Condensed capitals of a poster. */
  poster: face('anton', 400, [1.2, 0.01, 0.05], 'level', 'rise'),
  /** A brush script, whose letters are joined. */
  script: face('lobster', 400, [0, 0, 0], 'rise', 'stagger'),
  /** Swashes. */
  swash: face('sansita-swashed', 800, [2, 0.014, 0.03], 'wave', 'stagger', 'level'),
  /** A fat, soft serif. */
  serif: face('fraunces', 900, [1.6, 0.01, 0.035], 'level', 'stagger', 'arch'),
  /** Geometric, of the 1930s. */
  deco: face('righteous', 400, [1.4, 0.01, 0.045], 'stagger', 'level'),
  /** Wide and black, with Cyrillic, Greek, Vietnamese and Japanese: letters that the others lack. */
  gothic: face('dela-gothic-one', 400, [1.8, 0.012, 0.03, 4], 'level', 'rise'),
  /** Round and black, with Arabic and Hebrew. Titles are lettered in it only where the others lack letters. */
  block: face('rubik', 900, [1.6, 0.01, 0.03], 'level', 'rise', 'arch'),
};

export type FaceName = keyof typeof FACES;

export const FACE_NAMES = Object.keys(FACES) as [FaceName, ...FaceName[]];

/** For letters that a face lacks. */
const FALLBACKS: readonly FaceName[] = ['gothic', 'poster', 'block'];

const require = createRequire(import.meta.url);

/** A family of `@fontsource`. */
export type Family = Pick<Face, 'family' | 'weight'>;

type FontFile = { ranges: readonly (readonly [first: number, last: number])[]; font: () => Font };

const opened = new Map<string, FontFile[]>();

/** The files of a face, each of which has some of its letters; a file is opened when one of them is needed. */
function filesOf({ family, weight }: Family): FontFile[] {
  const key = `${family} ${weight}`;
  const known = opened.get(key);
  if (known) return known;
  const folder = path.dirname(require.resolve(`@fontsource/${family}/package.json`));
  const subsets = JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8')) as object;
  const files = Object.entries(subsets).map(([subset, ranges]: [string, string]): FontFile => {
    const name = `${family}-${subset.replaceAll(/[[\]]/g, '')}-${weight}-normal.woff`;
    let font: Font | undefined;
    return {
      ranges: ranges.split(',').map(rangeOf),
      font: () => (font ??= openFont(path.join(folder, 'files', name))),
    };
  });
  // Basic Latin first: the files of other scripts may have some of its characters too.
  files.reverse();
  opened.set(key, files);
  return files;
}

/** `U+0-FF` or `U+131` as numbers. */
function rangeOf(range: string): [number, number] {
  const [first = '', last = first] = range.replace('U+', '').split('-');
  return [parseInt(first, 16), parseInt(last, 16)];
}

function openFont(file: string): Font {
  const font = openSync(file);
  if (!('layout' in font)) throw new Error(`${file} is a collection of fonts`);
  return font;
}

export function fontWith(face: Family, character: string): Font | undefined {
  const code = character.codePointAt(0) ?? 0;
  return filesOf(face)
    .filter(({ ranges }) => ranges.some(([first, last]) => first <= code && code <= last))
    .map(({ font }) => font())
    .find((font) => font.hasGlyphForCodePoint(code));
}

/** Letters of a word that are in the same file of a face. */
export type Run<Of extends Family = Face> = { font: Font; face: Of; text: string };

/**
 * @param faces in the order of preference
 * @returns the word in runs, all in the first face that has all of its letters. If none has, each letter is in the first that has it,
 *   and letters that none has are left out.
 */
export function runsOf<Of extends Family>(word: string, faces: readonly Of[]): Run<Of>[] {
  const characters = [...word];
  const whole = faces.find((face) => characters.every((one) => fontWith(face, one)));
  const runs: Run<Of>[] = [];
  for (const character of characters) {
    const face = whole ?? faces.find((one) => fontWith(one, character));
    const font = face && fontWith(face, character);
    const last = runs.at(-1);
    if (font && last?.font === font) last.text += character;
    else if (font) runs.push({ font, face, text: character });
  }
  return runs;
}

/** A face and what stands in for it. */
export const facesFrom = (name: FaceName): Face[] => [name, ...FALLBACKS].map((one) => FACES[one]);

/**
 * The face for a whole title: a fallback if a Latin letter is missing, because two faces would look like
 * an accident. Words in another script are in the fallback by themselves.
 */
export function faceFor(text: string, name: FaceName): FaceName {
  const latin = [...text].filter((one) => /\p{sc=Latin}/u.test(one));
  const hasAll = (face: FaceName) => latin.every((one) => fontWith(FACES[face], one));
  return [name, ...FALLBACKS].find(hasAll) ?? name;
}

/** Whether a face or one of its fallbacks has the character. */
export const hasLetter = (character: string, name: FaceName): boolean =>
  facesFrom(name).some((face) => fontWith(face, character));
