/** Round logos in cut paper: initials or an icon on a disc, below a ring with one of several edges. */
import { svgAsSymbol } from './icon-symbol.ts';
import { LOGO_EDGES, type LogoOptions, roundLogo } from './paper/emblem.ts';
import { offsetOutline } from './paper/offset.ts';
import { createRandom } from './paper/random.ts';
import { type Attributes, tag } from './paper/svg.ts';
import { type FaceName, hasLetter } from './letters/faces.ts';
import { boundsOf, flatten, moveOutline, pathOf, shortPath } from './letters/outlines.ts';
import { setLine } from './letters/set-title.ts';
import { createLogoPapers, LOGO_SCHEMES, type LogoPapers, type Paper } from './letters/papers.ts';
import { hashText } from './hash-text.ts';
import { cleanTitle } from './letters/title-text.ts';

/** Units of the drawing, 96 x 96: the disc's visible radius is 36. */
const MIDDLE = 48;
/** Size of the letters together, at which their corners stay on the disc. */
const MAX_LETTERS = { width: 58, height: 43, diagonal: 65 };
const ICON_SIZE = 48;
/** How far the sheet below letters reaches beyond them. */
const BASE_REACH = 2.6;
const MAX_CHARACTERS = 3;

export type LogoContent =
  /** One to three letters. */
  | { text: string }
  /** Source of an SVG, whose shapes become one color. */
  | { icon: string }
  /** Its initials. */
  | { title: string };

export type DrawLogoOptions = LogoContent & {
  /** Accessible name, and what else the edge and colors are chosen from: the slug. */
  slug: string;
  /** Hue of the card, OKLCH degrees. */
  hue: number;
  face: FaceName;
  edge?: NonNullable<LogoOptions['edge']>;
  scheme?: (typeof LOGO_SCHEMES)[number];
};

/**
 * Draws a round logo, legible from 40 px.
 * @returns an SVG of 96 x 96 px
 * @throws if there is nothing to draw; the message continues a sentence about the field
 */
export function drawLogo({ slug, hue, face, edge, scheme, ...content }: DrawLogoOptions): string {
  const random = createRandom(hashText(`logo ${slug}`));
  const edges = random.pick(LOGO_EDGES);
  const papers = createLogoPapers(hue, scheme ?? random.pick(LOGO_SCHEMES));
  return roundLogo({
    name: slug,
    ground: papers.ground,
    rim: papers.rim,
    edge: edge ?? edges,
    symbol:
      'icon' in content
        ? raisedIcon(content.icon, papers)
        : raisedLetters(lettersOf(content), face, papers),
  });
}

const lettersOf = (content: { text: string } | { title: string }): string =>
  'text' in content ? content.text : initialsOf(content.title);

/** Words that initials skip. */
const MINOR =
  /^(?:a|an|the|of|for|and|or|in|on|at|to|from|with|by|der|die|das|und|de|la|le|les|el|los|i|w|z)$/i;

/**
 * The capital initials of a title. Symbols and small words are left out.
 * @returns one or two letters: of the first and the last word that matter, or of a word in camel case
 */
export function initialsOf(title: string): string {
  const words = title.normalize('NFC').match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? [];
  const major = words.filter((word) => !MINOR.test(word));
  const [first = '', ...others] = major.length > 0 ? major : words.slice(0, 1);
  const hump = /^\p{Lu}\p{Ll}+(\p{Lu})/u.exec(first)?.[1] ?? '';
  const initials = [first, others.at(-1) ?? hump].map((word) => [...word][0] ?? '');
  return initials.join('').toUpperCase();
}

function raisedLetters(requested: string, face: FaceName, papers: LogoPapers): string {
  const { text } = cleanTitle(requested, (character) => hasLetter(character, face));
  const count = [...text].length;
  if (count === 0)
    throw new Error('has no letters that can be drawn. Use letters or digits, or an icon.');
  if (count > MAX_CHARACTERS)
    throw new Error(`is too long for a round logo. Use at most ${MAX_CHARACTERS} letters.`);
  const { letters } = setLine(text, face, createRandom(hashText(`${face} ${text}`)));
  const outlines = letters.map(({ outline }) => outline);
  const { left, right, top, bottom } = boundsOf(outlines);
  const [width, height] = [right - left, bottom - top];
  const size = Math.min(
    MAX_LETTERS.width / width,
    MAX_LETTERS.height / height,
    MAX_LETTERS.diagonal / Math.hypot(width, height),
  );
  const placed = outlines.map((outline) =>
    moveOutline(outline, ([x, y]) => [
      MIDDLE + (x - (left + right) / 2) * size,
      MIDDLE + (y - (top + bottom) / 2) * size,
    ]),
  );
  const letterSheet = define('l', pathOf(placed));
  if (!papers.base) return letterSheet.definition + raised(letterSheet.draw, papers.symbol);
  const baseSheet = define('b', offsetOutline(pathOf(flatten(placed)), BASE_REACH));
  return (
    letterSheet.definition +
    baseSheet.definition +
    raised(baseSheet.draw, papers.base) +
    raised(letterSheet.draw, papers.symbol)
  );
}

/** Defines an outline once, for its paper, edge and shadows. */
function define(id: string, d: string): { definition: string; draw: Draw } {
  return {
    definition: tag('defs', {}, tag('path', { id, d: shortPath(d) })),
    draw: (fill, more) => tag('use', { href: `#${id}`, fill, ...more }),
  };
}

type Draw = (color: string, more: Attributes) => string;

/** A symbol with a soft shadow and a lit edge. */
function raised(draw: Draw, { color, light }: Paper): string {
  const at = (x: number, y: number) => ({ transform: `translate(${x} ${y})` });
  return (
    draw('#05040c', { ...at(1.5, 2.4), opacity: 0.16 }) +
    draw('#05040c', { ...at(0.9, 1.3), opacity: 0.32 }) +
    draw(light, at(-0.6, -0.7)) +
    draw(color, {})
  );
}

function raisedIcon(source: string, papers: LogoPapers): string {
  const symbol = svgAsSymbol(source, { id: 'icon', middle: MIDDLE, size: ICON_SIZE });
  const draw: Draw = (color, more) => tag('use', { href: '#icon', color, ...more });
  return `<defs>${symbol}</defs>` + raised(draw, papers.symbol);
}
