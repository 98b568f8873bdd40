/** Letters titles like the drawn ones: outlines cut from paper, on a sheet that runs around them. */
import { createRandom, type Random } from './paper/random.ts';
import { tag } from './paper/svg.ts';
import { breakTitle, MAX_SIZE, SLOT } from './letters/break-title.ts';
import { hashText } from './hash-text.ts';
import { faceFor, type FaceName, FACES, hasLetter } from './letters/faces.ts';
import { cutLetters, type Pattern, PATTERNS } from './letters/cut-letters.ts';
import { bendTitle } from './letters/bend-title.ts';
import { boundsOf, counterOf, moveOutline, type Outline } from './letters/outlines.ts';
import type { Line } from './letters/set-title.ts';
import { stackLines } from './letters/stack-lines.ts';
import { createTitlePapers, type Scheme, SCHEMES } from './letters/papers.ts';
import { placeOrnaments } from './letters/ornaments.ts';
import { cleanTitle } from './letters/title-text.ts';

export { FACE_NAMES, type FaceName } from './letters/faces.ts';

export type TitleOptions = {
  title: string;
  face: FaceName;
  /** Hue of the card, OKLCH degrees. */
  hue: number;
  /** Which papers the letters and their base are; by default it depends on the title. */
  scheme?: Scheme;
  /** By default it depends on the title. */
  pattern?: Pattern;
};

export type LetteredTitle = {
  /** A file of its own, whose name is the title. */
  svg: string;
  /** In units of a card of 616 x 1100; at most 493 x 231. */
  width: number;
  height: number;
  /** The text of each line. */
  lines: string[];
  /** Letters and digits that no face has, which are left out. */
  missing: string[];
};

/** How far the base reaches beyond the letters: em, and limits in units. With stitches it is wider. */
const REACH = { em: 0.1, min: 6.5, max: 11, stitched: 1.2 };
/** Room around the base: for its light edge, and for its shadow at the right and below, units. */
const LIGHT_ROOM = 2;
const SHADOW_ROOM = { right: 10, below: 14 };
/** Patterns are noise in smaller letters, em in units. */
const MIN_PATTERNED_SIZE = 76;
/** A disc in the hole of a smaller or narrower letter is a blot: units, and width by height. */
const MIN_COUNTER = { size: 18, aspect: 0.62 };
/** How often there is one. */
const COUNTER_CHANCE = 0.6;
/** Ornaments beside longer titles are fuss, characters. */
const MAX_ORNAMENTED_LENGTH = 28;
/** Three lines bend less, because of the room that it takes. */
const BEND = { short: 1, long: 0.4 };

/**
 * Letters a title in one to three lines. The same options give the same bytes.
 * @throws if the title has no letters or digits that can be lettered; the message continues a sentence about the title
 */
export function drawTitle({ title, hue, ...options }: TitleOptions): LetteredTitle {
  const { text, missing } = cleanTitle(title, (character) => hasLetter(character, options.face));
  const face = faceFor(text, options.face);
  if (!/[\p{L}\p{N}]/u.test(text)) {
    throw new Error('has no letters that can be drawn. Add letters, or an SVG file of the title.');
  }
  const random = createRandom(hashText(`${face} ${text}`));
  const chosen = { scheme: random.pick(SCHEMES), pattern: random.pick(PATTERNS), ...options };
  const gesture = random.pick(FACES[face].gestures);
  const { lines, set } = breakTitle(text, face);
  const stacked = stackLines(set, gesture === 'stagger');
  const hasOrnaments = gesture !== 'stagger' && text.length <= MAX_ORNAMENTED_LENGTH;
  const ornaments = hasOrnaments ? placeOrnaments(stacked, random) : [];
  const bent = bendTitle(
    [...stacked.outlines, ...ornaments],
    gesture,
    lines.length > 2 ? BEND.long : BEND.short,
  );

  const { size, reach } = fit(bent, chosen.pattern === 'stitches');
  const outlines = bent.map((outline) => moveOutline(outline, ([x, y]) => [x * size, y * size]));
  const letters = outlines.slice(0, stacked.outlines.length);
  const pattern = size < MIN_PATTERNED_SIZE ? 'plain' : chosen.pattern;
  const cut = cutLetters({
    letters,
    ornaments: outlines.slice(letters.length),
    counter: pattern === 'stitches' ? undefined : roundCounter(set, letters, random),
    papers: createTitlePapers(hue, chosen.scheme),
    pattern,
    reach,
    size,
  });
  return { ...frame(cut, outlines, reach, title), lines, missing };
}

/** The size at which outlines, in em, with their base and its shadow fill the slot. */
function fit(outlines: readonly Outline[], isStitched: boolean) {
  const { left, top, right, bottom } = boundsOf(outlines);
  const [width, height] = [right - left, bottom - top];
  const rough = Math.min(MAX_SIZE, SLOT.width / width, SLOT.height / height);
  const reach =
    Math.min(REACH.max, Math.max(REACH.min, rough * REACH.em)) * (isStitched ? REACH.stitched : 1);
  const room = 2 * reach + LIGHT_ROOM;
  const size = Math.min(
    MAX_SIZE,
    (SLOT.width - room - SHADOW_ROOM.right) / width,
    (SLOT.height - room - SHADOW_ROOM.below) / height,
  );
  return { size, reach };
}

/** The hole of the first round letter, on which a disc can lie. */
function roundCounter(
  lines: readonly Line[],
  outlines: readonly Outline[],
  random: Random,
): Outline | undefined {
  const letters = lines.flatMap((line) => line.letters);
  const counter = counterOf(outlines[letters.findIndex(({ text }) => /^[oоο]$/i.test(text))] ?? []);
  if (!random.chance(COUNTER_CHANCE) || !counter) return undefined;
  const { left, top, right, bottom } = boundsOf([counter]);
  const [width, height] = [right - left, bottom - top];
  const isRound = Math.min(width / height, height / width) >= MIN_COUNTER.aspect;
  return isRound && width >= MIN_COUNTER.size ? counter : undefined;
}

/** An SVG around the markup; a title that doesn't fill the slot has free space above and below. */
function frame(markup: string, outlines: readonly Outline[], reach: number, title: string) {
  const { left, top, right, bottom } = boundsOf(outlines);
  const before = reach + LIGHT_ROOM;
  const width = Math.ceil(right - left + before + reach + SHADOW_ROOM.right);
  const drawn = Math.ceil(bottom - top + before + reach + SHADOW_ROOM.below);
  const height = width < SLOT.width ? Math.max(drawn, SLOT.height) : drawn;
  const x = Math.floor(left - before);
  const y = Math.floor(top - before - (height - drawn) / 2);
  const svg = tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `${x} ${y} ${width} ${height}` },
    tag('title', {}, escapeXml(title.trim())) + markup,
  );
  return { svg, width, height };
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeXml = (text: string) => text.replaceAll(/[&<>]/g, (one) => ESCAPES[one] ?? one);
