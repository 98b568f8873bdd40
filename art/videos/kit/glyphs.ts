/** One image per character; videos compose numbers and words from them. */
import { bounds, openFont, outline, setLine } from '../../kit/lettering.ts';
import { shape } from '../../../tools/content/paper/svg.ts';
import { cutOut } from './pictures.ts';
import { GLYPH } from './glyph-size.ts';
import type { Drawn } from './recording.ts';

type Face = { ink: string; font?: ReturnType<typeof openFont> };

/**
 * @param characters the needed characters
 * @param size largest font size at which they are shown, units
 * @param name prefix of the images' names
 */
export function glyphs(
  characters: string,
  size: number,
  { ink, font = openFont('fredoka', 600) }: Face,
  name = '',
): Record<string, Drawn> {
  const finer = size * GLYPH.scale;
  // Centers digits vertically.
  const { top, bottom } = bounds(setLine(font, '8', { size: finer }));
  const high = Math.ceil(finer * GLYPH.height);
  const drawn = [...new Set(characters)].map((character) => {
    const advance = font.stringToGlyphs(character)[0]?.advanceWidth ?? 0;
    const wide = Math.ceil((advance / font.unitsPerEm + 0.02) * finer);
    const letters = setLine(font, character, {
      size: finer,
      x: wide / 2,
      y: high / 2 - (top + bottom) / 2,
    });
    return [`${name}${character}`, cutOut([shape(outline(letters), ink)], wide, high)] as const;
  });
  return Object.fromEntries(drawn);
}
