/** What the frame passes to every demo. All of it is stable, so a demo renders only when `moving` changes. */
export type DemoProps = {
  /**
   * Whether motion may run now: in view, tab visible, the site's motion switch not pressed, and,
   * under reduced motion, only after the visitor has asked for it.
   */
  moving: boolean;
  /** Announces a result to assistive technology: a polite live text in the frame. */
  announce(result: string): void;
  /**
   * Call when the demo can't go on (no canvas, out of memory): the frame shows the still picture and
   * one sentence.
   */
  fail(error: unknown): void;
};
