import type { ReactNode } from 'react';
import { plain } from './controls.css.ts';

export type FocusableButtonProps = {
  /** Accessible name, if `children` is an icon. */
  name?: string;
  /** Disabled by `aria-disabled`, so that it keeps the focus. */
  disabled?: boolean;
  pressed?: boolean;
  className?: string;
  onPress(): void;
  /** An icon or text. */
  children: ReactNode;
};

/** A button that stays focusable while it is disabled. */
export const FocusableButton = ({
  name,
  disabled,
  pressed,
  className = plain,
  onPress,
  children,
}: FocusableButtonProps) => (
  <button
    className={className}
    type="button"
    aria-label={name}
    title={name}
    aria-disabled={disabled}
    aria-pressed={pressed}
    onClick={() => {
      if (!disabled) onPress();
    }}
  >
    {children}
  </button>
);
