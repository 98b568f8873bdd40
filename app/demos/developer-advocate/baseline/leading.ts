/** Where the letters of a text stand in its box, with the browser's leading and with none. */
import { precomputeValues } from '@capsizecss/core';
import fraunces from '@capsizecss/metrics/fraunces';
import nunito from '@capsizecss/metrics/nunito';

/** What a font file tells of its letters, in units of which `unitsPerEm` make up the size. */
type Metrics = {
  ascent: number;
  descent: number;
  lineGap: number;
  capHeight: number;
  unitsPerEm: number;
};

type Face = {
  name: string;
  /** Which of the site's two it is. */
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
  /** Per cent of the size. */
  leading: number;
};

/** Px from the upper edge of a line, of its capitals and of its baseline; and what is around them. */
export type Leading = {
  /** Height of a line. */
  line: number;
  /** Half of the leading: what a line has above and below its letters. Less than 0: lines overlap. */
  half: number;
  capital: number;
  baseline: number;
  /** From the upper edge of the first line to its capitals; what is trimmed off there. */
  above: number;
  /** From the last baseline to the lower edge of its line; what is trimmed off there. */
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

/** Margins that take the leading away, as CSS: before the first line and after the last. */
export function trimOf({ face, size, leading }: Setting): { before: string; after: string } {
  const { capHeightTrim, baselineTrim } = precomputeValues({
    fontSize: size,
    leading: (leading / 100) * size,
    fontMetrics: FACES[face].metrics,
  });
  return { before: capHeightTrim, after: baselineTrim };
}

/** Words of two lines, and the width of the longer one at most, as a multiple of the size. */
type Words = { lines: readonly [string, string]; width: number };
const LONG_WORDS: Words = { lines: ['happy', 'glyphs'], width: 3.4 };
const SHORT_WORDS: Words = { lines: ['big', 'joy'], width: 1.75 };

/** Where long words would be small, px. */
const MIN_WIDTH_FOR_LONG_PX = 130;

export const MIN_SIZE_PX = 20;
const MAX_SIZE_PX = 72;

/** The size at first, px: its thread can be dragged both ways, however little room there is. */
export const openingSize = (largest: number) =>
  Math.max(MIN_SIZE_PX, Math.floor((largest * 8) / 9));

/** The words for a page of this width, px, and the largest size at which they fit into it, px. */
export function wordsIn(width: number): { lines: Words['lines']; largest: number } {
  const { lines, width: times } = width < MIN_WIDTH_FOR_LONG_PX ? SHORT_WORDS : LONG_WORDS;
  return {
    lines,
    largest: Math.max(MIN_SIZE_PX, Math.min(MAX_SIZE_PX, Math.floor(width / times))),
  };
}

const number = (px: number) => String(Math.round(px)).replace('-', '−');

/** Limits of the line height, per cent of the size. */
export const MIN_LINE_HEIGHT = 100;
export const MAX_LINE_HEIGHT = 200;

const clamp = (value: number, min: number, max: number) =>
  Math.round(Math.min(max, Math.max(min, value)));

/**
 * The setting after a thread was dragged, so that the thread stays under the pointer: the first
 * one, on which the first line stands, changes the size; the second one the line height.
 * @param by how far it was dragged down, px
 * @param largest size that fits, px
 */
export function dragThread(setting: Setting, thread: number, by: number, largest: number): Setting {
  const wanted = wantedBy(setting, thread, by);
  if (thread === 0) return { ...setting, size: clamp(wanted, MIN_SIZE_PX, largest) };
  return { ...setting, leading: clamp(wanted, MIN_LINE_HEIGHT, MAX_LINE_HEIGHT) };
}

/** The size, px, or the line height, per cent, that a dragged thread asks for. */
function wantedBy({ face, size, leading }: Setting, thread: number, by: number): number {
  const { capHeight, unitsPerEm } = FACES[face].metrics;
  return thread === 0 ? size + (by * unitsPerEm) / capHeight : leading + (by / size) * 100;
}

/** Why a thread doesn't follow the pointer any further: "Maximum size: 48 px". */
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

/** The result in words. */
export function describe(setting: Setting, asked: number): string {
  const { above, below } = leadingOf(setting);
  const { name } = FACES[setting.face];
  return (
    `${name}, ${setting.size} px, line height ${setting.leading} %. ` +
    `You asked for ${asked} px. With leading you get ${number(asked + above)} px above and ` +
    `${number(asked + below)} px below; without it, ${asked} px each.`
  );
}
