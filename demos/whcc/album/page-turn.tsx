/** Animates a page that turns to the next spread. */
import type { Photo } from '../shared/photos.ts';
import type { Spread } from './album.ts';
import * as styles from './album.css.ts';
import { SpreadView } from './spread-view.tsx';

type Photos = { photos: readonly Photo[] };
type Half = Photos & { className?: string; spread: Spread; side: 'left' | 'right' };

const HalfView = ({ className = '', spread, side, photos }: Half) => (
  <div className={`${styles.half} ${className}`} data-side={side}>
    <div className={styles.halfPaper}>
      <SpreadView spread={spread} photos={photos} />
    </div>
  </div>
);

export type Turn = { from: Spread; to: Spread; forwards: boolean };

/** Covers the open album until the animation ends. */
export function PageTurn({ turn, photos, onEnd }: Photos & { turn: Turn; onEnd(): void }) {
  const { from, to, forwards } = turn;
  const [old, next] = forwards ? (['left', 'right'] as const) : (['right', 'left'] as const);
  return (
    <div className={styles.turn} aria-hidden="true">
      <div className={styles.rest} data-side={old}>
        <HalfView spread={from} side={old} photos={photos} />
      </div>
      <div className={styles.page} data-side={next} onAnimationEnd={onEnd}>
        <HalfView className={styles.pageFront} spread={from} side={next} photos={photos} />
        <HalfView className={styles.pageBack} spread={to} side={old} photos={photos} />
      </div>
    </div>
  );
}
