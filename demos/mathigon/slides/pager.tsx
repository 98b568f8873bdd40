import { Button } from '#app/demo-kit/controls/button.tsx';
import { Icon } from '#app/demo-kit/controls/icons.tsx';
import * as styles from './slides.css.ts';
import type { SlidesStore } from './use-slides.ts';

/** Buttons for the next and the previous slide, and a dot for each. */
export const Pager = ({ store: { deck, turn } }: { store: SlidesStore }) => (
  <div className={styles.pager}>
    <Button name="Previous slide" className={styles.turn} {...turn(-1)}>
      <Icon name="chevronLeft" />
    </Button>
    <span className={styles.dots} aria-hidden="true">
      {deck.slides.map(({ id }) => (
        <span key={id} className={styles.dot} data-current={id === deck.current ? '' : undefined} />
      ))}
    </span>
    <Button name="Next slide" className={styles.turn} {...turn(1)}>
      <Icon name="chevronRight" />
    </Button>
  </div>
);
