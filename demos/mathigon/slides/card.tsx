import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { type DragHandlers, type DragScope, useDrag } from '#app/demo-kit/pointer/use-drag.ts';
import { MotifPicture } from './motif.tsx';
import { type Box, styleOf } from './shelf-layout.ts';
import * as styles from './slides.css.ts';
import type { Slide } from './slides.ts';

type CardProps = {
  slide: Slide;
  page: number;
  current: boolean;
  selected: boolean;
  /** Whether it is dragged. */
  out: boolean;
  box: Box;
  /** Shows only the picture. */
  cropped: boolean;
  drag: DragHandlers<Slide>;
  scope: DragScope;
  onClick(event: MouseEvent): void;
};

/** A slide on a shelf. */
export function Card(props: CardProps) {
  const { slide, page, current, selected, out, box, cropped } = props;
  const card = useRef<HTMLDivElement>(null);
  const drag = useDrag(props.drag, { scope: props.scope, scroller: card });
  // Not in CSS, where all slides would appear again whenever the demo comes back into view.
  useLayoutEffect(() => {
    if (!card.current?.closest('[data-motion-allowed]')) return;
    card.current.animate([{ scale: 0.7, opacity: 0 }, {}], { duration: 250, easing: 'ease-out' });
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the demo's root handles keys
    <div
      ref={card}
      className={styles.card}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option can hold no picture
      role="option"
      aria-selected={selected}
      aria-current={current ? 'true' : undefined}
      aria-label={[page, slide.title, slide.motif].filter(Boolean).join(', ')}
      tabIndex={current ? 0 : -1}
      data-slide={slide.id}
      data-out={out ? '' : undefined}
      style={styleOf(box)}
      onClick={props.onClick}
      {...drag}
    >
      <MotifPicture motif={slide.motif} title={slide.title} cropped={cropped} />
      <span>{page}</span>
    </div>
  );
}
