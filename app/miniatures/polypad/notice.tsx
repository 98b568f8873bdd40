/** One line below a board: what can be done, or why something can't. */
import { useState } from 'react';
import * as styles from './notice.css.ts';

type Shown<State> = {
  text: string;
  /** The state it speaks of: with the next one it goes. */
  about: State;
  refused: boolean;
  /** Told once more, it shakes once more. */
  times: number;
};

/**
 * Sentences that are seen and announced.
 * @param now the state of the demo
 */
export function useNotice<State>(now: State, tell: (text: string) => void) {
  const [shown, setShown] = useState<Shown<State>>();
  const show = (text: string, about: State, refused: boolean) => {
    setShown((before) => ({ text, about, refused, times: (before?.times ?? 0) + 1 }));
    tell(text);
  };
  return {
    shown: shown?.about === now ? shown : undefined,
    /** Says why something can't be done; the state stays. */
    refuse: (text: string) => show(text, now, true),
    /** Says something about the state that comes next. */
    note: (text: string, next: State) => show(text, next, false),
  };
}

type NoticeProps = {
  id?: string;
  shown: Pick<Shown<unknown>, 'text' | 'refused' | 'times'> | undefined;
  /** Shown when there is nothing else to say. */
  children: string;
};

export const Notice = ({ id, shown, children }: NoticeProps) => (
  <div
    key={shown?.times}
    id={id}
    className={styles.notice}
    data-notice
    data-refused={shown?.refused ? '' : undefined}
  >
    {shown?.text ?? children}
  </div>
);
