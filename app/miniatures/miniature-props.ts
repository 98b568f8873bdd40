/** What the frame gives to every miniature. */
export type MiniatureProps = {
  /**
   * Whether motion may run now: in view, tab visible, the site's motion switch not pressed, and,
   * under reduced motion, only after the visitor has asked for it.
   */
  moving: boolean;
  /** Tells a result in words to assistive technology: a polite live text in the frame. */
  tell(result: string): void;
  /**
   * Call when it cannot go on (no canvas, out of memory): the frame shows the still picture and one
   * sentence.
   */
  fail(error: unknown): void;
};
