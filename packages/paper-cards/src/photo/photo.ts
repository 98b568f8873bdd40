/** Cards with one photo: behind arches or torn edges, in an oval mat, or as a print. */
import type { Size } from '../screenshots/frames.ts';
import type { CardContext } from '../card-parts.ts';
import { arch } from './arch.ts';
import { mounted } from './mounted.ts';
import { oval } from './oval.ts';
import type { PhotoComposition } from '../names.ts';
import type { Draw, Photo } from './photo-parts.ts';
import { torn } from './torn.ts';

const PHOTO_COMPOSITIONS = { arch, torn, oval, mounted } as const satisfies Record<
  PhotoComposition,
  Draw
>;

/**
 * Draws a card with a photo.
 * @param focus what must be seen, percent of width and height
 */
export const drawPhoto = (
  context: CardContext,
  picture: Size,
  focus: readonly [number, number],
  composition: PhotoComposition,
): Photo => PHOTO_COMPOSITIONS[composition](context, picture, [focus[0] / 100, focus[1] / 100]);
