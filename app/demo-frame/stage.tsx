import { type MutableRefObject, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { inTime } from '#app/ui/in-time.ts';
import * as styles from './demo.css.ts';

/** Longest time for which a demo waits for its pictures, ms. */
const PICTURES_MS = 10_000;

type StageProps = {
  takesFocus: MutableRefObject<boolean>;
  /** Called when the pictures of the demo can be painted with it. */
  onPainted?: () => void;
  children: ReactNode;
};

/** The demo's container. Takes the focus on mount if the button that it replaces had it. */
export function Stage({ takesFocus, onPainted, children }: StageProps) {
  const stage = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (takesFocus.current) stage.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  useEffect(() => {
    if (!onPainted) return;
    const pictures = [...(stage.current?.querySelectorAll('img') ?? [])];
    const decoded = Promise.all(pictures.map((picture) => picture.decode()));
    inTime(decoded, PICTURES_MS).then(onPainted, onPainted);
  }, [onPainted]);
  // From then on, a reload may lose the visitor's work, which other pages don't (kept-state.ts).
  useEffect(() => {
    const element = stage.current;
    const markUsed = () => document.documentElement.setAttribute('data-used', '');
    for (const type of ['pointerdown', 'keydown', 'drop']) {
      element?.addEventListener(type, markUsed, { capture: true, once: true });
    }
  }, []);
  return (
    <div ref={stage} className={styles.demo} tabIndex={-1}>
      {children}
    </div>
  );
}
