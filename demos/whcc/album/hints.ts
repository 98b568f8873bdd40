/** Hints about possible actions. */
import { type Album, findPhoto, isFull, MAX_PRINTS } from './album.ts';
import type { PhotoDrag } from './drop.ts';
import type { selectedIn } from './selection.ts';

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
      const spread = album.spreads[index];
      if (spread && isFull(spread))
        return `Spread ${index + 1} is full: it holds ${MAX_PRINTS} photos.`;
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

type Selected = { album: Album } & ReturnType<typeof selectedIn>;

export function spreadHint(
  { album, spread, chosen, swapping, cropping }: Selected,
  dragged: PhotoDrag | undefined,
): string {
  if (dragged) return dragHint(album, dragged);
  if (cropping) return `Zoom in, then drag ${chosen?.photo} in its frame.`;
  if (swapping) return swapHint(chosen?.photo);
  if (chosen) return `${chosen.photo} is selected: swap it, crop it or delete it.`;
  if (spread.prints.length === 0) return 'Press a photo on the table, or drag it here.';
  return 'Drag photos onto each other, or to and from the table.';
}

export function overviewHint(album: Album, dragged: PhotoDrag | undefined): string {
  if (!dragged) return 'Drag a spread by its number to move it.';
  return dragged.over ? dragHint(album, dragged) : 'Drop it on a spread to add it.';
}
