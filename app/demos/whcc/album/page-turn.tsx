/** Animates a page that turns to the next spread. */
import type { Photo } from '../shared/photos.ts';
import type { Spread } from './album.ts';
import * as styles from './album.css.ts';
import { SpreadView } from './spread-view.tsx';

type Half = { spread: Spread; side: 'left' | 'right'; photos: readonly Photo[] };

const HalfView = ({ spread, side, photos }: Half) => (
  <div className={styles.half} data-side={side}>
    <div className={styles.halfPaper}>
      <SpreadView spread={spread} photos={photos} />
    </div>
  </div>
);

export type Turn = { from: Spread; to: Spread; forwards: boolean };

/** Covers the open album until the animation ends. */
export function PageTurn({
  turn: { from, to, forwards },
  photos,
  onEnd,
}: {
  turn: Turn;
  photos: readonly Photo[];
  onEnd(): void;
}) {
  const [old, next] = forwards ? (['left', 'right'] as const) : (['right', 'left'] as const);
  return (
    <div className={styles.turn} aria-hidden="true">
      <div className={styles.rest} data-side={old}>
        <HalfView spread={from} side={old} photos={photos} />
      </div>
      <div className={styles.page} data-side={next} onAnimationEnd={onEnd}>
        <div className={styles.pageFront}>
          <HalfView spread={from} side={next} photos={photos} />
        </div>
        <div className={styles.pageBack}>
          <HalfView spread={to} side={old} photos={photos} />
        </div>
      </div>
    </div>
  );
}
