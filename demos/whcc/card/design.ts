/** The design of a card: its options, and rules between them. */
import type { Foil, Ground } from '../shared/foil.ts';
import type { Lettering } from '../shared/lettering.ts';
import { type Photo, photoNamed } from '../shared/photos.ts';

/** Sizes in inches. Folded ones open like a book. */
export const PRODUCTS = {
  'Folded card': { width: 5, height: 7, folded: true },
  Postcard: { width: 7, height: 5, folded: false },
  'Square card': { width: 5.25, height: 5.25, folded: true },
  'Slim card': { width: 4, height: 8, folded: false },
} as const;
export type Product = keyof typeof PRODUCTS;
export const PRODUCT_NAMES = Object.keys(PRODUCTS) as Product[];
export const sizeOf = (product: Product) =>
  `${PRODUCTS[product].width} × ${PRODUCTS[product].height} in`;

export type Theme = {
  paper: string;
  /** Color of printed text. */
  ink: string;
  /** Color of foil marks, without foil. */
  accent: string;
  /** Color of the text inside, on cream paper. */
  inside: string;
};

/** Color themes. Ink and accent have a contrast of at least 4.5:1 on their paper. */
export const THEMES = {
  Burgundy: { paper: '#7c1d38', ink: '#fdf0dc', accent: '#f2cf8a', inside: '#7c1d38' },
  Linen: { paper: '#f7ecd8', ink: '#5b1d2b', accent: '#8a4a24', inside: '#5b1d2b' },
  Forest: { paper: '#31492f', ink: '#f6f0d8', accent: '#dcc27c', inside: '#31492f' },
  Midnight: { paper: '#22304d', ink: '#f3e6d0', accent: '#e6b3a0', inside: '#22304d' },
  Copper: { paper: '#f0c9a6', ink: '#4b2113', accent: '#7d2f14', inside: '#7d2f14' },
} as const satisfies Record<string, Theme>;
export type ThemeName = keyof typeof THEMES;
export const THEME_NAMES = Object.keys(THEMES) as ThemeName[];
export const groundOf = (theme: ThemeName): Ground =>
  theme === 'Linen' || theme === 'Copper' ? 'onLight' : 'onDark';

/** Layouts, and their number of photo frames. */
export const LAYOUTS = { 'One photo': 1, Two: 2, Three: 3, Four: 4, 'Full bleed': 1 } as const;
export type Layout = keyof typeof LAYOUTS;
export const LAYOUT_NAMES = Object.keys(LAYOUTS) as Layout[];

export const ENVELOPES = {
  Linen: '#e9dabf',
  White: '#fbf6ea',
  Burgundy: '#7c1d38',
  Forest: '#47603f',
  Slate: '#4a5568',
} as const;
export type Envelope = keyof typeof ENVELOPES;
export const ENVELOPE_NAMES = Object.keys(ENVELOPES) as Envelope[];

export const LINERS = ['Leaves', 'Stripes', 'Dots', 'Plain'] as const;
export type Liner = (typeof LINERS)[number];

export type Design = {
  product: Product;
  theme: ThemeName;
  foil: Foil;
  layout: Layout;
  /** Names of photos without duplicates: first those in frames, then the others. */
  photos: readonly string[];
  /** The focus of each photo that the visitor moved behind its frame, by name. */
  moved: Readonly<Record<string, Photo['focus']>>;
  greeting: string;
  line: string;
  /** Text inside a folded card. */
  message: string;
  lettering: Lettering;
  envelope: Envelope;
  liner: Liner;
};

export const FIRST_DESIGN: Design = {
  product: 'Folded card',
  theme: 'Midnight',
  foil: 'Gold',
  layout: 'One photo',
  photos: ['Heron', 'Owl', 'Fox', 'Castle'],
  moved: {},
  greeting: 'With love',
  line: 'from all of us',
  message: 'May your year be kind and bright.',
  lettering: 'Script',
  envelope: 'Linen',
  liner: 'Leaves',
};

/** The parts of a design that differ from those of the one before. */
export const changesSince = (before: Design, now: Design): Partial<Design> =>
  Object.fromEntries(
    Object.entries(now).filter(([part, value]) => before[part as keyof Design] !== value),
  );

/** Maximum lengths of texts, characters. */
export const MAX_LENGTH = { greeting: 40, line: 60, message: 120 } as const;

/**
 * Puts a photo into a frame. If it is in another frame or without a frame, it is swapped with the one that
 * was there; otherwise it replaces that one.
 */
export function withPhoto(photos: readonly string[], frame: number, name: string): string[] {
  const from = photos.indexOf(name);
  const was = photos[frame];
  return photos.map((one, index) => {
    if (index === frame) return name;
    return index === from && was !== undefined ? was : one;
  });
}

/** The photo in a frame, as it was moved. */
export function photoIn({ photos: names, moved }: Design, photos: readonly Photo[], frame: number) {
  const photo = photoNamed(photos, names[frame]);
  return { ...photo, focus: moved[photo.name] ?? photo.focus };
}

const quote = (text: string) => `“${text.trim()}”`;

/** Describes the card in one sentence, for screen readers. */
export function describe(design: Design): string {
  const { product, theme, foil, layout, greeting, line } = design;
  const metal = foil === 'None' ? 'no foil' : `${foil.toLowerCase()} foil`;
  const count = LAYOUTS[layout];
  const words = [greeting, line].filter((text) => text.trim()).map(quote);
  return `${product}, ${sizeOf(product)}, ${theme.toLowerCase()}, ${metal}, ${count} ${count === 1 ? 'photo' : 'photos'}, ${words.join(' ') || 'no words'}${inside(design)}.`;
}

const inside = ({ product, message }: Design) =>
  PRODUCTS[product].folded && message.trim() ? `, inside ${quote(message)}` : '';

/** Describes the inside of an open card. */
export const describeInside = ({ message }: Design) =>
  `Inside of the card, ${message.trim() ? quote(message) : 'no words'}.`;
