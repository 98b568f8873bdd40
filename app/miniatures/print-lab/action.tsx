import type { ReactNode } from 'react';
import { button } from './editor.css.ts';

/** A paper button with a word or an icon. */
export function Action({
  name,
  off,
  pressed,
  onPress,
  children,
}: {
  /** Its name, where `children` do not tell it. */
  name?: string;
  /** Nothing to do now; it keeps the focus all the same. */
  off?: boolean;
  pressed?: boolean;
  onPress(): void;
  children: ReactNode;
}) {
  return (
    <button
      className={button}
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
}
