/** Round paper marks, one for each kind of break, on a grid of 24. */
import type { Break } from './lines.ts';
import * as styles from './line-breaks.css.ts';

const SIGNS: Record<Exclude<Break, 'end'>, string> = {
  space: 'M17.5 7v5.5h-10M10.5 9l-3.5 3.5 3.5 3.5',
  sign: 'M7.5 16.5l6-9M15.5 12h2',
  'soft hyphen': 'M7 12h10',
  'between letters': 'M8 7.2l8.5 9.3M16 7.2l-8.5 9.3',
  'new line': 'M12 7v10M15.5 17V7H11a2.7 2.7 0 0 0 0 5.4h1',
};

export const Mark = ({ at }: { at: Break }) =>
  at === 'end' ? null : (
    <svg className={styles.mark} width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="11.2" />
      <path d={SIGNS[at]} />
    </svg>
  );
