/** What a link carries: the options, so streamers, colors, weather and what is tied. */
import {
  readFields,
  readInteger,
  readList,
  readOneOf,
} from '#app/demo-kit/share-link/read-data.ts';
import type { ShareFormat } from '#app/demo-kit/share-link/share-link.ts';
import {
  BREEZES,
  KIND_CHOICES,
  MAX_STREAMERS,
  MIN_STREAMERS,
  type Options,
  PALETTE_NAMES,
  PALETTES,
  PAPER_COUNT,
  PATTERNS,
  type Tie,
} from './options.ts';
import { MAX_BREAKS_AT_PX, MAX_CATCHES } from './tangle.ts';

const readColor = (data: unknown) =>
  typeof data === 'string' && /^#[\da-f]{6}$/.test(data) ? data : undefined;

/** The name of a palette, or the colors of the ground and of the papers. */
function readColors(data: unknown): Pick<Options, 'palette' | 'paletteName'> | undefined {
  const paletteName = readOneOf(data, PALETTE_NAMES);
  if (paletteName) return { palette: PALETTES[paletteName], paletteName };
  const [ground, ...papers] = readList(data, PAPER_COUNT + 1, readColor) ?? [];
  return ground && papers.length === PAPER_COUNT ? { palette: { ground, papers } } : undefined;
}

/** Highest values of a tie. */
const TIE_LIMITS = [MAX_STREAMERS - 1, 100, MAX_STREAMERS - 1, 100, MAX_BREAKS_AT_PX];

const isTie = (data: unknown): data is Tie =>
  Array.isArray(data) &&
  data.length === TIE_LIMITS.length &&
  TIE_LIMITS.every((max, index) => readInteger(data[index], 0, max) !== undefined) &&
  data[0] !== data[2];

export const workFormat: ShareFormat<Options> = {
  name: 'wanda-whirl',
  version: 1,
  write: ({ kind, pattern, palette: { ground, papers }, paletteName, number, breeze, ties }) => ({
    kind,
    pattern,
    colors: paletteName ?? [ground, ...papers],
    number,
    breeze,
    ...(ties?.length && { ties }),
  }),
  read(data) {
    const fields = readFields(data);
    const kind = readOneOf(fields?.kind, KIND_CHOICES);
    const pattern = readOneOf(fields?.pattern, PATTERNS);
    const colors = readColors(fields?.colors);
    const number = readInteger(fields?.number, MIN_STREAMERS, MAX_STREAMERS);
    const breeze = readInteger(fields?.breeze, 0, BREEZES.length - 1);
    // Older links have none.
    const ties = readList(fields?.ties ?? [], MAX_CATCHES, (each) =>
      isTie(each) ? each : undefined,
    );
    return kind && pattern && colors && number !== undefined && breeze !== undefined && ties
      ? { kind, pattern, ...colors, number, breeze, ...(ties.length > 0 && { ties }) }
      : undefined;
  },
};
