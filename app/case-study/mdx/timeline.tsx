/** The résumé's years on the about page, from the same file as the PDF: content/resume.yaml. */
import type { ReactNode } from 'react';
import labels from 'virtual:text-labels';
import { useBodyData, useContent } from '#app/ui/content-context.ts';
import { formatYears } from 'portfolio-content/schema';
import type { TimelineItem } from '#app/content/body-data.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import * as styles from './timeline.css.ts';

/**
 * Jobs, then projects, each with the current ones first; a title links to its case study, if there is one. Without any, the
 * heading between its tags is left out too.
 */
export function Timeline({ children }: { children?: ReactNode }) {
  const { jobs = [], projects = [] } = useBodyData().timeline ?? {};
  if (jobs.length + projects.length === 0) return null;
  const isMixed = jobs.length > 0 && projects.length > 0;
  return (
    <>
      {children}
      <Thread title={isMixed ? labels.experience : undefined} items={jobs} />
      <Thread title={isMixed ? labels.projects : undefined} items={projects} />
    </>
  );
}

/** Items on a stitched thread, below a title. */
function Thread({ title, items }: { title: string | undefined; items: readonly TimelineItem[] }) {
  if (items.length === 0) return null;
  return (
    <>
      {title && <h3 className={styles.kind}>{title}</h3>}
      <ol className={styles.root} data-timeline>
        {items.map((item, index) => (
          // Several jobs can have one title.
          // oxlint-disable-next-line react/no-array-index-key
          <Item key={index} {...item} />
        ))}
      </ol>
    </>
  );
}

/** A knot on the thread, which is the logo of the case study if there is one. */
function Item({ title, years, current, role, employer, place, point }: TimelineItem) {
  const entry = useContent().entries.find((candidate) => candidate.title === title);
  const where = [role, employer, place].filter(Boolean);
  return (
    <li
      className={styles.item}
      data-hue={entry?.link}
      data-current-item={current ? '' : undefined}
      data-logo={entry ? '' : undefined}
    >
      {entry && (
        <img
          className={styles.logo}
          src={entry.roundLogo}
          alt=""
          width={40}
          height={40}
          loading="lazy"
        />
      )}
      {years && <span className={styles.years}>{formatYears(years)}</span>}
      <div>
        {entry ? (
          <PageLink to={entry.link} className={styles.title}>
            {title}
          </PageLink>
        ) : (
          <span className={styles.title}>{title}</span>
        )}
        {where.length > 0 && (
          <p className={styles.where}>
            {where.map((part, at) => (
              <span key={part} className={part === employer ? styles.employer : undefined}>
                {at > 0 && ' · '}
                {part}
              </span>
            ))}
          </p>
        )}
        {point && <p className={styles.point}>{point}</p>}
      </div>
    </li>
  );
}
