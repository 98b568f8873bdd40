import type { Vector } from './vector.ts';

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** Directions of the arrow keys, of length 1, y downward as on screen. */
export const ARROWS: Readonly<Record<string, Vector>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Whether a modifier makes a key a shortcut of the browser. Shift doesn't. */
export const isShortcut = ({ altKey, ctrlKey, metaKey }: Omit<Key, 'key'>) =>
  altKey || ctrlKey || metaKey;

/** The direction of an arrow key; undefined for other keys and shortcuts. */
export const arrowOf = (event: Key): Vector | undefined =>
  isShortcut(event) ? undefined : ARROWS[event.key];
