import labels from 'virtual:labels';
import type { Entry } from '#app/content/entry.ts';
import { PageLink } from '../navigation/page-link.tsx';
import * as styles from './project-nav.css.ts';

/** Every listed card as a link, three to a row; the current one is marked. */
export function ProjectNav({ cards, current }: { cards: readonly Entry[]; current: string }) {
  return (
    <nav className={styles.root} aria-label={labels.allProjects}>
      <ul className={styles.list}>
        {cards.map(({ slug, link, lang, title, roundLogo }) => (
          <li key={slug} lang={lang} data-hue={link}>
            <PageLink
              className={styles.link}
              to={link}
              aria-current={link === current ? 'page' : undefined}
            >
              <img
                className={styles.logo}
                src={roundLogo}
                alt=""
                width={56}
                height={56}
                loading="lazy"
              />
              {title}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
