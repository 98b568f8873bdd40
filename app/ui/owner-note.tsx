import type { Site } from '#app/content/schema.ts';
import * as styles from './owner-note.css.ts';

/**
 * Name and role on the note in the picture of the about card (art/scenes/about.ts). Decoration: they are below the cards
 * and in the head of the page as well.
 */
export function OwnerNote({ owner }: { owner: Pick<Site['owner'], 'name' | 'jobTitle'> }) {
  return (
    <span className={styles.root} aria-hidden="true" data-owner-note>
      <span>{owner.name ?? owner.jobTitle}</span>
      {owner.name && <span className={styles.role}>{owner.jobTitle}</span>}
    </span>
  );
}
