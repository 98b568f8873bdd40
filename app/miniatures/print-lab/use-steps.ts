import { type KeyboardEvent, useCallback, useState } from 'react';
import { advance, begin, type History, historyKey, redo, undo } from '../shared/history.ts';

/**
 * A state whose changes can be undone and redone, by buttons and by keys.
 * @param describe the state in a sentence, told after a step back or forth
 */
export function useSteps<State>(
  first: () => State,
  describe: (state: State) => string,
  tell: (result: string) => void,
) {
  const [history, setHistory] = useState<History<State>>(() => begin(first()));

  /** @param said what has changed, in a sentence */
  const change = useCallback(
    (next: State, said: string) => {
      setHistory((before) => advance(before, next));
      tell(said);
    },
    [tell],
  );

  /** Changes it as a part of the step before, as each letter of a word does. */
  const amend = useCallback(
    (next: State) => setHistory((before) => ({ ...before, now: next, future: [] })),
    [],
  );

  const canUndo = history.past.length > 0;
  const canRedo = history.future.length > 0;
  const step = (next: History<State>, said: string) => {
    setHistory(next);
    tell(`${said} ${describe(next.now)}`);
  };
  const goBack = () => {
    if (canUndo) step(undo(history), 'Undone.');
  };
  const goOn = () => {
    if (canRedo) step(redo(history), 'Done again.');
  };

  const onKey = (event: KeyboardEvent) => {
    const asked = historyKey(event);
    if (!asked) return;
    if (asked === 'undo') goBack();
    else goOn();
    event.preventDefault();
  };

  return { now: history.now, change, amend, canUndo, canRedo, undo: goBack, redo: goOn, onKey };
}
