/** The sheet that slides out of the phone: the user agent, and what gives the app away. */
import { piecesOf, type Reading } from './read-agent.ts';
import * as styles from './in-app-browser.css.ts';

export const Sheet = ({ agent, reading }: { agent: string; reading: Reading }) => (
  <div className={styles.sheet}>
    <p className={styles.tab}>User agent</p>
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
    <p className={styles.tab}>How it knows</p>
    {reading.marks.length === 0 ? (
      <p className={styles.none}>It does not.</p>
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
