import { forwardRef, useImperativeHandle, useState } from 'react';
import { visuallyHidden } from '#app/styles/visually-hidden.css.ts';

export type LiveTextHandle = { announce(text: string): void };

/**
 * The last announcement, read out by screen readers. The state is local, so that an announcement doesn't
 * render the demo.
 */
export const LiveText = forwardRef<LiveTextHandle>(function LiveText(_, ref) {
  const [text, setText] = useState('');
  useImperativeHandle(
    ref,
    () => ({
      announce: (next) =>
        // Screen readers don't repeat an unchanged text.
        setText((before) => (before === next ? `${next}\u00a0` : next)),
    }),
    [],
  );
  return <output className={visuallyHidden}>{text}</output>;
});
