import { memo, useRef } from 'react';
import * as styles from './line-breaks.css.ts';
import type { Setting } from './measure.ts';
import { useLines } from './use-lines.ts';

/** Height of a line in the drawing, and of its bar. */
const LINE = 16;
const BAR = 10;

type ShapeProps = Setting & { fail(error: unknown): void };

/** How a text breaks with a value of `text-wrap`: a bar for each line. */
export const Shape = memo(function Shape({ fail, ...setting }: ShapeProps) {
  const box = useRef<HTMLSpanElement>(null);
  const lines = useLines(box, setting, fail);
  return (
    <span className={styles.shape} aria-hidden="true">
      <svg
        width="48"
        height="26"
        viewBox={`0 0 ${setting.width} ${Math.max(1, lines.length) * LINE}`}
        preserveAspectRatio="none"
      >
        {lines.map(({ start, left, width }, index) => (
          <rect key={start} x={left} y={index * LINE} width={width} height={BAR} rx="3" />
        ))}
      </svg>
      {/* The text to measure, out of sight. */}
      <span className={styles.measured}>
        <span ref={box} className={styles.text} dir="auto" translate="no" />
      </span>
    </span>
  );
});
