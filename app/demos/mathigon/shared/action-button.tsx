import type { ReactNode } from 'react';
import type { Refuse } from './notice.tsx';

type ActionButtonProps = {
  /** Accessible name, if `children` is an icon. */
  name?: string;
  /** Why it is disabled. It stays focusable, and a press shows the reason. */
  blocked?: string;
  className: string;
  refuse: Refuse;
  onPress(): void;
  children: ReactNode;
};

export const ActionButton = (props: ActionButtonProps) => {
  const { name, blocked, className, refuse, onPress, children } = props;
  return (
    <button
      className={className}
      type="button"
      aria-label={name}
      title={name}
      aria-disabled={blocked !== undefined}
      onClick={() => (blocked === undefined ? onPress() : refuse(blocked))}
    >
      {children}
    </button>
  );
};
