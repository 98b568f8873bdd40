import { forwardRef, useImperativeHandle, useState } from 'react';
import { visuallyHidden } from '#app/styles/visually-hidden.css.ts';

export type LiveTextHandle = { announce(text: string): void };

/**
 * The last announcement, read out by screen readers. It holds its own state, so that announcing
 * doesn't render the demo.
 */
export const LiveText = forwardRef<LiveTextHandle>(function LiveText(_, ref) {
  const [text, setText] = useState('');
  useImperativeHandle(
    ref,
    () => ({
      announce: (next) =>
        // A text that stays the same isn't read again.
        setText((before) => (before === next ? `${next}\u00a0` : next)),
    }),
    [],
  );
  return <output className={visuallyHidden}>{text}</output>;
});
