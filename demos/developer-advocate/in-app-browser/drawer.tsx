/** The drawer that slides out of the phone: the user agent with the marked evidence. */
import { piecesOf, type Reading } from './read-agent.ts';
import type { ReactNode } from 'react';
import * as styles from './in-app-browser.css.ts';

type DrawerProps = {
  agent: string;
  reading: Reading;
  /** Replaces the user agent while it is edited. */
  editor?: ReactNode;
  /** Shown when there are no clues. */
  none?: ReactNode;
  /** Beside the heading. */
  end?: ReactNode;
};

export const Drawer = ({ agent, reading, editor, none, end }: DrawerProps) => (
  <div className={styles.drawer}>
    <div className={styles.head}>
      <p className={styles.tab}>User agent</p>
      {end}
    </div>
    {editor || (
      <p className={styles.agent} data-agent="">
        {piecesOf(agent, reading.marks).map(({ start, text, mark }) =>
          mark ? (
            <mark key={start} className={styles.mark}>
              {text}
            </mark>
          ) : (
            <span key={start}>{text}</span>
          ),
        )}
      </p>
    )}
    <p className={styles.tabBelow}>How it knows</p>
    {reading.marks.length === 0 ? (
      <p className={styles.none}>{none || 'No clues found.'}</p>
    ) : (
      <ul className={styles.reasons}>
        {reading.marks.map(({ start, end, means }) => (
          <li key={start}>
            <b className={styles.mark}>{agent.slice(start, end)}</b> <span>{means}</span>
          </li>
        ))}
      </ul>
    )}
  </div>
);
