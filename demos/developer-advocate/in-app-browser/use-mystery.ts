import { useKeptState } from '#app/demo-kit/kept-state.ts';
import { hintOn, MYSTERIES, type Word } from './mystery.ts';
import { type Reading, readAgent } from './read-agent.ts';
import { SAMPLES } from './samples.ts';

type State = {
  /** Index of the app to find. */
  index: number;
  isSolved: boolean;
  /** Number of apps found. */
  found: number;
  /** Starts of the parts that were tried in vain. */
  tried: readonly number[];
  hint?: string | undefined;
};

/** The state of the mystery, and what is shown of its user agent. */
export function useMystery(announce: (text: string) => void) {
  const [state, setState] = useKeptState<State>('in-app-browser mystery', () => ({
    index: 0,
    isSolved: false,
    found: 0,
    tried: [],
  }));
  const { index, isSolved, found, tried } = state;
  const isOver = found === MYSTERIES.length;
  const app = MYSTERIES[index % MYSTERIES.length] ?? MYSTERIES[0];
  const agent = SAMPLES[app];
  const known = readAgent(agent);
  const reading: Reading = isSolved
    ? known
    : { kind: 'mystery', name: '', device: known.device, marks: [] };
  return {
    ...state,
    /** Whether all apps were found. */
    isOver,
    agent,
    reading,
    choose(word: Word) {
      const hint = hintOn(app, word);
      if (hint === undefined) {
        setState({ ...state, isSolved: true, found: found + 1 });
        return;
      }
      setState({ ...state, tried: [...tried, word.start], hint });
      announce(hint);
    },
    next: () =>
      setState({ index: index + 1, isSolved: false, found: isOver ? 0 : found, tried: [] }),
  };
}

export type Mystery = ReturnType<typeof useMystery>;
