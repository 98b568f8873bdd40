import { useContent } from './content-context.ts';
import * as styles from './owner-note.css.ts';

/**
 * Name and role on the note in the picture of the about card. Decoration: they are below the cards
 * and in the head of the page as well.
 */
export function OwnerNote() {
  const { name, jobTitle } = useContent().owner;
  const [first, second = ''] = name ? [name, jobTitle] : [jobTitle];
  return (
    <span
      className={styles.root}
      aria-hidden="true"
      data-owner-note
      data-long={isLong(first, second) ? '' : undefined}
    >
      <span>{first}</span>
      {second && <span className={styles.role}>{second}</span>}
    </span>
  );
}

/** Whether the texts don't fit at the usual size: in about 11 letters and 20 units a line, and 16 letters and 14 units. */
const isLong = (first: string, second: string) =>
  /\S{12}/.test(first) ||
  20 * Math.ceil(first.length / 10) + 14 * Math.ceil(second.length / 15) > 80;
