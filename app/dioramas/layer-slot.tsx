import * as styles from './layer-slot.css.ts';

/**
 * Above a card picture: filled with its layers, or with a sharper picture, once the page is idle. It is set as HTML, so that
 * React leaves its content alone.
 * @param url of the picture's layers
 */
export const LayerSlot = ({ url }: { url: string }) => (
  <span
    className={styles.root}
    aria-hidden="true"
    data-stack={url}
    dangerouslySetInnerHTML={{ __html: '' }}
    suppressHydrationWarning
  />
);
