import type { ReactNode } from 'react';
import { word } from './pad.css.ts';

type WordButtonProps = {
  pressed?: boolean;
  /** Looks disabled but stays focusable. `onPress` is still called, so that it can show the reason. */
  disabled?: boolean;
  onPress(): void;
  children: ReactNode;
};

/** A paper button with text. */
export const WordButton = ({ pressed, disabled, onPress, children }: WordButtonProps) => (
  <button
    className={word}
    type="button"
    aria-pressed={pressed}
    aria-disabled={disabled}
    onClick={onPress}
  >
    {children}
  </button>
);
