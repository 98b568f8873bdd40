import { type KeyboardEvent, useMemo, useRef } from 'react';
import labels from 'virtual:text-labels';
import { useKeptState } from '../kept-state.ts';
import { useNewestState } from '../use-latest.ts';
import { advance, startHistory, type History, historyKey, redo, undo } from './history.ts';

/** Pause in typing after which a new undo step starts, ms. */
const TYPING_PAUSE_MS = 900;

export type Undo<State> = ReturnType<typeof useUndo<State>>;

type Options<State> = {
  /** Name under which the steps are kept, such as "paper-boats". */
  name: string;
  /** Creates the initial state. */
  first: () => State;
  /** Describes a state in one short sentence. */
  describe: (state: State) => string;
  /** Called with a sentence for every step, and the new state. */
  announce: (result: string, current: State) => void;
  /** Changes announce only what was done; undo and redo also describe the new state. */
  brief?: boolean;
  /** Reverses what was adjusted since the state was new, such as the part that is shown: redo shows the change. */
  asChanged?: (state: State) => State;
};

/**
 * A state whose changes can be undone and redone, by buttons and by keys. It is kept. The returned functions are
 * stable if `describe`, `announce` and `asChanged` are.
 */
export function useUndo<State>({
  name,
  first,
  describe,
  announce,
  brief = false,
  asChanged,
}: Options<State>) {
  const { rendered, newest, set } = useNewestState(useKeptState(name, () => startHistory(first())));
  const typed = useRef({ field: '', at: 0 });

  const actions = useMemo(() => {
    /** Adds an undo step. @param done what was done, for the announcement */
    const change = (next: State, done: string) => {
      typed.current.at = 0;
      set(advance(newest(), next));
      announce(brief ? done : `${done} ${describe(next)}`, next);
    };
    /** Changes the state without an undo step, such as for a selection. */
    const adjust = (next: State) => set({ ...newest(), current: next });
    /** Changes a text: consecutive input in the same field is one undo step. */
    const type = (next: State, field: string) => {
      const isSameStep =
        typed.current.field === field && Date.now() - typed.current.at < TYPING_PAUSE_MS;
      if (isSameStep) adjust(next);
      else change(next, '');
      typed.current = { field, at: Date.now() };
    };
    const stepTo = (next: History<State>, done: string) => {
      if (next === newest()) return;
      typed.current.at = 0;
      set(next);
      announce(`${done} ${describe(next.current)}`, next.current);
    };
    const steps = {
      undo() {
        const { past, current, future } = newest();
        if (past.length === 0) return;
        stepTo(
          undo({ past, current: asChanged ? asChanged(current) : current, future }),
          labels.undone,
        );
      },
      redo: () => stepTo(redo(newest()), labels.redone),
    };
    /** Handles the keys for undo and redo. */
    const onKey = (event: KeyboardEvent) => {
      const action = historyKey(event);
      if (!action) return;
      event.preventDefault();
      steps[action]();
    };
    return {
      /** The newest state, which may not be rendered yet. */
      newest: () => newest().current,
      change,
      adjust,
      type,
      ...steps,
      onKey,
    };
  }, [newest, set, brief, describe, announce, asChanged]);

  const { past, current, future } = rendered;
  return { current, canUndo: past.length > 0, canRedo: future.length > 0, ...actions };
}
