/** The card in 3D, with its shadow: the front sheet, the pages inside, and the back. */
import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { LEAF } from '../shared/leaf.ts';
import * as styles from './card.css.ts';
import { describe, describeInside, PRODUCTS, THEMES } from './design.ts';
import { Back, Front, Inside } from './sides.tsx';
import { facingOf, type Pose } from './turning.ts';
import type { useCardDrag } from './use-card-drag.ts';

type CardViewProps = ComponentProps<typeof Front> & {
  /** Whether a folded card is open. */
  open: boolean;
  drag: ReturnType<typeof useCardDrag>;
};

export function CardView({ open, drag, ...front }: CardViewProps) {
  const { design, turning, fail } = front;
  const spread = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const shadow = useRef<HTMLDivElement>(null);
  const shade = useRef<HTMLDivElement>(null);
  const { folded } = PRODUCTS[design.product];
  const { paper } = THEMES[design.theme];
  const side = { design, turning, fail };

  useLayoutEffect(() => {
    let shown: Pick<Pose, 'open' | 'ajar'> | undefined;
    return turning.subscribe((pose) => {
      if (!spread.current || !card.current || !shadow.current || !shade.current) return;
      const { yaw, pitch, open, ajar } = pose;
      if (open !== shown?.open || ajar !== shown.ajar) {
        spread.current.style.setProperty('--open', open.toFixed(4));
        spread.current.style.setProperty('--ajar', ajar.toFixed(3));
        shown = pose;
      }
      card.current.style.transform = `rotateX(${pitch.toFixed(2)}deg) rotateY(${yaw.toFixed(2)}deg)`;
      const facing = Math.abs(facingOf(pose));
      const width = (0.24 + 0.76 * facing) * (1 + 0.62 * open);
      shadow.current.style.transform = `scaleX(${width.toFixed(3)})`;
      shade.current.style.opacity = Math.min(0.5, 0.62 * (1 - facing)).toFixed(3);
    });
  }, [turning]);

  const peeking = {
    onPointerEnter: () => turning.peek(true),
    onPointerLeave: () => turning.peek(false),
  };
  return (
    <>
      <div ref={shadow} className={styles.shadow} data-shadow />
      <div className={styles.holder}>
        <div ref={spread} className={styles.spread} data-folded={folded ? '' : undefined}>
          <div
            ref={card}
            className={styles.card}
            data-card
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> has no sides
            role="img"
            aria-label={open ? describeInside(design) : describe(design)}
            {...drag}
          >
            <div className={styles.back} style={{ background: paper }}>
              <Back {...side} />
            </div>
            {folded && (
              <div className={styles.inner}>
                <Inside {...side} />
                <div className={styles.innerShade} />
                {/* The front sheet moves away from the pointer on hover. */}
                {!open && <div className={styles.edge} data-edge {...peeking} />}
              </div>
            )}
            <div className={styles.leaf}>
              {folded && (
                <div className={styles.innerLeft}>
                  <svg className={styles.emboss} viewBox="-40 -60 80 130" aria-hidden="true">
                    <path d={LEAF} />
                  </svg>
                  <div className={styles.edge} data-edge />
                </div>
              )}
              <div className={styles.front} style={{ background: paper }}>
                <Front {...front} />
                <div ref={shade} className={styles.shade} />
                {folded && <div className={styles.edge} data-edge {...peeking} />}
              </div>
            </div>
          </div>
        </div>
      </div>
    </>
  );
}
