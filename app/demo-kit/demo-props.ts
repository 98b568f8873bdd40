import type { ComponentType } from 'react';

/** What the frame passes to every demo. All of it is stable, so a demo renders only when `motionAllowed` changes. */
export type DemoProps = {
  /**
   * Whether motion is allowed: in view, tab visible, the site's motion switch not pressed, and,
   * under reduced motion, only after the visitor has pressed Play.
   */
  motionAllowed: boolean;
  /** Announces a result to assistive technology, by a polite live region in the frame. */
  announce(result: string): void;
  /** Call when the first frame is painted, if the demo `paintsLate`. */
  painted(): void;
  /**
   * Call when the demo can't start or continue: the frame shows the still picture and a message. The visitor's work is
   * lost, so a part that fails later, such as a download, is better reported in the demo.
   */
  fail(error: unknown, failure?: Failure): void;
};

/** Whether a file couldn't load, and the visitor can try again, or the demo can't run here (no canvas). `run` by default. */
export type Failure = 'load' | 'run';

export type DemoComponent = ComponentType<DemoProps> & {
  /**
   * Whether it calls `painted`, because a canvas or a worker paints its first frame late. Until then the still picture
   * covers it. For other demos the frame waits for their `<img>` elements only.
   */
  paintsLate?: boolean;
};
