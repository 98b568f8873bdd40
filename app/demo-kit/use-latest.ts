import { useCallback, useLayoutEffect, useRef } from 'react';

/** A ref with the value of the newest render, for handlers that outlive their render. */
export function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

/**
 * Makes the newest value of a state known before it is rendered, so that events in quick succession build on each other.
 * @param rendered the state, and what sets it, which is stable
 */
export function useNewestState<State>([rendered, setRendered]: readonly [
  State,
  (next: State) => void,
]) {
  const last = useRef(rendered);
  /** The value that was set last, which may not be rendered yet. */
  const newest = useCallback(() => last.current, []);
  const set = useCallback(
    (next: State) => {
      last.current = next;
      setRendered(next);
    },
    [setRendered],
  );
  return { rendered, newest, set };
}
