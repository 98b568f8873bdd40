import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { arrowOf, isShortcut } from '#app/demo-kit/arrow-keys.ts';
import { useDrag } from '#app/demo-kit/pointer/use-drag.ts';
import * as styles from './line-breaks.css.ts';

/** Step of the arrow keys, px. */
const STEP_PX = 4;
const LARGE_STEP_PX = 24;

type HandleProps = {
  /** All in px. */
  width: number;
  min: number;
  max: number;
  onChange(width: number): void;
};

/** The handle at the right edge of the text, for dragging and keys. A finger beside it scrolls the page. */
export function Handle({ width, min, max, onChange }: HandleProps) {
  const drag = useDrag<number>(
    {
      press: () => width,
      // Synchronous, because otherwise React renders after the event's frame.
      move: ({ held, by }) => flushSync(() => onChange(held + by[0])),
      cancel: ({ held }) => onChange(held),
    },
    { slop: 0 },
  );

  const onKeyDown = (event: KeyboardEvent) => {
    const keys: Record<string, number> = {
      PageDown: width - LARGE_STEP_PX,
      PageUp: width + LARGE_STEP_PX,
      Home: min,
      End: max,
    };
    const arrow = arrowOf(event);
    const next = arrow ? width + (arrow[0] - arrow[1]) * STEP_PX : keys[event.key];
    if (next === undefined || isShortcut(event)) return;
    event.preventDefault();
    onChange(next);
  };

  return (
    <div
      className={styles.handle}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <input> can't be positioned at the edge of a text
      role="slider"
      tabIndex={0}
      aria-label="Right edge of the text"
      aria-orientation="horizontal"
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={width}
      aria-valuetext={`${width} px`}
      onKeyDown={onKeyDown}
      {...drag}
    >
      <svg width="46" height="26" viewBox="0 0 46 26" aria-hidden="true">
        <path
          d="M2 13L14 3V9H32V3L44 13L32 23V17H14V23z"
          transform="translate(1.5 3)"
          data-shade=""
        />
        <path d="M2 13L14 3V9H32V3L44 13L32 23V17H14V23z" />
      </svg>
    </div>
  );
}
