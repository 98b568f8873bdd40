import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import * as styles from './line-breaks.css.ts';

/** Step of the arrow keys, px. */
const STEP_PX = 4;
const LARGE_STEP_PX = 24;

/** The handle at the right edge of the text, for dragging and keys. A finger beside it scrolls the page. */
export function Handle({
  width,
  min,
  max,
  onChange,
}: {
  /** All in px. */
  width: number;
  min: number;
  max: number;
  onChange(width: number): void;
}) {
  /** Pointer position and text width at the start of a drag. */
  const held = useRef<{ x: number; width: number }>();

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { x: event.clientX, width };
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!held.current) return;
    const next = held.current.width + event.clientX - held.current.x;
    // Synchronous, because otherwise React renders after the event's frame.
    flushSync(() => onChange(next));
  };
  const letGo = () => {
    held.current = undefined;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const keys: Record<string, number> = {
      ArrowLeft: width - STEP_PX,
      ArrowDown: width - STEP_PX,
      ArrowRight: width + STEP_PX,
      ArrowUp: width + STEP_PX,
      PageDown: width - LARGE_STEP_PX,
      PageUp: width + LARGE_STEP_PX,
      Home: min,
      End: max,
    };
    const next = keys[event.key];
    if (next === undefined) return;
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
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onLostPointerCapture={letGo}
      onKeyDown={onKeyDown}
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
