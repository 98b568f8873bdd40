/** Hints about possible actions. */
import { type Album, findPhoto } from './album.ts';
import type { PhotoDrag } from './drop.ts';

/** The effect of dropping the dragged photo now. */
function dragHint(album: Album, { key, origin, over }: PhotoDrag): string {
  const name = findPhoto(album, key)?.photo;
  switch (over?.kind) {
    case 'print': {
      const other = findPhoto(album, over.key)?.photo;
      return origin === 'spread'
        ? `Drop to swap ${name} and ${other}.`
        : `Drop to replace ${other} with ${name}.`;
    }
    case 'spread': {
      const index = album.spreads.findIndex((spread) => spread.key === over.key);
      return `Drop to add ${name} to spread ${index + 1}.`;
    }
    case 'table':
      return `Drop to put ${name} on the table.`;
    case 'cover':
      return `Drop to put ${name} in the cameo.`;
    default:
      return origin === 'spread'
        ? 'Drop it on another photo to swap them, or on the table.'
        : 'Drop it on a photo to replace that one, or between photos to add it.';
  }
}

export const swapHint = (chosen = '') =>
  `Choose the photo to swap with ${chosen}, here or on the table.`;

type Mode = {
  album: Album;
  dragged?: PhotoDrag;
  /** Name of the photo that is chosen. */
  chosen?: string;
  swapping: boolean;
  cropping: boolean;
};

export function spreadHint({ album, dragged, chosen, swapping, cropping }: Mode): string {
  if (dragged) return dragHint(album, dragged);
  if (cropping) return `Zoom in, then drag ${chosen} in its frame.`;
  if (swapping) return swapHint(chosen);
  if (chosen) return `${chosen} is selected: swap it, crop it or delete it.`;
  return 'Drag photos onto each other, or to and from the table.';
}

export const overviewHint = (album: Album, dragged: PhotoDrag | undefined) =>
  dragged?.over
    ? dragHint(album, dragged)
    : dragged
      ? 'Drop it on a spread to add it.'
      : 'Drag a spread by its number to move it.';
