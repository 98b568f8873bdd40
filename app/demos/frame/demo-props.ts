/** What the frame passes to every demo. All of it is stable, so a demo renders only when `moving` changes. */
export type DemoProps = {
  /**
   * Whether motion is allowed: in view, tab visible, the site's motion switch not pressed, and,
   * under reduced motion, only after the visitor has pressed Play.
   */
  moving: boolean;
  /** Announces a result to assistive technology, by a polite live region in the frame. */
  announce(result: string): void;
  /**
   * Call when the demo can't continue (no canvas, out of memory): the frame shows the still picture and
   * a message.
   */
  fail(error: unknown): void;
};
