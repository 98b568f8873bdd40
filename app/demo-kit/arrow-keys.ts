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

/** The name of a key. A letter is the same with Shift or Caps Lock. */
export const keyName = ({ key }: Pick<Key, 'key'>) => (key.length === 1 ? key.toLowerCase() : key);

/** Whether a key removes what has the focus: Delete, or Backspace, which is the Delete key of a Mac. */
export const isDeleteKey = (event: Key) =>
  !isShortcut(event) && (event.key === 'Delete' || event.key === 'Backspace');

/**
 * Escape takes away what is chosen, and only the next one closes the page. For the `onKeyDown` of a demo.
 * @param unchoose undefined if nothing is chosen
 */
export function onEscape(
  event: Key & Pick<KeyboardEvent, 'defaultPrevented' | 'preventDefault'>,
  unchoose: (() => void) | undefined,
): void {
  if (event.key !== 'Escape' || isShortcut(event) || event.defaultPrevented || !unchoose) return;
  event.preventDefault();
  unchoose();
}

/** The direction of an arrow key; undefined for other keys and shortcuts. */
export const arrowOf = (event: Key): Vector | undefined =>
  isShortcut(event) ? undefined : ARROWS[event.key];

/**
 * The index to which a key moves the focus in a row of tabs: the arrow keys wrap around, Home and End go to the ends.
 * Undefined for other keys and shortcuts.
 */
export function indexAfterKey(event: Key, index: number, count: number): number | undefined {
  if (isShortcut(event)) return undefined;
  if (event.key === 'Home') return 0;
  if (event.key === 'End') return count - 1;
  const [step = 0] = arrowOf(event) ?? [];
  return step === 0 ? undefined : (index + step + count) % count;
}
