/** A user agent whose parts can be chosen. */
import { wordsOf } from './mystery.ts';
import * as styles from './in-app-browser.css.ts';
import type { Mystery } from './use-mystery.ts';

export const Puzzle = ({ mystery: { agent, tried, choose } }: { mystery: Mystery }) => (
  <p className={styles.agent} data-agent="">
    {wordsOf(agent).map((word) => {
      const { start, before, text, after } = word;
      const isTried = tried.includes(start);
      return (
        <span key={start}>
          {agent[start - before.length - 1] === ' ' && ' '}
          <span className={styles.unbroken}>
            {before}
            <button
              type="button"
              className={styles.word}
              aria-disabled={isTried}
              data-word
              onClick={() => {
                if (!isTried) choose(word);
              }}
            >
              {text}
            </button>
            {after}
          </span>
        </span>
      );
    })}
  </p>
);
