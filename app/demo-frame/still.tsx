import type { ReactNode } from 'react';
import { Image } from '#app/ui/image.tsx';
import type { Picture } from 'portfolio-content/schema';
import labels from 'virtual:text-labels';
import * as styles from './demo.css.ts';

const FAILURES = {
  load: labels.demoNotLoaded,
  run: labels.demoFailed,
  reload: labels.demoNeedsReload,
};

type StillProps = {
  picture: Picture;
  alt: string;
  /** How it covers the demo; false if no demo is shown. */
  cover: 'whole' | 'fading' | false | undefined;
  failure: keyof typeof FAILURES | undefined;
  onFaded(): void;
  /** The button that loads the demo. */
  children: ReactNode;
};

/** The still picture of a demo. Over the demo, it is decoration. */
export const Still = ({ picture, alt, cover, failure, onFaded, children }: StillProps) => (
  <div
    className={styles.still}
    data-still={cover || undefined}
    aria-hidden={cover ? true : undefined}
    onAnimationEnd={onFaded}
  >
    <Image src={picture} alt={alt} />
    {!cover && (
      <>
        <p className={styles.needsScripts}>{labels.needsScripts}</p>
        {failure && <p className={styles.failure}>{FAILURES[failure]}</p>}
        {children}
      </>
    )}
  </div>
);
