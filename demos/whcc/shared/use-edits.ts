import { useSteps } from '#app/demo-kit/steps/use-steps.ts';

type Update<State> = (now: State) => State;

/**
 * A state with undo steps. Its edits start from the newest state, also before it is rendered, so that late
 * results don't revert it.
 */
export function useEdits<State>(options: Parameters<typeof useSteps<State>>[0]) {
  const steps = useSteps(options);
  return {
    steps,
    /** Adds one undo step, unless the update returns the same state. */
    edit(update: Update<State>, done: string) {
      const next = update(steps.newest());
      if (next !== steps.newest()) steps.change(next, done);
    },
    /** Consecutive updates of the same field are one undo step. */
    editField: (update: Update<State>, field: string) => steps.type(update(steps.newest()), field),
  };
}
