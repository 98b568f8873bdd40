/** What a visitor sees of sharing: the button, and the notice in the demo's scene. */
import labels from 'virtual:text-labels';
import { Button } from '../controls/button.tsx';
import { plain } from '../controls/controls.css.ts';
import * as styles from './share-work.css.ts';
import type { SharedWork } from './use-shared-work.ts';

type ShareProps = { shared: SharedWork; className?: string };

/** Shares a link to the work. */
export const ShareWork = ({ shared: { button, share }, className = plain }: ShareProps) => (
  <button ref={button} className={className} type="button" onClick={() => void share()}>
    {labels.share}
  </button>
);

/** What has become of a link; over the top of the nearest positioned ancestor, such as the scene. */
export function ShareNotice({ shared }: ShareProps) {
  const { message, link, giveBack, dismiss } = shared;
  if (!message) return null;
  return (
    <div className={styles.notice} data-share-notice>
      {message}
      {link && (
        <input
          className={styles.link}
          aria-label={labels.copyThisLink}
          value={link}
          readOnly
          ref={(field) => field?.select()}
        />
      )}
      {giveBack && (
        <Button className={styles.small} onPress={giveBack}>
          {labels.backToYours}
        </Button>
      )}
      {(link || giveBack) && (
        <Button className={styles.small} name={labels.close} onPress={dismiss}>
          ×
        </Button>
      )}
    </div>
  );
}
