import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { advance, startHistory, type History, historyKey, redo, undo } from './history.ts';

/** Quiet after which typed letters are a step of their own, ms. */
const TYPING_PAUSE_MS = 900;

export type Steps<State> = {
  now: State;
  /** Goes on to another state and tells what was done. */
  change(next: State, done: string): void;
  /** Changes what is no step of its own, such as what is selected. */
  adjust(next: State): void;
  /** Changes a text: letters that follow each other in the same field are one step. */
  type(next: State, field: string): void;
  undo(): void;
  redo(): void;
  canUndo: boolean;
  canRedo: boolean;
  /** Takes the keys of undo and redo. */
  onKey(event: KeyboardEvent): void;
};

type Options<State> = {
  /** The state at the beginning. */
  first: () => State;
  /** A state in one short sentence. */
  describe: (state: State) => string;
  /** Is told every step, and the state that it has led to. */
  announce: (result: string, now: State) => void;
  /** A change tells what was done alone; only undo and redo describe the state after it. */
  brief?: boolean;
};

/**
 * A state whose changes can be undone and redone, by buttons and by keys. What it gives stays the
 * same from render to render if `describe` and `announce` do.
 */
export function useSteps<State>({
  first,
  describe,
  announce,
  brief = false,
}: Options<State>): Steps<State> {
  const [history, setHistory] = useState(() => startHistory(first()));
  const typed = useRef({ field: '', at: 0 });
  const canUndo = history.past.length > 0;
  const canRedo = history.future.length > 0;

  const change = useCallback(
    (next: State, done: string) => {
      typed.current.at = 0;
      setHistory((before) => advance(before, next));
      announce(brief ? done : `${done} ${describe(next)}`, next);
    },
    [brief, describe, announce],
  );
  const adjust = useCallback((next: State) => setHistory((was) => ({ ...was, now: next })), []);
  const type = useCallback(
    (next: State, field: string) => {
      const goesOn =
        typed.current.field === field && Date.now() - typed.current.at < TYPING_PAUSE_MS;
      if (goesOn) adjust(next);
      else change(next, '');
      typed.current = { field, at: Date.now() };
    },
    [adjust, change],
  );

  const step = (next: History<State>, done: string) => {
    typed.current.at = 0;
    setHistory(next);
    announce(`${done} ${describe(next.now)}`, next.now);
  };
  const back = () => {
    if (canUndo) step(undo(history), 'Undone.');
  };
  const forth = () => {
    if (canRedo) step(redo(history), 'Redone.');
  };
  const onKey = (event: KeyboardEvent) => {
    const asked = historyKey(event);
    if (!asked) return;
    event.preventDefault();
    if (asked === 'undo') back();
    else forth();
  };
  return {
    now: history.now,
    change,
    adjust,
    type,
    undo: back,
    redo: forth,
    canUndo,
    canRedo,
    onKey,
  };
}
