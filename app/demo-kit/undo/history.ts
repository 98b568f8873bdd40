/** An undo history: past, current and undone states. */

export type History<State> = { past: readonly State[]; current: State; future: readonly State[] };

/** Steps that can be undone; older ones are dropped. */
const MAX_UNDO_STEPS = 200;

export const startHistory = <State>(current: State): History<State> => ({
  past: [],
  current,
  future: [],
});

/** Adds a state, and drops the undone ones. */
export const advance = <State>({ past, current }: History<State>, next: State): History<State> => ({
  past: [...past, current].slice(-MAX_UNDO_STEPS),
  current: next,
  future: [],
});

export function undo<State>(history: History<State>): History<State> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    current: before,
    future: [history.current, ...history.future],
  };
}

export function redo<State>(history: History<State>): History<State> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.current], current: next, future };
}

/** The action of a key: Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y, with Cmd on a Mac. */
export function historyKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): 'undo' | 'redo' | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return key === 'y' && event.ctrlKey ? 'redo' : undefined;
}
