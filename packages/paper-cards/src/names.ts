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
export type ScreenshotComposition = (typeof SCENES)['screens'][number];
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

/** Details of drawn cards. Cards near each other have different ones. */
export const DETAIL_NAMES = {
  /** Plants in the corners (scenery/nearest.ts). */
  corners: ['berries', 'pine', 'blossom', 'fern', 'broad', 'oak', 'none'],
  /** Plants in front of the hero (scenery/fronts.ts). */
  plants: ['toadstools', 'daisies', 'tulips', 'wheat', 'dandelions', 'bare'],
  /** By day (scenery/discs.ts). */
  sun: ['rings', 'fringed', 'scalloped', 'dotted', 'slatted', 'rayed'],
  /** At night (the same file). */
  moon: ['full', 'crescent', 'ringed', 'half', 'haloed'],
  /** An animal on the ground (things/animals.ts). */
  groundAnimal: ['fox', 'hare', 'hedgehog', 'mouse', 'squirrel', 'tortoise', 'snail'],
  /** An animal that sits on something (the same file). */
  perchedAnimal: ['owl', 'robin', 'magpie', 'tit', 'dove'],
} as const;
export type Details = { [Kind in keyof typeof DETAIL_NAMES]: (typeof DETAIL_NAMES)[Kind][number] };

/** How many cards a picture for sharing a site shows. */
export const MAX_CARDS = 5;

/** The files of `drawIcons`. */
export const ICON_NAMES = ['favicon.svg', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png'];
