import { useUndo } from '#app/demo-kit/undo/use-undo.ts';

type Update<State> = (now: State) => State;

/**
 * A state with undo steps. Its edits start from the newest state, also before it is rendered, so that late
 * results don't revert it.
 */
export function useEdits<State>(options: Parameters<typeof useUndo<State>>[0]) {
  const undo = useUndo(options);
  return {
    undo,
    /** Adds one undo step, unless the update returns the same state. */
    edit(update: Update<State>, done: string) {
      const next = update(undo.newest());
      if (next !== undo.newest()) undo.change(next, done);
    },
    /** Consecutive updates of the same field are one undo step. */
    editField: (update: Update<State>, field: string) => undo.type(update(undo.newest()), field),
  };
}
