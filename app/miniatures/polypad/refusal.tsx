/** What can't be done, and why: told, and shown in the line above the board. */
import { type ReactNode, useState } from 'react';
import * as styles from './refusal.css.ts';

export type Refusal = {
  why: string;
  /** How many there have been: a second one shakes again. */
  count: number;
  /** Id of the thing on the board that won't. */
  id?: number;
};

/** @param id of the thing on the board that won't */
export type Refuse = (why: string, id?: number) => void;

/**
 * The last refusal, for as long as the board stays as it was then.
 * @param shown what the board shows now
 */
export function useRefusal<State>(shown: State, tell: (result: string) => void) {
  const [last, setLast] = useState<Refusal & { of: State }>();
  /** @param of the state that it belongs to, where that isn't shown yet */
  const refuse = (why: string, id?: number, of = shown) => {
    setLast((before) => ({ why, id, of, count: (before?.count ?? 0) + 1 }));
    tell(why);
  };
  return { refusal: last?.of === shown ? last : undefined, refuse };
}

/** For elements with the style `shaking`. */
export const shakeOf = (refusal: Refusal | undefined) =>
  refusal && (refusal.count % 2 ? 'odd' : 'even');

/** Says how the board is used, or why it has just refused. */
export const HintLine = ({ refusal, children }: { refusal?: Refusal; children: string }) => (
  <p
    className={styles.hintLine}
    data-hint
    data-refused={refusal ? '' : undefined}
    data-shake={shakeOf(refusal)}
  >
    {refusal?.why ?? children}
  </p>
);

type ActionButtonProps = {
  /** Its name, where `children` don't say it. */
  name?: string;
  /** Why it can't be used now. It keeps the focus and says so when it's pressed. */
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
