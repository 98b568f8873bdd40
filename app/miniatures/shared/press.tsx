import type { ReactNode } from 'react';
import { plain } from './controls.css.ts';

/** A button with an icon, and its name for those who cannot see it. */
export function Press({
  name,
  off,
  onPress,
  children,
}: {
  name: string;
  /** Nothing to do now; it keeps the focus all the same. */
  off?: boolean;
  onPress(): void;
  /** The icon. */
  children: ReactNode;
}) {
  return (
    <button
      className={plain}
      type="button"
      aria-label={name}
      title={name}
      aria-disabled={off}
      onClick={() => {
        if (!off) onPress();
      }}
    >
      {children}
    </button>
  );
}
