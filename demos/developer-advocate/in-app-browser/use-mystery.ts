import { useKeptState } from '#app/demo-kit/kept-state.ts';
import { appAt, hintAt, hintOn, MYSTERIES, START, type Word } from './mystery.ts';
import { type Reading, readAgent } from './read-agent.ts';
import { SAMPLES } from './samples.ts';

/** The state of the mystery, and what is shown of its user agent. */
export function useMystery(announce: (text: string) => void) {
  const [progress, setProgress] = useKeptState('in-app-browser mystery', () => START);
  const { index, isSolved, tried } = progress;
  const app = appAt(index);
  const agent = SAMPLES[app];
  const known = readAgent(agent);
  const reading: Reading = isSolved
    ? known
    : { kind: 'mystery', name: '', device: known.device, marks: [] };
  return {
    ...progress,
    progress,
    setProgress,
    /** Whether all apps were found. */
    isOver: isSolved && index === MYSTERIES.length - 1,
    /** Why the last part that was tried is wrong. */
    hint: hintAt(app, tried.at(-1)),
    agent,
    reading,
    choose(word: Word) {
      const hint = hintOn(app, word);
      if (hint === undefined) {
        setProgress({ ...progress, isSolved: true });
        return;
      }
      setProgress({ ...progress, tried: [...tried, word.start] });
      announce(hint);
    },
    next: () => setProgress({ ...START, index: (index + 1) % MYSTERIES.length }),
  };
}

export type Mystery = ReturnType<typeof useMystery>;
