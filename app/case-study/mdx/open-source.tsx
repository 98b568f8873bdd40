import type { ReactNode } from 'react';
import { fill, formFor, keyOf } from 'portfolio-content/schema';
import labels from 'virtual:text-labels';
import { useBodyData, useContent } from '#app/ui/content-context.ts';
import { exactCount, shortCount } from '#app/stars/format-count.ts';
import { visuallyHidden } from '#app/styles/visually-hidden.css.ts';
import { CodeIcon, OutIcon, StarIcon } from '#app/ui/icons/icons.tsx';
import { EXTERNAL } from '#app/ui/external.ts';
import * as styles from './open-source.css.ts';
import { useStars } from '#app/stars/use-stars.ts';

/** Whether a URL is a package's page in the npm registry. */
const isNpm = (url: string) => new URL(url).hostname.replace(/^www\./, '') === 'npmjs.com';

/** The open-source projects as cards, two to a row, below a heading and text. Nothing if no project is known. */
export function OpenSource({ children }: { children?: ReactNode }) {
  const { projects = [] } = useBodyData();
  const named = (name: string, label: string) => fill(labels.named, { label: name, name: label });
  const stars = useStars();
  if (projects.length === 0) return null;
  return (
    <>
      {children}
      <ul className={styles.list}>
        {projects.map(({ key, name, description, sub, link, github_link, made, repository }) => (
          <li key={key} className={styles.card} data-repo={repository?.path}>
            <p className={styles.made}>
              <StarFigure count={repository && stars[keyOf(repository)]} />
              <time dateTime={String(made)}>{made}</time>
            </p>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.sub}>{sub}</p>
            <p>{description}</p>
            <p className={styles.links}>
              {link && (
                <a
                  href={link}
                  {...EXTERNAL}
                  aria-label={named(name, isNpm(link) ? 'npm' : labels.site)}
                >
                  <OutIcon />
                  {isNpm(link) ? 'npm' : labels.site}
                </a>
              )}
              <a href={github_link} {...EXTERNAL} aria-label={named(name, labels.code)}>
                <CodeIcon />
                {labels.code}
              </a>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A star count: abbreviated on screen, exact for screen readers. Renders nothing for 0 or an unknown count. */
function StarFigure({ count }: { count: number | undefined }) {
  const { lang } = useContent();
  if (!count) return null;
  const exact = fill(formFor(labels.stars, count, lang), { count: exactCount(count, lang) });
  return (
    <span className={styles.stars} data-stars>
      <StarIcon />
      {/* Browsers and Node can format numbers differently. */}
      <span aria-hidden="true" suppressHydrationWarning>
        {shortCount(count, lang)}
      </span>
      <span className={visuallyHidden} suppressHydrationWarning>
        {exact}
      </span>
    </span>
  );
}
