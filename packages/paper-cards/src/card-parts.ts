/** What the parts of a card share: its papers, its random numbers, and layers as the painted scenes have them. */
import { hashText } from './hash-text.ts';
import type { Details } from './names.ts';
import { createRandom, type Random } from './paper/random.ts';
import { moved } from './paper/inks.ts';
import { type Sheet, WIDTH } from './paper/paper.ts';
import { createPalette, type Palette } from './palette.ts';
import { detailsOf } from './rank-by-slug.ts';

/** Everything that a part needs to draw itself. */
export interface CardContext {
  /** Decides what there is by day and by night; sheets name their colors in words. */
  palette: Palette;
  random: Random;
  /** The plants, animals, sun and moon of this card. */
  details: Details;
}

/** The papers of a card and the numbers that draw it. */
export function createCardContext(
  slug: string,
  hue: number,
  details = detailsOf(slug),
): CardContext {
  const random = createRandom(hashText(slug));
  return { palette: createPalette(hue, random), random, details };
}

/** Sheets that move together. */
export interface CardLayer {
  /** Unique in the card; the layer's name in idle animations. */
  name: string;
  /** Motion at the edge of the window, px on a card 464 px wide; negative behind the frame. */
  travel: number;
  /** Back to front. They reach 24 units beyond the picture. */
  sheets: readonly Sheet[];
}

/** A layer of single sheets and of things. */
export const layer = (
  name: string,
  travel: number,
  ...sheets: readonly (Sheet | readonly Sheet[])[]
): CardLayer => ({ name, travel, sheets: sheets.flat() });

/** How a layer moves now and then, and when: lengths in units, angles in degrees clockwise, durations in s. */
interface Motion {
  layer: string;
  /** Start within a run of all animations. */
  at: number;
  /** Plays only every nth time. */
  every: number;
  seconds: number;
  /** Point around which it moves; by default the middle of the layer's sheets. */
  origin?: readonly [x: number, y: number] | undefined;
}
type Swing = Motion & { motion: 'swing'; by: number; swings: number };
type Glide = Motion & { motion: 'glide'; by: [x: number, y: number]; hold: number; tilt: number };
type Turn = Motion & { motion: 'turn'; by: number; hold: number; times: number };
export type IdleAnimation = Swing | Glide | Turn;

/** Some layers, far to near, and their idle animations. */
export interface Part {
  layers: readonly CardLayer[];
  idleAnimations?: readonly IdleAnimation[];
}

/** A swing about a point, such as a nail. */
export const swing = (
  options: Partial<Omit<Swing, 'motion'>> & Pick<Omit<Swing, 'motion'>, 'layer'>,
): IdleAnimation => ({
  motion: 'swing',
  at: 0,
  every: 1,
  by: 2,
  seconds: 3.4,
  swings: 4,
  ...options,
});

/** A motion away and back. */
export const glide = (
  options: Partial<Omit<Glide, 'motion'>> & Pick<Omit<Glide, 'motion'>, 'layer' | 'by'>,
): IdleAnimation => ({
  motion: 'glide',
  at: 0,
  every: 1,
  seconds: 2.6,
  hold: 0.8,
  tilt: 0,
  ...options,
});

/** A turn and back. */
export const turn = (
  options: Partial<Omit<Turn, 'motion'>> & Pick<Omit<Turn, 'motion'>, 'layer' | 'by'>,
): IdleAnimation => ({
  motion: 'turn',
  at: 0,
  every: 1,
  seconds: 0.7,
  hold: 1.2,
  times: 1,
  ...options,
});

/** All layers that have sheets, and the idle animations of those. */
export function joinParts(parts: readonly Part[]): Required<Part> {
  const layers = parts.flatMap((part) => part.layers);
  const empty = new Set(layers.flatMap(({ name, sheets }) => (sheets.length > 0 ? [] : name)));
  return {
    layers: layers.filter(({ name }) => !empty.has(name)),
    idleAnimations: parts
      .flatMap(({ idleAnimations = [] }) => idleAnimations)
      .filter(({ layer }) => !empty.has(layer)),
  };
}

/** The same seen in a mirror. Scenes without pictures are drawn once, facing right. */
export const mirrored = ({ layers, idleAnimations }: Required<Part>): Required<Part> => ({
  layers: layers.map((each) => ({
    ...each,
    sheets: each.sheets.map((sheet) => ({
      ...sheet,
      inks: moved(sheet.inks, { x: WIDTH, flip: true }),
    })),
  })),
  idleAnimations: idleAnimations.map((motion): IdleAnimation => {
    const { origin } = motion;
    const turned = {
      ...motion,
      ...(origin && { origin: [WIDTH - origin[0], origin[1]] as const }),
    };
    if (turned.motion === 'glide')
      return { ...turned, by: [-turned.by[0], turned.by[1]], tilt: -turned.tilt };
    return { ...turned, by: -turned.by };
  }),
});
