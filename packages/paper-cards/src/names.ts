/** The names that an owner may write. */

/** Faces for titles that the build letters (letters/faces.ts). */
export const FACES = [
  'rounded',
  'slab',
  'poster',
  'script',
  'serif',
  'swash',
  'deco',
  'gothic',
] as const;
export type LetteringFace = (typeof FACES)[number];

/** What cards can be: heroes of those without a picture (motif-list.ts), places of screenshots, and of a photo. */
export const SCENES = {
  pattern: [
    'sailboat',
    'paper-boats',
    'summit',
    'lake',
    'balloon',
    'balloons',
    'tower',
    'gables',
    'orrery',
    'rocket',
    'paper-plane',
    'cranes',
    'hilltop',
    'vineyard',
    'bloom',
    'greenhouse',
    'basket',
    'quilt',
  ],
  screens: ['easel', 'line', 'pinboard', 'table', 'theater', 'billboard', 'shop', 'train'],
  photo: ['arch', 'torn', 'oval', 'mounted'],
} as const;
export type MotifName = (typeof SCENES)['pattern'][number];
export type ScreenComposition = (typeof SCENES)['screens'][number];
export type PhotoComposition = (typeof SCENES)['photo'][number];

/** What patterns may have in their sky. */
export const SKY_NAMES = [
  'rings',
  'banks',
  'rays',
  'clouds',
  'stars',
  'bands',
  'scales',
  'wind',
] as const;
export type SkyName = (typeof SKY_NAMES)[number];

/** Small things in drawn cards, which cards near each other don't share. */
export const EXTRA_NAMES = {
  /** What grows into a corner (scenery/nearest.ts). */
  corner: ['berries', 'pine', 'blossom', 'fern', 'broad', 'oak', 'none'],
  /** What grows in front of the hero (scenery/fronts.ts). */
  flora: ['toadstools', 'daisies', 'tulips', 'wheat', 'dandelions', 'bare'],
  /** By day (scenery/discs.ts). */
  sun: ['rings', 'fringed', 'scalloped', 'dotted', 'slatted', 'rayed'],
  /** At night (the same file). */
  moon: ['full', 'crescent', 'ringed', 'half', 'haloed'],
  /** Animals on the ground, and those that sit on things (things/animals.ts). */
  walker: ['fox', 'hare', 'hedgehog', 'mouse', 'squirrel', 'tortoise', 'snail'],
  percher: ['owl', 'robin', 'magpie', 'tit', 'dove'],
} as const;
export type Extras = { [Kind in keyof typeof EXTRA_NAMES]: (typeof EXTRA_NAMES)[Kind][number] };

/** How many cards a picture for sharing a site shows. */
export const MAX_CARDS = 5;

/** The files of `drawIcons`. */
export const ICON_NAMES = ['favicon.svg', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png'];
