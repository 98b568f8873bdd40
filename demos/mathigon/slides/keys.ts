/** Keys of the demo, which work wherever it has the focus; those that page, only on a slide. */
import type { KeyboardEvent } from 'react';
import { ARROWS, isShortcut } from '#app/demo-kit/arrow-keys.ts';
import { type Command, runCommand } from '../shared/commands.tsx';
import { beside } from './slides.ts';
import type { SlidesStore } from './use-slides.ts';

const ENDS: Readonly<Record<string, number>> = { Home: -Infinity, End: Infinity };

/** Number of slides by which a key pages. */
function pagesOf(key: string): number | undefined {
  const [dx, dy] = ARROWS[key] ?? [];
  return dx === undefined || dy === undefined ? ENDS[key] : dx + dy;
}

/** @returns whether it handled the key */
function onSlideKey(event: KeyboardEvent, { deck, pick, goTo, nudge }: SlidesStore): boolean {
  const by = pagesOf(event.key);
  if (by === undefined && event.key !== ' ') return false;
  if (by === undefined) pick(deck.current, 'toggle');
  else if (event.altKey) runCommand(nudge(by < 0 ? -1 : 1));
  else {
    const id = beside(deck, by);
    if ((event.ctrlKey || event.metaKey) && id !== undefined) goTo(id);
    else pick(id, event.shiftKey ? 'range' : 'only');
  }
  return true;
}

const isControl = ({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey;

/** The command of a key that works outside the slides too. */
function commandOf(event: KeyboardEvent, store: SlidesStore): Command | undefined {
  const key = event.key.toLowerCase();
  if (key === 'delete' || key === 'backspace') return store.remove;
  const { selectAll, copy, paste, duplicate } = store;
  const byKey: Record<string, Command> = { a: selectAll, c: copy, v: paste, d: duplicate };
  return isControl(event) ? byKey[key] : undefined;
}

const PAGE_KEYS: Readonly<Record<string, 1 | -1>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  PageUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  PageDown: 1,
};

/** Number of pages by which a key turns a presentation. */
function turnOf(event: KeyboardEvent): 1 | -1 | undefined {
  if (isShortcut(event)) return undefined;
  const isButton = event.target instanceof HTMLButtonElement;
  if (event.key === ' ' && !isButton) return event.shiftKey ? -1 : 1;
  return PAGE_KEYS[event.key];
}

export function onSlidesKey(event: KeyboardEvent<HTMLElement>, store: SlidesStore) {
  if (store.isPresenting) {
    const by = turnOf(event);
    if (by === undefined) return;
    runCommand(store.turn(by));
    event.preventDefault();
    return;
  }
  store.undo.onKey(event);
  const { target } = event;
  if (event.defaultPrevented || !(target instanceof HTMLElement)) return;
  if (target.closest('input, textarea, select, [contenteditable]')) return;
  const command = commandOf(event, store);
  // Selected text outside the demo is copied as usual.
  if (command === store.copy && window.getSelection()?.isCollapsed === false) return;
  if (command) runCommand(command);
  else if (!target.closest('[data-slide]') || !onSlideKey(event, store)) return;
  event.preventDefault();
}
