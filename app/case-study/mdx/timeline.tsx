/** The résumé's years on the about page, from the same file as the PDF: content/resume.yaml. */
import type { ReactNode } from 'react';
import { useBodyData, useContent } from '#app/ui/content-context.ts';
import { formatYears } from 'portfolio-content/schema';
import { PageLink } from '../../navigation/page-link.tsx';
import * as styles from './timeline.css.ts';

/**
 * Jobs and projects, current ones first; a title links to its case study, if there is one. Without any, the heading between
 * its tags is left out too.
 */
export function Timeline({ children }: { children?: ReactNode }) {
  const { entries } = useContent();
  const { timeline = [] } = useBodyData();
  if (timeline.length === 0) return null;
  return (
    <>
      {children}
      <ol className={styles.root}>
        {timeline.map(({ title, years, employer, point }, index) => {
          const entry = entries.find((candidate) => candidate.title === title);
          return (
            // Several jobs can have one title.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className={styles.item}>
              {years && <span className={styles.years}>{formatYears(years)}</span>}{' '}
              {entry ? (
                <PageLink to={entry.link} className={styles.title}>
                  {title}
                </PageLink>
              ) : (
                <span className={styles.title}>{title}</span>
              )}
              {employer && <span>{`, ${employer}`}</span>}
              {point && <p className={styles.point}>{point}</p>}
            </li>
          );
        })}
      </ol>
    </>
  );
}
