import { useLayoutEffect, useRef } from 'react';

/** A ref with the value of the newest render, for handlers that outlive their render. */
export function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
