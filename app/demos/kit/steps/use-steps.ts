import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { advance, startHistory, type History, historyKey, redo, undo } from './history.ts';

/** Pause in typing after which a new undo step starts, ms. */
const TYPING_PAUSE_MS = 900;

export type Steps<State> = {
  now: State;
  /** Adds an undo step. @param done what was done, for the announcement */
  change(next: State, done: string): void;
  /** Changes the state without an undo step, such as for a selection. */
  adjust(next: State): void;
  /** Changes a text: consecutive input in the same field is one undo step. */
  type(next: State, field: string): void;
  undo(): void;
  redo(): void;
  canUndo: boolean;
  canRedo: boolean;
  /** Handles the keys for undo and redo. */
  onKey(event: KeyboardEvent): void;
};

type Options<State> = {
  /** Creates the initial state. */
  first: () => State;
  /** Describes a state in one short sentence. */
  describe: (state: State) => string;
  /** Called with a sentence for every step, and the new state. */
  announce: (result: string, now: State) => void;
  /** Changes announce only what was done; undo and redo also describe the new state. */
  brief?: boolean;
};

/**
 * A state whose changes can be undone and redone, by buttons and by keys. The returned functions are
 * stable if `describe` and `announce` are.
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
      const isSameStep =
        typed.current.field === field && Date.now() - typed.current.at < TYPING_PAUSE_MS;
      if (isSameStep) adjust(next);
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
    const action = historyKey(event);
    if (!action) return;
    event.preventDefault();
    if (action === 'undo') back();
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
