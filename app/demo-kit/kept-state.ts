/**
 * The work of visitors, kept while they visit other pages: a case study that is closed and opened again shows it as it was.
 * A reload clears it, but for what a demo stores (share-link/stored-work.ts); the frame and embeds warn before they
 * reload.
 */
import { useCallback, useState } from 'react';

const kept = new Map<string, unknown>();

/**
 * A state that is kept, also before it is changed.
 * @param name unique among all demos, such as "paper-boats"
 * @param first creates the initial state
 */
export function useKeptState<State>(name: string, first: () => State) {
  const [state, setState] = useState(() => {
    if (!kept.has(name)) kept.set(name, first());
    return kept.get(name) as State;
  });
  /** Stable. */
  const set = useCallback(
    (next: State) => {
      kept.set(name, next);
      setState(() => next);
    },
    [name],
  );
  return [state, set] as const;
}
