import { type KeyboardEvent, useRef, useState } from 'react';
import labels from 'virtual:labels';
import { ShareIcon } from '#app/ui/icons/icons.tsx';
import { visuallyHidden } from '#app/styles/visually-hidden.css.ts';
import * as styles from './share-button.css.ts';
import { useBriefState } from './use-brief-state.ts';

/**
 * Shares the page's URL by the system's dialog, or copies it where there is none. Where the browser allows neither, as on
 * a plain http address, it shows the URL for copying.
 * @param alone whether there is no other button beside it, so that it is wide and says what it does
 */
export function ShareButton({ title, alone = false }: { title: string; alone?: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isCopied, setIsCopied] = useBriefState(false);
  const [isManual, setIsManual] = useState(false);

  async function share() {
    const url = pageUrl();
    try {
      if (navigator.share) {
        await navigator.share({ title, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      setIsCopied(true);
    } catch (error) {
      // Dismissing the dialog isn't an error.
      if ((error as Error).name !== 'AbortError') setIsManual(true);
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
        <span className={isCopied ? styles.toast : visuallyHidden} aria-live="polite">
          {isCopied ? labels.linkCopied : labels.share}
        </span>
        <ShareIcon />
        {alone && <span aria-hidden="true">{labels.share}</span>}
      </button>
      {isManual && (
        <label className={styles.link}>
          {labels.copyThisLink}
          <input
            ref={selectText}
            className={styles.url}
            value={pageUrl()}
            readOnly
            onKeyDown={onKeyDown}
            onBlur={() => setIsManual(false)}
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
