import { useEffect, useState } from 'react';

/** How long a button says what became of a press, ms. */
const RESULT_MS = 4000;

/** A state that has its initial value again a few seconds after it was set. */
export function useBriefState<Value>(initial: Value) {
  const [value, setValue] = useState(initial);
  useEffect(() => {
    if (value === initial) return undefined;
    const timer = setTimeout(() => setValue(initial), RESULT_MS);
    return () => clearTimeout(timer);
  }, [value, initial]);
  return [value, setValue] as const;
}
