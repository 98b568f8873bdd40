import { useContent } from '#app/content/content-context.ts';
import * as styles from './owner-note.css.ts';

/**
 * Name and role on the note in the picture of the about card (art/scenes/about.ts). Decoration: they are below the cards
 * and in the head of the page as well.
 */
export function OwnerNote() {
  const { name, jobTitle } = useContent().owner;
  return (
    <span className={styles.root} aria-hidden="true" data-owner-note>
      <span>{name ?? jobTitle}</span>
      {name && <span className={styles.role}>{jobTitle}</span>}
    </span>
  );
}
