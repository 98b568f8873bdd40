import { Link } from '@remix-run/react';
import { fetchBodyAhead } from '#app/content/bodies.ts';
import type { Entry } from '#app/content/entry.ts';
import * as styles from './project-nav.css.ts';

/** Every listed card as a link, three to a row; the current one is marked. */
export function ProjectNav({ cards, current }: { cards: readonly Entry[]; current: string }) {
  return (
    <nav className={styles.root} aria-label="All projects">
      <ul className={styles.list}>
        {cards.map(({ slug, link, title, roundLogo }) => (
          <li key={slug} data-hue={link}>
            <Link
              className={styles.link}
              to={link}
              preventScrollReset
              aria-current={link === current ? 'page' : undefined}
              onPointerMove={() => fetchBodyAhead(slug)}
              onPointerDown={() => fetchBodyAhead(slug)}
              onFocus={() => fetchBodyAhead(slug)}
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
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
