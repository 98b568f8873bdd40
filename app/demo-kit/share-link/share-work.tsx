/** What a visitor sees of sharing: the button, and the notice in the demo's scene. */
import labels from 'virtual:text-labels';
import { Button } from '../controls/button.tsx';
import { plain } from '../controls/controls.css.ts';
import * as styles from './share-work.css.ts';
import type { SharedWork } from './use-shared-work.ts';

/** Shares a link to the work. */
export const ShareWork = ({
  shared: { button, share },
  className = plain,
}: {
  shared: SharedWork;
  className?: string;
}) => (
  <button ref={button} className={className} type="button" onClick={() => void share()}>
    {labels.share}
  </button>
);

/**
 * What has become of a link, and the way back to the visitor's own work; over the top of the nearest positioned
 * ancestor, such as the scene.
 * @param props.bottom distance from its bottom instead, px
 */
export function ShareNotice({ shared, bottom }: { shared: SharedWork; bottom?: number }) {
  const { message, link, giveBack, dismiss } = shared;
  if (!message && !giveBack) return null;
  return (
    <div
      className={styles.notice}
      style={bottom === undefined ? undefined : { top: 'auto', bottom }}
      data-only-way-back={message ? undefined : ''}
      data-share-notice
    >
      {message && <span className={styles.text}>{message}</span>}
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
        <Button className={styles.giveBack} onPress={giveBack}>
          {labels.backToYours}
        </Button>
      )}
      <Button className={styles.close} name={labels.close} onPress={dismiss}>
        ×
      </Button>
    </div>
  );
}
