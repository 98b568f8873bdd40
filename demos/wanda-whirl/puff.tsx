/** The visual of a puff of air: curls of paper that fly away from its center. */
import { useEffect } from 'react';
import type { Point } from '#app/demo-kit/vector.ts';
import { contrast } from './color.ts';
import type { Palette } from './options.ts';
import * as styles from './wanda-whirl.css.ts';

const CURLS = [0, 72, 144, 216, 288];
const CURL = 'M13-4C26-21 49-19 53-4 55 8 42 12 38 3';
const CONFETTI = 'M29-3.500l6 1 1 5.500-6-1z';
/** Duration of a puff, long enough to be seen without motion, ms. */
const PUFF_MS = 850;

type PuffProps = {
  /** Center on the stage, px. */
  at: Point;
  palette: Palette;
  motionAllowed: boolean;
  onEnd(): void;
};

export function Puff({
  at: [left, top],
  palette: { ground, papers },
  motionAllowed,
  onEnd,
}: PuffProps) {
  useEffect(() => {
    const timer = setTimeout(onEnd, PUFF_MS);
    return () => clearTimeout(timer);
  }, [onEnd]);
  const [curls = '#fffaf0', ...confetti] = [...papers].sort(
    (one, other) => contrast(other, ground) - contrast(one, ground),
  );
  return (
    <svg
      className={styles.puff}
      style={{ left, top }}
      viewBox="-70 -70 140 140"
      data-puff
      data-motion-allowed={motionAllowed ? '' : undefined}
      aria-hidden="true"
    >
      <g className={styles.curls}>
        {CURLS.map((angle) => (
          <path key={angle} className={styles.curlShadow} d={CURL} transform={turned(angle, 3)} />
        ))}
        {CURLS.map((angle) => (
          <path
            key={angle}
            className={styles.curl}
            d={CURL}
            stroke={curls}
            transform={turned(angle)}
          />
        ))}
      </g>
      <g className={styles.confetti}>
        {CURLS.map((angle, index) => (
          <path
            key={angle}
            d={CONFETTI}
            fill={confetti[index % confetti.length]}
            transform={turned(angle + 30)}
          />
        ))}
      </g>
    </svg>
  );
}

/** @param down offset of a shadow, px */
const turned = (angle: number, down = 0) => `translate(${down * 0.6} ${down}) rotate(${angle})`;
