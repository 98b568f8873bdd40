/** The résumé's years on the about page, from the same file as the PDF: content/resume.yaml. */
import { Link } from '@remix-run/react';
import type { Resume } from '#app/content/schema.ts';
import { useContent } from '#app/content/content-context.ts';
import * as styles from './timeline.css.ts';

/** "2015-2021" -> 2015 */
const startOf = (years: string) => Number.parseInt(years, 10);

/** Jobs and projects, the latest first; a title links to its case study, if there is one. */
export function Timeline({ resume }: { resume: Pick<Resume, 'experience' | 'projects'> }) {
  const { entries } = useContent();
  const items = [...resume.experience, ...resume.projects].sort(
    (a, b) => startOf(b.years) - startOf(a.years),
  );
  return (
    <ol className={styles.root}>
      {items.map(({ title, years, points }) => {
        const entry = entries.find((candidate) => candidate.title === title);
        return (
          <li key={title} className={styles.item}>
            <span className={styles.years}>{years.replace(/(\d)-/, '$1–')}</span>
            {entry ? (
              <Link to={entry.link} preventScrollReset className={styles.title}>
                {title}
              </Link>
            ) : (
              <span className={styles.title}>{title}</span>
            )}
            <p className={styles.point}>{points[0]}</p>
          </li>
        );
      })}
    </ol>
  );
}
