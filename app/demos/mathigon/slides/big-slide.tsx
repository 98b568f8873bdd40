/** The current slide. Swiping shows the next or the previous one, which enters from that side. */
import { useLayoutEffect, useRef, useState } from 'react';
import { useDrag } from '../shared/use-drag.ts';
import { MotifPicture } from './motif.tsx';
import * as styles from './slides.css.ts';
import type { Slide } from './slides.ts';

/** Shortest swipe that changes the slide, px. */
const SWIPE_PX = 40;
/** Share of a swipe's distance by which the picture moves. */
const FOLLOW_SHARE = 0.5;
/** Distance from which the next picture enters, px. */
const ENTRY_OFFSET_PX = 70;

type BigSlideProps = {
  slide: Slide;
  /** Index of the slide. */
  page: number;
  moving: boolean;
  turn(by: 1 | -1): void;
};

export function BigSlide({ slide, page, moving, turn }: BigSlideProps) {
  const picture = useRef<HTMLDivElement>(null);
  const [way, setWay] = useState<number>();
  const swiped = useRef(0);
  const listeners = useDrag({
    start: () => (swiped.current = 0),
    move(dx) {
      swiped.current = dx;
      setWay(dx * FOLLOW_SHARE);
    },
    drop() {
      setWay(undefined);
      if (Math.abs(swiped.current) >= SWIPE_PX) turn(swiped.current < 0 ? 1 : -1);
    },
    cancel: () => setWay(undefined),
  });

  const before = useRef({ id: slide.id, page });
  useLayoutEffect(() => {
    const { id, page: pageBefore } = before.current;
    before.current = { id: slide.id, page };
    if (id === slide.id || !moving) return;
    const from = page < pageBefore ? -ENTRY_OFFSET_PX : ENTRY_OFFSET_PX;
    picture.current?.animate([{ transform: `translateX(${from}px)`, opacity: 0 }, {}], {
      duration: 260,
      easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)',
    });
  }, [slide.id, page, moving]);

  return (
    <div
      className={styles.swipe}
      data-swipe
      data-held={way === undefined ? undefined : ''}
      {...listeners}
    >
      <div
        ref={picture}
        className={styles.picture}
        style={way === undefined ? undefined : { transform: `translateX(${way}px)` }}
      >
        <MotifPicture motif={slide.motif} />
      </div>
      <span className={styles.page}>{page + 1}</span>
    </div>
  );
}
