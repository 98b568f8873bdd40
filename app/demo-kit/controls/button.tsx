import type { CSSProperties, ReactNode } from 'react';
import { plain } from './controls.css.ts';

export type ButtonProps = {
  /** Accessible name, if `children` is an icon. */
  name?: string;
  disabled?: boolean;
  /** Why it is disabled; a press shows it, and assistive technology reads it. */
  reason?: string;
  pressed?: boolean;
  className?: string;
  style?: CSSProperties;
  onPress(): void;
  /** Called with the reason when a disabled button is pressed. */
  onRefuse?(reason: string): void;
  /** An icon or text; nothing if its class shows all. */
  children?: ReactNode;
  [data: `data-${string}`]: string | number | undefined;
};

/** A button that stays focusable while it is disabled. */
export function Button({
  name,
  disabled = false,
  reason,
  pressed,
  className = plain,
  onPress,
  onRefuse,
  children,
  ...attributes
}: ButtonProps) {
  const isDisabled = disabled || reason !== undefined;
  const onClick = () => {
    if (!isDisabled) onPress();
    else if (reason !== undefined) onRefuse?.(reason);
  };
  return (
    <button
      {...attributes}
      className={className}
      type="button"
      aria-label={name}
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- global in ARIA 1.3, which oxlint doesn't know
      aria-description={reason}
      title={name}
      aria-disabled={isDisabled}
      aria-pressed={pressed}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
