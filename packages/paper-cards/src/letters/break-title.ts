/** Divides a title into the lines in which it is largest and best balanced. */
import { createRandom } from '../paper/random.ts';
import { hashText } from '../hash-text.ts';
import type { FaceName } from './faces.ts';
import { type Line, setLine } from './set-title.ts';
import { addBreak, listBreaks } from './title-text.ts';
import { directionIn } from './visual-order.ts';

/** Where titles are in a card of 616 x 1100 units: app/carousel/card.css.ts, `title`. */
export const SLOT = { width: 493, height: 231 };
/** Size of the letters, em in units of the card; capitals are 0.7 em high. */
export const MAX_SIZE = 168;
/** Three lines are better than smaller letters: 15 px in a card of 180 px. */
const GOOD_SIZE = 52;
/** Words break only if all breaks between words need them: 12 px in a card of 180 px. */
const MIN_SIZE = 42;
/** For one, two and three lines. */
const LINE_COUNT_FACTORS = [1, 1.02, 0.88];
/** Share of the score that the most uneven lines lose. */
const RAGGED_LOSS = 0.3;
/** For each line that ends in a word that belongs to the next one, or after a hyphen. */
const HANGING_FACTOR = 0.7;
const HYPHEN_FACTOR = 0.9;
/** Heights that are close enough to compare breaks, em: of a line, and of what is above and below all lines. */
const ROUGH = { line: 0.85, around: 0.5, beside: 0.3 };
/** Words that may have to break: of a title of 45 characters. */
const MAX_WORD_BREAKS = 2;

/** A short word, an article or `&` at the end of a line. */
const HANGING =
  /(?:^|\s)(?:[\p{L}&+]{1,2}|and|the|for|und|der|die|das|les|des|los|las|del|con|pour|avec)$/iu;

/** @returns one to three lines, set, with sizes in em */
export function breakTitle(text: string, face: FaceName): { lines: string[]; set: Line[] } {
  const known = new Map<string, Line>();
  const direction = directionIn(text);
  const lineOf = (line: string): Line => {
    const set =
      known.get(line) ?? setLine(line, face, createRandom(hashText(`${face} ${line}`)), direction);
    known.set(line, set);
    return set;
  };
  const rated = (candidate: string) =>
    listBreaks(candidate).map((lines) => ({ lines, ...rate(lines, lineOf) }));

  let breakable = text;
  let breaks = rated(text);
  for (let count = 0; count < MAX_WORD_BREAKS; count++) {
    if (breaks.some(({ size }) => size >= MIN_SIZE)) break;
    breakable = addBreak(breakable);
    breaks = rated(breakable);
  }
  const chosen = breaks.reduce((best, other) => (other.score > best.score ? other : best));
  return { lines: chosen.lines, set: chosen.lines.map(lineOf) };
}

function rate(lines: readonly string[], lineOf: (line: string) => Line) {
  const widths = lines.map((line) => lineOf(line).width);
  const [narrowest, widest] = [Math.min(...widths), Math.max(...widths)];
  const size = Math.min(
    MAX_SIZE,
    SLOT.width / (widest + ROUGH.beside),
    SLOT.height / (lines.length * ROUGH.line + ROUGH.around),
  );
  const broken = lines.slice(0, -1);
  const score =
    size *
    Math.min(1, size / GOOD_SIZE) ** 2 *
    (LINE_COUNT_FACTORS[lines.length - 1] ?? 0) *
    (1 - RAGGED_LOSS * (1 - narrowest / widest)) *
    HANGING_FACTOR ** broken.filter((line) => HANGING.test(line)).length *
    HYPHEN_FACTOR ** broken.filter((line) => line.endsWith('-')).length;
  return { size, score };
}
