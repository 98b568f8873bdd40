/** The current slide. Swiping shows the next or the previous one, which enters from that side. */
import { useLayoutEffect, useRef, useState } from 'react';
import { useDrag } from '#app/demo-kit/pointer/use-drag.ts';
import { MotifPicture } from './motif.tsx';
import * as styles from './slides.css.ts';
import type { Slide } from './slides.ts';

/** Shortest swipe that changes the slide, px. */
export const SWIPE_PX = 28;
/** Share of a swipe's distance by which the picture moves. */
const FOLLOW_SHARE = 0.5;
/** Distance from which the next picture enters, px. */
const ENTRY_OFFSET_PX = 70;

type BigSlideProps = {
  slide: Slide;
  /** Index of the slide. */
  page: number;
  motionAllowed: boolean;
  turn(by: 1 | -1): void;
};

export function BigSlide({ slide, page, motionAllowed, turn }: BigSlideProps) {
  const picture = useRef<HTMLDivElement>(null);
  const [offset, setOffset] = useState<number>();
  const drag = useDrag<true>({
    press: () => true,
    move: ({ by: [dx] }) => setOffset(dx * FOLLOW_SHARE),
    drop({ by: [dx] }) {
      if (Math.abs(dx) >= SWIPE_PX) turn(dx < 0 ? 1 : -1);
    },
    end: () => setOffset(undefined),
  });

  const before = useRef({ id: slide.id, page });
  useLayoutEffect(() => {
    const { id, page: pageBefore } = before.current;
    before.current = { id: slide.id, page };
    if (id === slide.id || !motionAllowed) return;
    const from = page < pageBefore ? -ENTRY_OFFSET_PX : ENTRY_OFFSET_PX;
    picture.current?.animate([{ transform: `translateX(${from}px)`, opacity: 0 }, {}], {
      duration: 260,
      easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)',
    });
  }, [slide.id, page, motionAllowed]);

  return (
    <div
      className={styles.swipe}
      data-swipe
      data-held={offset === undefined ? undefined : ''}
      {...drag}
    >
      <div
        ref={picture}
        className={styles.picture}
        style={offset === undefined ? undefined : { transform: `translateX(${offset}px)` }}
      >
        <MotifPicture motif={slide.motif} title={slide.title} />
      </div>
      <span className={styles.page}>{page + 1}</span>
    </div>
  );
}
