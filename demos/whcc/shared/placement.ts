/** Positions for CSS. */
import type { Photo } from './photos.ts';
import type { Area } from './stencil.ts';

type Size = { width: number; height: number };

/** Position and size of an area in its container. */
export const inPercent = ({ x, y, width, height }: Area, container: Size) => ({
  left: `${(x / container.width) * 100}%`,
  top: `${(y / container.height) * 100}%`,
  width: `${(width / container.width) * 100}%`,
  height: `${(height / container.height) * 100}%`,
});

/** Keeps the focus of a photo that is cropped to its frame in view. */
export const aroundFocus = ({ focus: [x, y] }: Pick<Photo, 'focus'>) => ({
  objectPosition: `${x * 100}% ${y * 100}%`,
});
