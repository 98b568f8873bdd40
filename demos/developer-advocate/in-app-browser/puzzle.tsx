/** A user agent whose parts can be chosen. */
import { wordsOf } from './mystery.ts';
import * as styles from './in-app-browser.css.ts';
import type { Mystery } from './use-mystery.ts';

export const Puzzle = ({ mystery: { agent, tried, choose } }: { mystery: Mystery }) => (
  <p className={styles.parts} data-agent="">
    {wordsOf(agent).map((word) => {
      const { start, before, text, after } = word;
      const isTried = tried.includes(start);
      return (
        <button
          key={start}
          type="button"
          className={styles.word}
          aria-disabled={isTried}
          data-word
          onClick={() => {
            if (!isTried) choose(word);
          }}
        >
          <span aria-hidden="true">{before}</span>
          {text}
          <span aria-hidden="true">{after}</span>
        </button>
      );
    })}
  </p>
);
