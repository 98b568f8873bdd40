/** Positions of text in its box, with the browser's leading and with trimmed leading. */
import { precomputeValues } from '@capsizecss/core';
import fraunces from '@capsizecss/metrics/fraunces';
import nunito from '@capsizecss/metrics/nunito';

/** Metrics of a font file, in units of 1/`unitsPerEm` em. */
type Metrics = {
  ascent: number;
  descent: number;
  lineGap: number;
  capHeight: number;
  unitsPerEm: number;
};

type Face = {
  name: string;
  /** Which of the site's two families it is. */
  family: 'text' | 'heading';
  weight: number;
  metrics: Metrics;
};

export const FACES = {
  heading: { name: 'Fraunces', family: 'heading', weight: 600, metrics: fraunces },
  text: { name: 'Nunito', family: 'text', weight: 400, metrics: nunito },
  bold: { name: 'Nunito bold', family: 'text', weight: 700, metrics: nunito },
} as const satisfies Record<string, Face>;
export type FaceName = keyof typeof FACES;

export type Setting = {
  face: FaceName;
  /** Px. */
  size: number;
  /** Percent of the font size. */
  leading: number;
};

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

/** Text of two lines, and the maximum width of the longer one, em. */
type Words = { lines: readonly [string, string]; width: number };
const LONG_WORDS: Words = { lines: ['happy', 'glyphs'], width: 3.4 };
const SHORT_WORDS: Words = { lines: ['big', 'joy'], width: 1.75 };

/** Minimum page width for the long words, px. */
const MIN_WIDTH_FOR_LONG_PX = 130;

export const MIN_SIZE_PX = 20;
const MAX_SIZE_PX = 72;

/** Initial font size, px, with which its thread can be dragged both ways at any page width. */
export const openingSize = (largest: number) =>
  Math.max(MIN_SIZE_PX, Math.floor((largest * 8) / 9));

/** The text for a page width, px, and the largest font size at which it fits, px. */
export function wordsIn(width: number): { lines: Words['lines']; largest: number } {
  const { lines, width: times } = width < MIN_WIDTH_FOR_LONG_PX ? SHORT_WORDS : LONG_WORDS;
  return {
    lines,
    largest: Math.max(MIN_SIZE_PX, Math.min(MAX_SIZE_PX, Math.floor(width / times))),
  };
}

const number = (px: number) => String(Math.round(px)).replace('-', '−');

/** Limits of the line height, percent of the font size. */
export const MIN_LINE_HEIGHT = 100;
export const MAX_LINE_HEIGHT = 200;

const clamp = (value: number, min: number, max: number) =>
  Math.round(Math.min(max, Math.max(min, value)));

/**
 * The setting after a thread was dragged, so that the thread stays under the pointer. The thread of the
 * first line changes the font size, that of the second line the line height.
 * @param by distance that it was dragged down, px
 * @param largest size that fits, px
 */
export function dragThread(setting: Setting, thread: number, by: number, largest: number): Setting {
  const wanted = wantedBy(setting, thread, by);
  if (thread === 0) return { ...setting, size: clamp(wanted, MIN_SIZE_PX, largest) };
  return { ...setting, leading: clamp(wanted, MIN_LINE_HEIGHT, MAX_LINE_HEIGHT) };
}

/** The font size, px, or line height, percent, for a dragged thread, before limits. */
function wantedBy({ face, size, leading }: Setting, thread: number, by: number): number {
  const { capHeight, unitsPerEm } = FACES[face].metrics;
  return thread === 0 ? size + (by * unitsPerEm) / capHeight : leading + (by / size) * 100;
}

/** Why a thread stops following the pointer: "Maximum size: 48 px". */
export function limitOf(
  setting: Setting,
  thread: number,
  by: number,
  largest: number,
): string | undefined {
  const wanted = Math.round(wantedBy(setting, thread, by));
  const [name, unit, min, max] =
    thread === 0
      ? (['size', 'px', MIN_SIZE_PX, largest] as const)
      : (['line height', '%', MIN_LINE_HEIGHT, MAX_LINE_HEIGHT] as const);
  if (wanted < min) return `Minimum ${name}: ${min} ${unit}`;
  if (wanted > max) return `Maximum ${name}: ${max} ${unit}`;
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
