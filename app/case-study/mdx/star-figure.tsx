import { StarIcon } from '#app/ui/icons/icons.tsx';
import { visuallyHidden } from '#app/styles/visually-hidden.css.ts';
import { exactCount, shortCount } from '#app/stars/format-count.ts';
import * as styles from './open-source.css.ts';

/** A star count: abbreviated on screen, exact for screen readers. Renders nothing for 0 or an unknown count. */
export function StarFigure({ count }: { count: number | undefined }) {
  if (!count) return null;
  return (
    <span className={styles.stars} data-stars>
      <StarIcon />
      <span aria-hidden="true">{shortCount(count)}</span>
      <span className={visuallyHidden}>
        {`${exactCount(count)} ${count === 1 ? 'star' : 'stars'}`}
      </span>
    </span>
  );
}
