import { StarIcon } from '#app/icons/page-icons.tsx';
import { visuallyHidden } from '#app/styles/visually-hidden.css.ts';
import * as styles from './open-source.css.ts';

const compact = new Intl.NumberFormat('en-GB', { notation: 'compact', maximumFractionDigits: 1 });
const exact = new Intl.NumberFormat('en-GB');

/** A star count: short to see, exact to hear. Nothing as long as there is none above 0. */
export function StarFigure({ count }: { count: number | undefined }) {
  if (!count) return null;
  return (
    <span className={styles.stars} data-stars>
      <StarIcon />
      <span aria-hidden="true">{compact.format(count).toLowerCase()}</span>
      <span className={visuallyHidden}>
        {`${exact.format(count)} ${count === 1 ? 'star' : 'stars'}`}
      </span>
    </span>
  );
}
