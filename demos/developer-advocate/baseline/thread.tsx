import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { type DragScope, useDrag } from '#app/demo-kit/pointer/use-drag.ts';
import type { Setting } from './leading.ts';
import * as styles from './baseline.css.ts';

type ThreadProps = {
  /** Px. */
  top: number;
  setting: Setting;
  scope: DragScope;
  /** @param from setting at the start of the drag @param by distance downward since, px */
  onDrag(from: Setting, by: number): void;
  children?: ReactNode;
};

/** A thread that can be dragged vertically; for keys there are the sliders. */
export function Thread({ top, setting, scope, onDrag, children }: ThreadProps) {
  const [isHeld, setIsHeld] = useState(false);
  const drag = useDrag<Setting>(
    {
      press: () => setting,
      start: () => setIsHeld(true),
      // Synchronous, because otherwise React renders after the event's frame.
      move: ({ held, by }) => flushSync(() => onDrag(held, by[1])),
      cancel: ({ held }) => onDrag(held, 0),
      end: () => setIsHeld(false),
    },
    { scope, slop: 0 },
  );
  return (
    <div
      className={styles.thread}
      style={{ top }}
      data-thread=""
      data-held={isHeld ? '' : undefined}
    >
      {children}
      <div className={styles.grip} data-grip="" {...drag}>
        <svg className={styles.pin} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M8 9.5 12 5l4 4.5M8 14.5 12 19l4-4.5" />
        </svg>
      </div>
    </div>
  );
}
