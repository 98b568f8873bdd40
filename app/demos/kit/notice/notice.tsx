/** One line beside a board: a hint, a result, or the reason of a refusal. */
import { useState } from 'react';
import * as styles from './notice.css.ts';

export type ShownNotice = {
  text: string;
  refused: boolean;
  /** Number of notices so far, so that a repeated refusal shakes again. */
  count: number;
  /** Id of the object that can't be changed. */
  id?: number;
};

/** @param id of the object that can't be changed */
export type Refuse = (why: string, id?: number) => void;

/**
 * Shows and announces messages. The last one is shown until the state changes.
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
     * Shows why an action isn't possible.
     * @param about the state that the message belongs to; by default the one that is shown
     */
    refuse: (text: string, id?: number, about = now) => show({ text, id, refused: true }, about),
    /** Shows a message about a state that isn't rendered yet. */
    note: (text: string, about: State) => show({ text, refused: false }, about),
  };
}

/** For `data-shake` of elements with the style `shaking`. */
export const shakeOf = (notice: ShownNotice | undefined) =>
  notice?.refused ? (notice.count % 2 ? 'odd' : 'even') : undefined;

type NoticeProps = {
  id?: string;
  /** Above a board it has two lines on a phone; below one it is centered. */
  place: 'above' | 'below';
  shown: ShownNotice | undefined;
  /** Shown when there is no other message. */
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
