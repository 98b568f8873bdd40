import * as styles from './album.css.ts';
import type { Refusal } from './selection.ts';

/** A hint, or the reason of a refusal. */
export const Hint = ({ refusal, children }: { refusal?: Refusal; children: string }) => (
  <p
    // A new key restarts the shake for a repeated refusal.
    key={refusal?.count}
    className={styles.hint}
    data-refused={refusal ? '' : undefined}
  >
    {refusal?.text ?? children}
  </p>
);
