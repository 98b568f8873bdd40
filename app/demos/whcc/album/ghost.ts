import * as styles from './album.css.ts';

/** Creates a drag image of a photo above the editor, which ignores pointer events. */
export function makeGhost(
  layer: HTMLElement,
  image: HTMLImageElement,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = styles.ghost;
  Object.assign(ghost.style, {
    left: `${x}px`,
    top: `${y}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  const copy = new Image();
  copy.src = image.src;
  copy.alt = '';
  ghost.append(copy);
  layer.append(ghost);
  return ghost;
}
