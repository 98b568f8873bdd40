import type { Place } from '#app/demo-kit/use-flip.ts';
import * as styles from './album.css.ts';

/** Creates a drag image of a photo above the editor, which ignores pointer events. */
export function makeGhost(layer: HTMLElement, { src }: HTMLImageElement, place: Place) {
  const { x, y, width, height } = place;
  const ghost = new Image();
  Object.assign(ghost, { src, alt: '', className: styles.ghost });
  const position = { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` };
  Object.assign(ghost.style, position);
  layer.append(ghost);
  return ghost;
}
