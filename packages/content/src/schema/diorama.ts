/**
 * A card with depth, as the browser loads it: one JSON file for each card, written by the build (packages/content/src/vite/dioramas.ts).
 * Lengths are in units, as in scenes: the card picture is 616 wide and 1100 high.
 */

/** Size of the card picture, units. */
export const PICTURE = { width: 616, height: 1100 } as const;

/** What a layer's file shows beyond each edge of the card picture, units. */
export const BLEED = 24;
/** Size of a layer's file, units. */
export const LAYER = {
  width: PICTURE.width + 2 * BLEED,
  height: PICTURE.height + 2 * BLEED,
} as const;

/** Pictures in one size, in AVIF: a browser without it keeps the flat picture of the first view. */
export type PictureSize = {
  /** Width of the card picture in this size, px. */
  width: number;
  /** URLs. */
  files: readonly string[];
};

/** A sheet, cropped to its opaque part. */
export type DioramaLayer = {
  /** Where it is in the card picture: x, y, width and height, units. */
  box: readonly [x: number, y: number, width: number, height: number];
  /** Motion at the edge of the window, px on a card 464 px wide. */
  travel: number;
  /** It follows the hand this much later than the first layer, ms. */
  delay: number;
  /** The points around which animations turn it and change its size, in CSS. */
  origin: string;
  scaleOrigin: string;
  /** Seen only while an animation shows it. */
  hidden: boolean;
};

/** An animation of a layer. It has no effect before and after. */
export type LayerMotion = {
  /** Position of the layer in the list. */
  layer: number;
  /** Whether it changes the layer's size, which has a pivot of its own. */
  scales: boolean;
  /** Plays only every nth time. */
  every: number;
  /** Lengths are in em of 100 units. */
  keyframes: Keyframe[];
  timing: KeyframeAnimationOptions;
};

export type Diorama = {
  /** The card picture in widths that the page's source set lacks, ascending. */
  flat: readonly PictureSize[];
  /** Far to near; none for a flat card. */
  layers: readonly DioramaLayer[];
  /** The files of the layers, in their order, ascending. */
  sizes: readonly PictureSize[];
  animations: readonly LayerMotion[];
  /** Duration of a run of all animations, ms. */
  duration: number;
};
