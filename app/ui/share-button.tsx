import { type KeyboardEvent, useRef, useState } from 'react';
import labels from 'virtual:labels';
import { ShareIcon } from '#app/ui/icons/icons.tsx';
import { visuallyHidden } from '#app/styles/visually-hidden.css.ts';
import * as styles from './share-button.css.ts';

/** How long the button says that it has copied, ms. */
const COPIED_MS = 4000;

/**
 * Shares the page's URL by the system's dialog, or copies it where there is none. Where the browser allows neither, as on
 * a plain http address, it shows the URL for copying.
 * @param alone whether there is no other button beside it, so that it is wide and says what it does
 */
export function ShareButton({ title, alone = false }: { title: string; alone?: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'idle' | 'copied' | 'manual'>('idle');

  async function share() {
    const url = pageUrl();
    try {
      if (navigator.share) {
        await navigator.share({ title, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      setState('copied');
      setTimeout(setState, COPIED_MS, 'idle');
    } catch (error) {
      // The visitor has dismissed the dialog, or it is open already.
      if (!/AbortError|InvalidStateError/.test((error as Error).name)) setState('manual');
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') button.current?.focus();
  }

  return (
    <>
      <button
        ref={button}
        className={alone ? styles.alone : styles.root}
        type="button"
        onClick={() => void share()}
      >
        <span className={state === 'copied' ? styles.toast : visuallyHidden} aria-live="polite">
          {state === 'copied' ? labels.linkCopied : labels.share}
        </span>
        <ShareIcon />
        {alone && <span aria-hidden="true">{labels.share}</span>}
      </button>
      {state === 'manual' && (
        <label className={styles.link}>
          {labels.copyThisLink}
          <input
            ref={selectText}
            className={styles.url}
            value={pageUrl()}
            readOnly
            onKeyDown={onKeyDown}
            onBlur={() => setState('idle')}
          />
        </label>
      )}
    </>
  );
}

const pageUrl = () => location.origin + location.pathname;

function selectText(input: HTMLInputElement | null) {
  input?.focus();
  input?.select();
}
