/** The résumé's years on the about page, from the same file as the PDF: content/resume.yaml. */
import { useBodyData, useContent } from '#app/ui/content-context.ts';
import { formatYears } from '#app/content/years.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import * as styles from './timeline.css.ts';

/** Jobs and projects, the latest first; a title links to its case study, if there is one. */
export function Timeline() {
  const { entries } = useContent();
  const { timeline = [] } = useBodyData();
  return (
    <ol className={styles.root}>
      {timeline.map(({ title, years, point }) => {
        const entry = entries.find((candidate) => candidate.title === title);
        return (
          <li key={title} className={styles.item}>
            <span className={styles.years}>{formatYears(years)}</span>{' '}
            {entry ? (
              <PageLink to={entry.link} className={styles.title}>
                {title}
              </PageLink>
            ) : (
              <span className={styles.title}>{title}</span>
            )}
            <p className={styles.point}>{point}</p>
          </li>
        );
      })}
    </ol>
  );
}
