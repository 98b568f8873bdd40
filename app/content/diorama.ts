/**
 * A card with depth, as the browser loads it: one JSON file for each card, written by the build (tools/vite/dioramas.ts).
 * Lengths in units are those of the scenes: the card picture is 616 wide and 1100 high.
 */
import type { Life } from './schema.ts';

/** Size of the card picture, units. */
export const PICTURE = { width: 616, height: 1100 } as const;

/** Widths of the card picture, px, for which layers are created: at 1, 1.5 and 2 px per unit. */
export const DIORAMA_WIDTHS = [616, 924, 1232] as const;

/** URLs of a picture in one size. */
export type PictureSize = {
  /** Width of the card picture in this size, px; a layer may be smaller or larger. */
  width: number;
  avif: string;
  webp: string;
};

/** A sheet, cropped to its opaque part. */
export type DioramaLayer = {
  name: string;
  /** Motion at the edge of the window, px on a card 464 px wide. */
  travel: number;
  /** Left, top, width and height, as fractions of the card picture's. */
  box: readonly [left: number, top: number, width: number, height: number];
  /** Ascending. */
  sizes: readonly PictureSize[];
};

export type Diorama = {
  /** The card picture in widths that the page's source set lacks, ascending. */
  flat: readonly PictureSize[];
  /** Far to near; none for a flat card. */
  layers: readonly DioramaLayer[];
  life: readonly Life[];
};

/** Travel of the farthest and the nearest layer if the frontmatter leaves it out, px on a card 464 px wide. */
const DEFAULT_TRAVEL = { far: -12, near: 6 };

/** Name of a layer, by its file: "layers/sky.webp" -> "sky". */
export const layerName = (src: string) => src.replace(/^.*\/|\.\w+$/g, '');

/** The layers of the frontmatter, all with their travel. */
export function withTravel(layers: readonly (string | { src: string; travel: number })[] = []) {
  const { far, near } = DEFAULT_TRAVEL;
  return layers.map((layer, index) => {
    if (typeof layer !== 'string') return layer;
    const travel = far + ((near - far) * index) / Math.max(1, layers.length - 1);
    return { src: layer, travel: Math.round(travel * 10) / 10 };
  });
}
