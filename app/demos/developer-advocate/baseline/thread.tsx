import { type PointerEvent, type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Setting } from './leading.ts';
import * as styles from './baseline.css.ts';

/** A thread that can be dragged vertically; for keys there are the sliders. */
export function Thread({
  top,
  setting,
  onDrag,
  children,
}: {
  /** Px. */
  top: number;
  setting: Setting;
  /** @param from setting at the start of the drag @param by distance downward since, px */
  onDrag(from: Setting, by: number): void;
  children?: ReactNode;
}) {
  const held = useRef<{ y: number; setting: Setting }>();
  const root = useRef<HTMLDivElement>(null);
  const hold = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { y: event.clientY, setting };
    root.current?.toggleAttribute('data-held', true);
  };
  const move = (event: PointerEvent) => {
    const from = held.current;
    // Synchronous, because otherwise React renders after the event's frame.
    if (from) flushSync(() => onDrag(from.setting, event.clientY - from.y));
  };
  const letGo = () => {
    held.current = undefined;
    root.current?.toggleAttribute('data-held', false);
  };
  return (
    <div ref={root} className={styles.thread} style={{ top }} data-thread="">
      {children}
      <div
        className={styles.grip}
        data-grip=""
        onPointerDown={hold}
        onPointerMove={move}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        onLostPointerCapture={letGo}
      >
        <svg className={styles.pin} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M8 9.5 12 5l4 4.5M8 14.5 12 19l4-4.5" />
        </svg>
      </div>
    </div>
  );
}
