import type { KeyboardEventHandler, ReactNode } from 'react';
import { onEscape } from '#app/demo-kit/arrow-keys.ts';
import { useKeptFocus } from '#app/demo-kit/use-kept-focus.ts';
import * as styles from './polypad.css.ts';

type DemoRootProps = {
  motionAllowed: boolean;
  /** Selector of what can get the focus when the focused element is removed. */
  focusable: string;
  onKeyDown: KeyboardEventHandler<HTMLElement>;
  /** Takes away what is chosen; undefined if nothing is, or something always is. */
  unchoose?: (() => void) | undefined;
  children: ReactNode;
};

/** The root of a demo, which handles the keys of its descendants. */
export const DemoRoot = ({
  motionAllowed,
  focusable,
  onKeyDown,
  unchoose,
  children,
}: DemoRootProps) => (
  // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles keys of its descendants
  <div
    {...useKeptFocus(focusable)}
    className={styles.root}
    data-motion-allowed={motionAllowed ? '' : undefined}
    onKeyDown={(event) => {
      onKeyDown(event);
      onEscape(event, unchoose);
    }}
  >
    {children}
  </div>
);
