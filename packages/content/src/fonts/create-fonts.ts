/**
 * The fonts of a site: each face in four subsets, what English text needs on every page, and the rest of Latin-1, the other
 * Latin letters and the Vietnamese letters, which browsers load only on pages that use them. Each family has a fallback of the
 * same metrics in case it loads too late.
 */
import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import timesNewRoman from '@capsizecss/metrics/timesNewRoman';
import { fromBuffer } from '@capsizecss/unpack';
import { create, type Font } from 'fontkit';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { createBuildCache } from '../cache/build-cache.ts';
import { boundsOf, type FaceName, fontFace, PARTS, RARE_PARTS } from '../schema/faces.ts';
import type { Fonts } from '../schema/site.ts';
import { type Family, nearestWeight, openFamily, type Style } from './family.ts';

export const DEFAULT_FONTS: Fonts = { text: 'nunito', headings: 'fraunces' };

const cached = createBuildCache('fonts', { module: import.meta.filename });

/** The subsets of a package that have the letters of a part; the others are in `latin`. */
const SUBSETS: Record<string, string> = { extended: 'latin-ext', vietnamese: 'vietnamese' };

/** Name of the face of italic text; the others' names are those of `FaceName`. */
export const ITALIC = 'text italic';

/** A face, with the files of its parts. */
export type Face = { name: string; css: string; files: Record<string, string> };

export type SiteFonts = {
  /** Absolute path of the folder with the files, and with `fonts.css`, which loads them. */
  folder: string;
  faces: readonly Face[];
  /** The letters in the ranges of the rare parts that not all faces have. */
  missing: string;
};

/** Creates the fonts, or finds them in the cache. A family that isn't installed is the default one: the check reports it. */
export async function createFonts(fonts: Fonts): Promise<SiteFonts> {
  const text = openFamily(fonts.text) ?? installed(DEFAULT_FONTS.text);
  const headings = openFamily(fonts.headings) ?? installed(DEFAULT_FONTS.headings);
  const folder = await cached.folder('', [text.release, headings.release], async (save) => {
    const faces: Face[] = [];
    const missing = new Set<string>();
    for (const face of facesOf(text, headings)) {
      const files: Face['files'] = {};
      for (const [part, range] of Object.entries({ ...PARTS, ...RARE_PARTS })) {
        const made = await createPart(face, part, lettersOf(range));
        const has = made ? (create(made) as Font).characterSet : [];
        if (part in RARE_PARTS) {
          for (const letter of without(lettersOf(range), has)) missing.add(letter);
        }
        if (!made || has.length === 0) continue;
        files[part] = `${face.file}-${part}.woff2`;
        await save(files[part], made);
      }
      faces.push({ name: face.name, css: face.css, files });
    }
    await save('fonts.css', await styleSheet(faces, text, headings));
    await save('faces.json', JSON.stringify({ faces, missing: [...missing].join('') }));
  });
  const list = await readFile(path.join(folder, 'faces.json'), 'utf8');
  return { folder, ...(JSON.parse(list) as Omit<SiteFonts, 'folder'>) };
}

function installed(id: string): Family {
  const family = openFamily(id);
  if (!family) throw new Error(`@fontsource/${id} is not installed`);
  return family;
}

const lettersOf = (range: string) =>
  boundsOf(range).flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  );

const without = (letters: readonly string[], codes: readonly number[]) => {
  const known = new Set(codes);
  return letters.filter((letter) => !known.has(letter.codePointAt(0) ?? 0));
};

type FaceSource = Omit<Face, 'files'> & {
  family: Family;
  weight: number;
  style: Style;
  /** The beginning of the names of its files. */
  file: string;
};

/** The faces that style sheets use. Browsers slant Nunito, whose italic is hardly another. */
function facesOf(text: Family, headings: Family): FaceSource[] {
  const hasItalic = text.id !== DEFAULT_FONTS.text && text.styles.includes('italic');
  return [
    faceOf('text 400', text, 400),
    faceOf('text 700', text, 700),
    // In the family of the text, semibold would look thin beside the letters that browsers embolden, those of the visitor's fonts.
    text.id === headings.id
      ? faceOf('headings 600', text, 700)
      : // Declared as semibold whatever it is, or browsers would embolden it.
        faceOf('headings 600', headings, 600, { declared: 600 }),
    ...(hasItalic ? [faceOf(ITALIC, text, 400, { style: 'italic' })] : []),
  ];
}

function faceOf(
  name: FaceName | typeof ITALIC,
  family: Family,
  wanted: number,
  { style = 'normal', declared }: { style?: Style; declared?: number } = {},
): FaceSource {
  const weight = nearestWeight(family, wanted);
  return {
    name,
    family,
    weight,
    style,
    css: descriptorsOf(family, declared ?? weight, style),
    file: `${family.id}-${weight}${style === 'italic' ? '-italic' : ''}`,
  };
}

/** @returns undefined if the family has no such subset */
async function createPart(
  { family, weight, style }: FaceSource,
  part: string,
  letters: readonly string[],
) {
  const subset = SUBSETS[part] ?? 'latin';
  if (!family.subsets.includes(subset)) return undefined;
  return subsetFont(await family.read(subset, weight, style), letters.join(''), {
    targetFormat: 'woff2',
    ...(family.isVariable && { variationAxes: { wght: weight } }),
  });
}

/**
 * A font is used from the first paint or not at all on this visit, because a late one would reflow text. Italics may be late: they
 * are few words, which nothing preloads.
 */
const descriptorsOf = ({ family }: Family, weight: number, style: Style) =>
  `font-family:"${family}";font-weight:${weight};` +
  (style === 'italic' ? 'font-style:italic;font-display:swap' : 'font-display:optional');

async function styleSheet(faces: readonly Face[], ...families: [Family, Family]) {
  const rules = faces.flatMap(({ css, files }) =>
    Object.entries(PARTS).flatMap(([part, range]) => {
      const file = files[part];
      return file ? [fontFace(css, `./${file}`, range)] : [];
    }),
  );
  const [text, headings] = await Promise.all([stackOf(families[0]), stackOf(families[1])]);
  const variables = `--font-text:${text.family};--font-heading:${headings.family}`;
  // Both can be the same.
  const all = new Set([...rules, text.fallback, headings.fallback, `:root{${variables}}`]);
  return [...all].join('\n');
}

/** A family with its fallback, a font of the system that is adjusted to it. */
async function stackOf(family: Family) {
  const metrics = await fromBuffer(
    await family.read('latin', nearestWeight(family, 400), 'normal'),
  );
  const isSerif = family.category === 'serif';
  const { fontFamily, fontFaces } = createFontStack(
    [{ ...metrics, familyName: family.family }, isSerif ? timesNewRoman : arial],
    { fontFaceFormat: 'styleString' },
  );
  return {
    family: `${fontFamily}, ${isSerif ? 'serif' : 'sans-serif'}`,
    fallback: fontFaces,
  };
}
