/**
 * What the boards of Polypad share. There are four, each in the section that speaks of it, because
 * one board with four tools needed three rows of buttons on a phone and lay far from three of its
 * four texts.
 *
 * Here: the state of a board, with its steps to undo and redo.
 */
import { type KeyboardEvent, useCallback, useState } from 'react';
import { advance, begin, historyKey, redo, undo } from '../shared/history.ts';

export type Steps<State> = {
  now: State;
  /** Goes on to another state and tells what was done. */
  go(next: State, told: string): void;
  /** Changes what is no step of its own, such as what is selected. */
  adjust(next: State): void;
  undo(): void;
  redo(): void;
  canUndo: boolean;
  canRedo: boolean;
  /** Takes the keys of undo and redo. */
  onKey(event: KeyboardEvent): void;
};

/**
 * @param first the state at the beginning
 * @param describe a state in one short sentence
 * @param tell as in the frame
 */
export function useSteps<State>(
  first: () => State,
  describe: (state: State) => string,
  tell: (result: string) => void,
): Steps<State> {
  const [history, setHistory] = useState(() => begin(first()));
  const canUndo = history.past.length > 0;
  const canRedo = history.future.length > 0;

  const go = useCallback(
    (next: State, told: string) => {
      setHistory((before) => advance(before, next));
      tell(`${told} ${describe(next)}`);
    },
    [describe, tell],
  );
  const adjust = useCallback((next: State) => setHistory((was) => ({ ...was, now: next })), []);
  const back = () => {
    if (!canUndo) return;
    const next = undo(history);
    setHistory(next);
    tell(`Undone. ${describe(next.now)}`);
  };
  const forth = () => {
    if (!canRedo) return;
    const next = redo(history);
    setHistory(next);
    tell(`Done again. ${describe(next.now)}`);
  };
  const onKey = (event: KeyboardEvent) => {
    const asked = historyKey(event);
    if (!asked) return;
    event.preventDefault();
    if (asked === 'undo') back();
    else forth();
  };
  return { now: history.now, go, adjust, undo: back, redo: forth, canUndo, canRedo, onKey };
}
