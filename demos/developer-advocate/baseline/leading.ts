/** Positions of text in its box, with the browser's leading and with trimmed leading. */
import { type FontMetrics, precomputeValues } from '@capsizecss/core';
import fraunces from '@capsizecss/metrics/fraunces';
import nunito from '@capsizecss/metrics/nunito';
import type { Size } from '#app/demo-kit/use-size.ts';
import { clamp } from '#app/demo-kit/vector.ts';

type Face = {
  name: string;
  /** Which of the site's two families it is. */
  family: 'text' | 'heading';
  weight: number;
  metrics: FontMetrics;
};

export const FACES = {
  heading: { name: 'Fraunces', family: 'heading', weight: 600, metrics: fraunces },
  text: { name: 'Nunito', family: 'text', weight: 400, metrics: nunito },
  bold: { name: 'Nunito bold', family: 'text', weight: 700, metrics: nunito },
} as const satisfies Record<string, Face>;
export type FaceName = keyof typeof FACES;

/** Usual font size of a document, px. */
const ROOT_PX = 16;

export type Setting = {
  face: FaceName;
  /** Px. */
  size: number;
  /** Percent of the font size. */
  leading: number;
};

/** What the visitor has chosen; the page can be too narrow for the size. */
export type Target = Omit<Setting, 'size'> & { size?: number; text: string };

/** Distances from the upper edge of a line to its capitals and its baseline, and the space around, px. */
export type Leading = {
  /** Height of a line. */
  line: number;
  /** Half of the leading, above and below the text; negative if lines overlap. */
  half: number;
  capital: number;
  baseline: number;
  /** Space above the capitals of the first line, which is trimmed. */
  above: number;
  /** Space below the last baseline, which is trimmed. */
  below: number;
};

export function leadingOf({ face, size, leading }: Setting): Leading {
  const { ascent, descent, capHeight, unitsPerEm } = FACES[face].metrics;
  const px = (units: number) => (units / unitsPerEm) * size;
  const line = (leading / 100) * size;
  const half = (line - px(ascent + Math.abs(descent))) / 2;
  const baseline = half + px(ascent);
  const capital = baseline - px(capHeight);
  return { line, half, capital, baseline, above: capital, below: line - baseline };
}

/** Margins that trim the leading, as CSS: before the first line and after the last. */
export function trimOf({ face, size, leading }: Setting): { before: string; after: string } {
  const { capHeightTrim, baselineTrim } = precomputeValues({
    fontSize: size,
    leading: (leading / 100) * size,
    fontMetrics: FACES[face].metrics,
  });
  return { before: capHeightTrim, after: baselineTrim };
}

/** The whole rule, to paste into a stylesheet. */
export function cssOf(setting: Setting): string {
  const { before, after } = trimOf(setting);
  const { name, weight } = FACES[setting.face];
  const size = setting.size / ROOT_PX;
  return `.trimmed {
  font: ${weight} ${Number(size.toFixed(4))}rem / ${setting.leading / 100} ${name.replace(' bold', '')}, sans-serif;
}
.trimmed::before {
  content: '';
  display: table;
  margin-bottom: ${before};
}
.trimmed::after {
  content: '';
  display: table;
  margin-top: ${after};
}
@supports (text-box: trim-both cap alphabetic) {
  .trimmed {
    text-box: trim-both cap alphabetic;
  }
  .trimmed::before,
  .trimmed::after {
    content: none;
  }
}
`;
}

/** Text of two lines, and the maximum width of the longer one, em. */
export type Words = { lines: readonly [string, string]; width: number };
const LONG_WORDS: Words = { lines: ['happy', 'glyphs'], width: 3.4 };
const SHORT_WORDS: Words = { lines: ['big', 'joy'], width: 1.75 };

/** Minimum page width for the long words, px. */
const MIN_WIDTH_FOR_LONG_PX = 130;

const MIN_SIZE_PX = 20;
const MAX_SIZE_PX = 72;
/** Long words of a visitor are smaller where there is little room, px. */
const MIN_LARGEST_PX = 8;

/** The smallest font size, px: small enough that its thread can be dragged. @param largest size that fits, px */
export const smallestSize = (largest: number) => Math.min(MIN_SIZE_PX, Math.floor(largest * 0.72));

/** Initial font size, px, with which its thread can be dragged both ways at any page width. */
export const openingSize = (largest: number) => Math.floor((largest * 8) / 9);

/**
 * The text for a page width, px, and the largest font size at which it fits, px.
 * @param own words of the visitor
 */
export function wordsIn(width: number, own?: Words): { words: Words; largest: number } {
  const words = own ?? (width < MIN_WIDTH_FOR_LONG_PX ? SHORT_WORDS : LONG_WORDS);
  const min = own ? MIN_LARGEST_PX : MIN_SIZE_PX;
  return { words, largest: clamp(Math.floor(width / words.width), min, MAX_SIZE_PX) };
}

/** Limit of the lines of small text. */
const MAX_LINES = 12;
/** Room for the space between two words, em. */
const SPACE_EM = 0.3;

/** A line of a page: its word, and the words that only fill it, which aren't read out. */
export type FilledLine = { word: string; more: string };

/** The two lines of a text, and as many more as a page of this size has room for, px, each filled with its word. */
export function filledLines(
  { lines, width }: Words,
  { size, leading }: Setting,
  page: Size,
): FilledLine[] {
  const times = Math.max(1, Math.floor(page.width / ((width + SPACE_EM) * size)));
  const count = clamp(Math.floor((page.height * 100) / (leading * size)), 2, MAX_LINES);
  return Array.from({ length: count }, (_, index) => {
    const word = lines[index % 2 === 0 ? 0 : 1];
    const filled = Array<string>(times).fill(word).join(' ');
    return index < 2 ? { word, more: filled.slice(word.length) } : { word: '', more: filled };
  });
}

const number = (px: number) => String(Math.round(px)).replace('-', '−');

/** Limits of the line height, percent of the font size. */
export const MIN_LINE_HEIGHT = 100;
export const MAX_LINE_HEIGHT = 200;

/** What a dragged thread changes: the first one the font size, the second one the line height. */
function changeBy({ face, size, leading }: Setting, thread: number, by: number, largest: number) {
  const { capHeight, unitsPerEm } = FACES[face].metrics;
  return thread === 0
    ? {
        field: 'size',
        name: 'size',
        unit: 'px',
        target: size + (by * unitsPerEm) / capHeight,
        min: smallestSize(largest),
        max: largest,
      }
    : {
        field: 'leading',
        name: 'line height',
        unit: '%',
        target: leading + (by / size) * 100,
        min: MIN_LINE_HEIGHT,
        max: MAX_LINE_HEIGHT,
      };
}

/** How far a thread follows a finger, which is less precise than a mouse. */
export const FINGER_SHARE = 0.4;

/**
 * The setting after a thread was dragged, so that the thread stays under the pointer.
 * @param by distance that it was dragged down, px
 * @param largest size that fits, px
 */
export function dragThread(setting: Setting, thread: number, by: number, largest: number): Setting {
  const { field, target, min, max } = changeBy(setting, thread, by, largest);
  return { ...setting, [field]: Math.round(clamp(target, min, max)) };
}

/** Why a thread stops following the pointer: "Maximum size: 48 px". */
export function limitOf(
  ...drag: [setting: Setting, thread: number, by: number, largest: number]
): string | undefined {
  const { name, unit, target, min, max } = changeBy(...drag);
  if (Math.round(target) < min) return `Minimum ${name}: ${min} ${unit}`;
  if (Math.round(target) > max) return `Maximum ${name}: ${max} ${unit}`;
  return undefined;
}

/** Describes the result. */
export function describe(setting: Setting, asked: number): string {
  const { above, below } = leadingOf(setting);
  const { name } = FACES[setting.face];
  return (
    `${name}, ${setting.size} px, line height ${setting.leading} %. ` +
    `You asked for ${asked} px. With leading you get ${number(asked + above)} px above and ` +
    `${number(asked + below)} px below; without it, ${asked} px each.`
  );
}
