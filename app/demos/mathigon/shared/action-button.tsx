import type { ReactNode } from 'react';
import type { Refuse } from './notice.tsx';

type ActionButtonProps = {
  /** Accessible name, where `children` are an icon. */
  name?: string;
  /** Why it can't be used now. It stays focusable and says so when it's pressed. */
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
