import * as styles from './album.css.ts';
import type { Refusal } from './selection.ts';

/** What can be done now, or why something can't be. */
export const Hint = ({ refusal, children }: { refusal?: Refusal; children: string }) => (
  <p
    // Each refusal shakes, also when it is the same again.
    key={refusal?.count}
    className={styles.hint}
    data-refused={refusal ? '' : undefined}
  >
    {refusal?.text ?? children}
  </p>
);
