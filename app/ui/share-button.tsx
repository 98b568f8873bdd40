import { useState } from 'react';
import { ShareIcon } from '#app/ui/icons/icons.tsx';
import { visuallyHidden } from '#app/styles/visually-hidden.css.ts';
import * as styles from './share-button.css.ts';

const LABELS = { idle: 'Share', copied: 'Link copied', failed: 'Couldn’t copy the link' };

/** Shares the page's URL by the system's dialog, or copies it where there is none. */
export function ShareButton({ title }: { title: string }) {
  const [state, setState] = useState<keyof typeof LABELS>('idle');

  async function share() {
    const url = location.origin + location.pathname;
    // Dismissing the dialog isn't an error.
    if (navigator.share) return navigator.share({ title, url }).catch(() => {});
    return navigator.clipboard.writeText(url).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  }

  return (
    <button className={styles.root} type="button" onClick={() => void share()}>
      <span className={state === 'idle' ? visuallyHidden : styles.message} aria-live="polite">
        {LABELS[state]}
      </span>
      <ShareIcon />
    </button>
  );
}
