/** One line beside a board: what can be done, what was done, or why something can't be. */
import { useState } from 'react';
import * as styles from './notice.css.ts';

export type ShownNotice = {
  text: string;
  refused: boolean;
  /** How many there have been: the same one again shakes again. */
  count: number;
  /** Id of the thing on the board that can't be changed. */
  id?: number;
};

/** @param id of the thing on the board that can't be changed */
export type Refuse = (why: string, id?: number) => void;

/**
 * Sentences that are shown and announced. The last one is shown until the state changes.
 * @param now the state that the board shows
 */
export function useNotice<State>(now: State, announce: (text: string) => void) {
  const [last, setLast] = useState<ShownNotice & { about: State }>();
  const show = (notice: Omit<ShownNotice, 'count'>, about: State) => {
    setLast((before) => ({ ...notice, about, count: (before?.count ?? 0) + 1 }));
    announce(notice.text);
  };
  return {
    shown: last?.about === now ? last : undefined,
    /**
     * Says why something can't be done.
     * @param about the state that it belongs to, where that isn't shown yet
     */
    refuse: (text: string, id?: number, about = now) => show({ text, id, refused: true }, about),
    /** Says something about a state that may be shown only next. */
    note: (text: string, about: State) => show({ text, refused: false }, about),
  };
}

/** For `data-shake` of elements with the style `shaking`. */
export const shakeOf = (notice: ShownNotice | undefined) =>
  notice?.refused ? (notice.count % 2 ? 'odd' : 'even') : undefined;

type NoticeProps = {
  id?: string;
  /** Above a board it has two lines on a phone, below one it is centered. */
  place: 'above' | 'below';
  shown: ShownNotice | undefined;
  /** Shown when there is nothing else to say. */
  children: string;
};

export const Notice = ({ id, place, shown, children }: NoticeProps) => (
  <p
    id={id}
    className={styles.notice[place]}
    data-notice
    data-refused={shown?.refused ? '' : undefined}
    data-shake={shakeOf(shown)}
  >
    {shown?.text ?? children}
  </p>
);
