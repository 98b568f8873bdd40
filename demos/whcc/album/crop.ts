/**
 * The part of a photo that its frame shows. By default, the frame shows as much as possible, around the
 * photo's focus.
 */
import { clamp, type Vector } from '#app/demo-kit/vector.ts';
import type { Photo } from '../shared/photos.ts';
import type { Box } from './slicing-tree.ts';

/** At a `zoom` of 1 the photo just covers its frame. `x` and `y` are shares of the hidden part. */
export type Crop = { zoom: number; x: number; y: number };

/** The crop of a photo, by default the whole photo as far as its frame allows. */
export const cropOf = ({ crop }: { crop?: Crop }, { focus: [x, y] }: Pick<Photo, 'focus'>): Crop =>
  crop ?? { zoom: 1, x, y };

export const MAX_ZOOM = 3;

type Size = { width: number; height: number };

/** Size of the photo behind its frame, in the frame's units. */
function photoSize({ width, height }: Size, aspect: number, zoom: number): Size {
  const covering = Math.max(width, height * aspect) * zoom;
  return { width: covering, height: covering / aspect };
}

/** Position of the photo behind its frame, in shares of the frame. */
export function photoPlace(frame: Size, aspect: number, { zoom, x, y }: Crop): Box {
  const size = photoSize(frame, aspect, zoom);
  const [width, height] = [size.width / frame.width, size.height / frame.height];
  return { x: (1 - width) * x, y: (1 - height) * y, width, height };
}

/** Moves the photo behind its frame, limited so that it covers the frame. */
export function panned(crop: Crop, frame: Size, aspect: number, [x, y]: Vector) {
  const size = photoSize(frame, aspect, crop.zoom);
  const share = (hidden: number, at: number, way: number) =>
    hidden < 0.001 ? at : clamp(at - way / hidden, 0, 1);
  return {
    ...crop,
    x: share(size.width - frame.width, crop.x, x),
    y: share(size.height - frame.height, crop.y, y),
  };
}

/** Sets the zoom, around the center of the frame. */
export function zoomed(crop: Crop, frame: Size, aspect: number, to: number): Crop {
  const zoom = clamp(to, 1, MAX_ZOOM);
  const [before, after] = [photoSize(frame, aspect, crop.zoom), photoSize(frame, aspect, zoom)];
  /** Keeps the point of the photo at the center of the frame. */
  const share = (old: number, now: number, side: number, at: number) => {
    if (now - side < 0.001) return at;
    const middle = ((old - side) * at + side / 2) / old;
    return clamp((middle * now - side / 2) / (now - side), 0, 1);
  };
  return {
    zoom,
    x: share(before.width, after.width, frame.width, crop.x),
    y: share(before.height, after.height, frame.height, crop.y),
  };
}
