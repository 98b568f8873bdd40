import type { KeyboardEventHandler, ReactNode } from 'react';
import { useKeptFocus } from '#app/demo-kit/use-kept-focus.ts';
import * as styles from './polypad.css.ts';

type DemoRootProps = {
  motionAllowed: boolean;
  /** Selector of what can get the focus when the focused element is removed. */
  focusable: string;
  onKeyDown: KeyboardEventHandler<HTMLElement>;
  children: ReactNode;
};

/** The root of a demo, which handles the keys of its descendants. */
export const DemoRoot = ({ motionAllowed, focusable, onKeyDown, children }: DemoRootProps) => (
  // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles keys of its descendants
  <div
    {...useKeptFocus(focusable)}
    className={styles.root}
    data-motion-allowed={motionAllowed ? '' : undefined}
    onKeyDown={onKeyDown}
  >
    {children}
  </div>
);
