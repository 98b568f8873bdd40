/** One picture per character; a video composes numbers and words of them. */
import { bounds, openFont, outline, setLine } from '../../kit/lettering.ts';
import { shape } from '../../kit/svg.ts';
import { cutOut } from './pictures.ts';
import { FIGURE } from './figure-size.ts';
import type { Drawn } from './show.ts';

type Face = { ink: string; font?: ReturnType<typeof openFont> };

/**
 * @param characters the needed characters
 * @param size of the letters where they are shown largest, units
 * @param name prefix of the pictures' names
 */
export function figures(
  characters: string,
  size: number,
  { ink, font = openFont('fredoka', 600) }: Face,
  name = '',
): Record<string, Drawn> {
  const finer = size * FIGURE.finer;
  // As high above the middle as a number is below it.
  const { top, bottom } = bounds(setLine(font, '8', { size: finer }));
  const high = Math.ceil(finer * FIGURE.height);
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
