/** The options: kind, pattern, palette, number, breeze and ties; and random options for the dice. */

export const KINDS = ['ribbon', 'spiral', 'pleats', 'pennants', 'pompoms', 'fringe'] as const;
/** A kind of streamer. */
export type Kind = (typeof KINDS)[number];
export const KIND_CHOICES = [...KINDS, 'mixed'] as const;
export type KindChoice = (typeof KIND_CHOICES)[number];

export const PATTERNS = ['plain', 'stripes', 'lines', 'dots', 'zigzag', 'lace'] as const;
export type Pattern = (typeof PATTERNS)[number];

/** Colors are `#rrggbb`, the form that a color input reads and writes. */
export type Palette = {
  /** Color of the background. */
  ground: string;
  /** Colors of the streamers, in rotation; always `PAPER_COUNT`. */
  papers: readonly string[];
};

/** Number of papers in a palette. */
export const PAPER_COUNT = 5;

export const PALETTES = {
  'Goose Fair': {
    ground: '#107479',
    papers: ['#e4573d', '#fbeed9', '#e8ab2f', '#f5a898', '#a9dccb'],
  },
  Sherwood: { ground: '#2a5a45', papers: ['#efc15b', '#f6ecd6', '#e07a45', '#a9cf78', '#7fc4b4'] },
  'Sugar mice': {
    ground: '#f1dfd0',
    papers: ['#e5557f', '#3f9fb5', '#f0a92c', '#8568bd', '#5fa866'],
  },
  Midnight: { ground: '#232a5c', papers: ['#ffd36b', '#f497a7', '#8fd0ea', '#fbf3de', '#b7a2f2'] },
  'Lace Market': {
    ground: '#6f2137',
    papers: ['#f7ead6', '#e9a88f', '#d99a3f', '#f3cfd0', '#9fc6b6'],
  },
  Liquorice: { ground: '#d8c296', papers: ['#2f2926', '#cc3a2c', '#f9f4e8', '#2f2926', '#d98a2b'] },
} as const satisfies Record<string, Palette>;
export type PaletteName = keyof typeof PALETTES;
export const PALETTE_NAMES = Object.keys(PALETTES).filter(
  (name): name is PaletteName => name in PALETTES,
);

/** Range of the number of streamers. */
export const MIN_STREAMERS = 3;
export const MAX_STREAMERS = 9;

/** Names of the strengths of the breeze, ascending. */
export const BREEZES = ['none', 'light', 'gentle', 'fresh', 'stormy'] as const;

/**
 * Two streamers that a visitor has tied: their indexes, where on each in percent of its length, and the distance at which
 * they break apart, px.
 */
export type Tie = readonly [
  one: number,
  oneAt: number,
  other: number,
  otherAt: number,
  breaksAt: number,
];

export type Options = {
  kind: KindChoice;
  pattern: Pattern;
  palette: Palette;
  /** Name of the palette; undefined for custom colors. */
  paletteName?: PaletteName;
  number: number;
  /** Index in `BREEZES`. */
  breeze: number;
  /** What the visitor has tied; undefined if nothing. Can name streamers beyond `number`, which return with it. */
  ties?: readonly Tie[];
};

/** The initial options. */
export const FIRST_OPTIONS: Options = {
  kind: 'mixed',
  pattern: 'stripes',
  palette: PALETTES['Goose Fair'],
  paletteName: 'Goose Fair',
  number: 6,
  breeze: 2,
};

/** The kind of the streamer with this index. */
export const kindOf = (choice: KindChoice, index: number): Kind =>
  choice === 'mixed' ? (KINDS[index % KINDS.length] ?? 'ribbon') : choice;

function pick<T>(list: readonly T[], random: () => number): T {
  const found = list[Math.floor(random() * list.length)];
  if (found === undefined) throw new Error('Nothing to pick from');
  return found;
}

/**
 * A random pick of everything but the ties, with at least all tied streamers. Kind, pattern and palette all differ from
 * the present ones: a roll that lands close to the last one looks like a broken button.
 */
export function rollOptions(present: Options, random: () => number): Options {
  const other = <T>(list: readonly T[], value: T | undefined) =>
    pick(
      list.filter((item) => item !== value),
      random,
    );
  const { ties } = present;
  const min = Math.max(
    MIN_STREAMERS,
    ...(ties ?? []).map(([one, , another]) => Math.max(one, another)),
  );
  const paletteName = other(PALETTE_NAMES, present.paletteName);
  return {
    kind: other(KIND_CHOICES, present.kind),
    pattern: other(PATTERNS, present.pattern),
    palette: PALETTES[paletteName],
    paletteName,
    number: min + 1 + Math.floor(random() * (MAX_STREAMERS - min)),
    // Never none, so that something moves after a roll.
    breeze: 1 + Math.floor(random() * (BREEZES.length - 2)),
    ties,
  };
}
