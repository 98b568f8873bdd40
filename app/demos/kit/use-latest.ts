import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** A ref with the value of the newest render, for handlers that outlive their render. */
export function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

/**
 * A state whose newest value is known before it is rendered, so that events in quick succession build on each other.
 * @param first creates the initial value
 */
export function useNewestState<State>(first: () => State) {
  const [rendered, setRendered] = useState(first);
  const last = useRef(rendered);
  /** The value that was set last, which may not be rendered yet. */
  const newest = useCallback(() => last.current, []);
  const set = useCallback((next: State) => {
    last.current = next;
    setRendered(() => next);
  }, []);
  return { rendered, newest, set };
}
