/**
 * Letters the picture for shared links: the owner's name and job title on its lower edge. With outlines, because the fonts
 * of the machine that builds aren't known.
 */
import { type Font, openSync } from 'fontkit';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import type { Site } from '../../../app/content/schema.ts';
import { createBuildCache } from '../build-cache.ts';

/** All lengths in px of the picture, 1200 x 630. */
export const SHARE_SIZE = { width: 1200, height: 630 };
const MAX_TEXT_WIDTH = 1100;
const NAME = { size: 62, baseline: 562 };
const JOB_TITLE = { size: 32, baseline: 607 };
/** Without a name. */
const JOB_TITLE_ALONE = { size: 68, baseline: 576 };
const CREAM = '#fbf3dc';
const JPEG_QUALITY = 88;

const require = createRequire(import.meta.url);

/** @param face family and weight of an installed font, whose files have the letters of different languages */
function openFonts(family: string, weight: number): readonly Font[] {
  return ['latin', 'latin-ext'].map((letters) => {
    const file = require.resolve(
      `@fontsource/${family}/files/${family}-${letters}-${weight}-normal.woff`,
    );
    const font = openSync(file);
    if (!('layout' in font)) throw new Error(`${file} is a collection of fonts`);
    return font;
  });
}

/** The text in runs of letters that are in the same font. */
function splitByFont(text: string, fonts: readonly Font[]) {
  const runs: { font: Font; text: string }[] = [];
  for (const character of text) {
    const font = fonts.find((one) => one.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
    const last = runs.at(-1);
    if (last && (!font || last.font === font)) last.text += character;
    else if (font) runs.push({ font, text: character });
  }
  return runs;
}

/** A centered line of letters as SVG, smaller if it is too long. */
function drawLine(
  text: string,
  fonts: readonly Font[],
  { size, baseline }: { size: number; baseline: number },
): string {
  let width = 0;
  const glyphs = splitByFont(text, fonts).flatMap(({ font, text: run }) => {
    const layout = font.layout(run);
    return layout.glyphs.map((glyph, index) => {
      const at = { x: width, unit: 1 / font.unitsPerEm };
      width += (layout.positions[index]?.xAdvance ?? 0) / font.unitsPerEm;
      return { d: glyph.path.toSVG(), ...at };
    });
  });
  const scale = Math.min(size, MAX_TEXT_WIDTH / width);
  const left = (SHARE_SIZE.width - width * scale) / 2;
  return glyphs
    .map(
      ({ d, x, unit }) =>
        `<path transform="translate(${left + x * scale} ${baseline}) scale(${scale * unit} ${-scale * unit})" d="${d}"/>`,
    )
    .join('');
}

/** The letters in cream, with the shadow of paper, over a transparent ground. */
function drawLetters({ name, jobTitle }: Pick<Site['owner'], 'name' | 'jobTitle'>): string {
  const heading = openFonts('fraunces', 600);
  const lines = name
    ? drawLine(name, heading, NAME) + drawLine(jobTitle, openFonts('nunito', 400), JOB_TITLE)
    : drawLine(jobTitle, heading, JOB_TITLE_ALONE);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_SIZE.width}" height="${SHARE_SIZE.height}">
    <filter id="blur"><feGaussianBlur stdDeviation="2"/></filter>
    <g transform="translate(2 3)" opacity="0.5" fill="#06140c" filter="url(#blur)">${lines}</g>
    <g fill="${CREAM}">${lines}</g>
  </svg>`;
}

const cached = createBuildCache('share-picture', {
  module: import.meta.filename,
  packages: ['@fontsource/nunito', '@fontsource/fraunces'],
  versions: sharp.versions,
});

/** Puts name and job title on the lower edge of a picture, a JPEG of 1200 x 630 px. */
export const letterPicture = (
  blank: Buffer,
  { name, jobTitle }: Pick<Site['owner'], 'name' | 'jobTitle'>,
): Promise<Buffer> =>
  cached.file([JSON.stringify([name, jobTitle]), blank], () =>
    sharp(blank)
      .composite([{ input: Buffer.from(drawLetters({ name, jobTitle })) }])
      .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
      .toBuffer(),
  );
