import type { ReactNode } from 'react';
import { plain } from './controls.css.ts';

export type PressProps = {
  /** Its name, where `children` do not tell it. */
  name?: string;
  /** Nothing to do now; it keeps the focus all the same. */
  off?: boolean;
  pressed?: boolean;
  className?: string;
  onPress(): void;
  /** An icon or a word. */
  children: ReactNode;
};

/** A button that keeps the focus when there is nothing to do. */
export const Press = ({ name, off, pressed, className = plain, onPress, children }: PressProps) => (
  <button
    className={className}
    type="button"
    aria-label={name}
    title={name}
    aria-disabled={off}
    aria-pressed={pressed}
    onClick={() => {
      if (!off) onPress();
    }}
  >
    {children}
  </button>
);
