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
  /** Whether a demo is there, which it covers. */
  covers: boolean;
  failure: keyof typeof FAILURES | undefined;
  /** The button that loads the demo. */
  children: ReactNode;
};

/** The still picture of a demo. Over the demo, it is decoration. */
export const Still = ({ picture, alt, covers, failure, children }: StillProps) => (
  <div
    className={styles.still}
    data-still={covers ? '' : undefined}
    aria-hidden={covers ? true : undefined}
  >
    <Image src={picture} alt={alt} />
    {!covers && (
      <>
        <p className={styles.needsScripts}>{labels.needsScripts}</p>
        {failure && <p className={styles.failure}>{FAILURES[failure]}</p>}
        {children}
      </>
    )}
  </div>
);
