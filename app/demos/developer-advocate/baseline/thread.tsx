import { type PointerEvent, type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Setting } from './leading.ts';
import * as styles from './baseline.css.ts';

/** A thread that can be dragged up and down; the sliders do the same by keys. */
export function Thread({
  top,
  setting,
  onDrag,
  children,
}: {
  /** Px. */
  top: number;
  setting: Setting;
  /** @param from setting when the pointer came down, @param by how far it has gone down since, px */
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
    // React would render after the frame that this event belongs to.
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
