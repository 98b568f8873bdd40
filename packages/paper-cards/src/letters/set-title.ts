/** Sets the letters of a title: lines that fit closely, each letter a little rotated and off its line. */
import type { Point } from '../paper/geometry.ts';
import type { Random } from '../paper/random.ts';
import { type Face, type Family, facesFrom, type FaceName, runsOf } from './faces.ts';
import {
  boundsOf,
  moveOutline,
  type Outline,
  pointsIn,
  type Segment,
  touching,
  turned,
} from './outlines.ts';
import { type Direction, directionIn, type Piece, piecesOf } from './visual-order.ts';

/** `text` is what it stands for: several characters if it is a ligature. Lengths in em until the title is scaled. */
export type Letter = { outline: Outline; text: string };
export type Line = { letters: readonly Letter[]; width: number };

const COMMANDS = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
} as const;

/** Space between words, em. */
const WORD_SPACE = 0.26;

/**
 * Sets words on a baseline at 0, from x = 0, with the kerning of their fonts.
 * @param direction of the whole title
 */
export function setLine(
  text: string,
  name: FaceName,
  random: Random,
  direction: Direction = directionIn(text),
): Line {
  const letters: Letter[] = [];
  let x = 0;
  for (const piece of piecesOf(text, facesFrom(name), direction)) {
    if (piece.afterSpace) x += WORD_SPACE + piece.face.tracking;
    const set = setPiece(piece, random);
    if (!piece.afterSpace) x -= looseness(letters.at(-1), set.letters[0], x);
    letters.push(...set.letters.map((letter) => shifted(letter, x)));
    x += set.advance;
  }
  const { left, right } = boundsOf(letters.map(({ outline }) => outline));
  return { letters: letters.map((letter) => shifted(letter, -left)), width: right - left };
}

const shifted = ({ outline, text }: Letter, by: number): Letter => ({
  outline: moveOutline(outline, ([x, y]) => [x + by, y]),
  text,
});

/** Scripts whose letters are joined, so that none is rotated or apart from the next one. */
const JOINED = /[\p{sc=Arab}\p{sc=Deva}]/u;

function setPiece(piece: Piece<Face>, random: Random) {
  const { font, face, text } = piece;
  const { tracking, turn, step } = JOINED.test(text) ? { tracking: 0, turn: 0, step: 0 } : face;
  const unit = capScale(face) / font.unitsPerEm;
  const { letters, advance } = setGlyphs(piece, unit, face.slant, tracking);
  const placed = letters.map((letter): Letter => ({
    ...letter,
    outline: turned(letter.outline, random.around(turn), random.around(step)),
  }));
  return { letters: placed, advance };
}

/**
 * The glyphs of a piece on a baseline at 0, from x = 0, without those that are empty.
 * @param unit em per unit of the font
 * @param slant degrees
 * @param tracking em
 */
function setGlyphs(
  { font, text, direction }: Piece<Family>,
  unit: number,
  slant = 0,
  tracking = 0,
): { letters: Letter[]; advance: number } {
  const lean = Math.tan((slant * Math.PI) / 180);
  const letters: Letter[] = [];
  const { glyphs, positions } = font.layout(text, undefined, undefined, undefined, direction);
  const characters = [...text];
  const isReordered = direction === 'rtl' || glyphs.length !== characters.length;
  let advance = 0;
  for (const [index, glyph] of glyphs.entries()) {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const [left, top] = [advance + xOffset * unit, -yOffset * unit];
    const outline = glyph.path.commands.map(({ command, args }): Segment => ({
      command: COMMANDS[command as keyof typeof COMMANDS],
      points: pointsIn(args).map(([x, y]) => [left + (x + y * lean) * unit, top - y * unit]),
    }));
    advance += xAdvance * unit + tracking;
    if (outline.length === 0) continue;
    // A glyph that was part of another before has no code points.
    const stands = isReordered ? String.fromCodePoint(...glyph.codePoints) : characters[index];
    letters.push({ outline, text: stands ?? '' });
  }
  return { letters, advance };
}

/** Sets words as they are printed, neither rotated nor enlarged. @param space between words, em */
export function setPlainLine(text: string, families: readonly Family[], space: number) {
  const letters: Outline[] = [];
  let width = 0;
  for (const piece of piecesOf(text, families, directionIn(text))) {
    if (piece.afterSpace) width += space;
    const set = setGlyphs(piece, 1 / piece.font.unitsPerEm);
    letters.push(...set.letters.map((letter) => shifted(letter, width).outline));
    width += set.advance;
  }
  return { letters, width };
}

/** Widest space between letters that are in different files of a face, which have no kerning in common, em. */
const MAX_GAP = 0.1;

/** How much closer the next letter, which is at x = 0 until it moves by `x`, should be to the one before, em. */
function looseness(before: Letter | undefined, next: Letter | undefined, x: number): number {
  if (!before || !next) return 0;
  const lying = ({ outline }: Letter) => [moveOutline(outline, ([px, py]): Point => [py, px])];
  const gap = x - touching(lying(before), lying(next));
  return Math.max(0, gap - MAX_GAP);
}

/** Height of capital letters, em, so that all faces look equally large, and a fallback like its neighbors. */
export const CAP_HEIGHT = 0.7;
function capScale(face: Face): number {
  const [{ font } = {}] = runsOf('H', [face]);
  return font ? (CAP_HEIGHT * font.unitsPerEm) / font.capHeight : 1;
}
