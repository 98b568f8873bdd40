import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { type DragScope, useDrag } from '#app/demo-kit/pointer/use-drag.ts';
import { FINGER_SHARE, type Setting } from './leading.ts';
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

/** A drag: the setting at its start, and how far a finger had moved when the browser first said so, px. */
type Held = { setting: Setting; skipped?: number };

/** A thread that can be dragged vertically; for keys there are the sliders. */
export function Thread({ top, setting, scope, onDrag, children }: ThreadProps) {
  const [isHeld, setIsHeld] = useState(false);
  const [plucks, setPlucks] = useState(0);
  const drag = useDrag<Held>(
    {
      press: () => ({ setting }),
      start: () => setIsHeld(true),
      move({ held, by: [, y], event }) {
        const isFinger = event.pointerType === 'touch';
        held.skipped ??= isFinger ? y : 0;
        const by = (y - held.skipped) * (isFinger ? FINGER_SHARE : 1);
        // Synchronous, because otherwise React renders after the event's frame.
        flushSync(() => onDrag(held.setting, by));
      },
      drop: () => setPlucks(plucks + 1),
      cancel: ({ held }) => onDrag(held.setting, 0),
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
      <svg
        // A new key restarts the animation.
        key={plucks}
        className={styles.string}
        data-plucked={plucks > 0 ? '' : undefined}
        viewBox="0 0 100 24"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d="M0 12Q50 26 100 12" vectorEffect="non-scaling-stroke" />
      </svg>
      {children}
      <div className={styles.grip} data-grip="" {...drag}>
        <svg className={styles.pin} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M8 9.5 12 5l4 4.5M8 14.5 12 19l4-4.5" />
        </svg>
      </div>
    </div>
  );
}
