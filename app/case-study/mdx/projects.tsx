import type { ReactNode } from 'react';
import { isAbout, listCards } from '#app/content/entry.ts';
import { useContent } from '#app/ui/content-context.ts';
import { Image } from '#app/ui/image.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import * as styles from './projects.css.ts';

/**
 * The cards of the carousel, without that of the owner, as small pictures with their descriptions. Without any, the
 * heading between its tags is left out too.
 * @param first how many of them: those that come first
 */
export function Projects({ first, children }: { first?: string; children?: ReactNode }) {
  const all = listCards(useContent().entries).filter((entry) => !isAbout(entry));
  const shown = all.slice(0, first ? Number(first) : undefined);
  if (shown.length === 0) return null;
  return (
    <>
      {children}
      <ul className={styles.list} data-projects>
        {shown.map(({ link, lang, title, desc, cardPicture, roundLogo }) => (
          <li key={link} className={styles.card} lang={lang} data-hue={link}>
            <div className={styles.window}>
              <Image
                className={styles.picture}
                src={cardPicture}
                alt=""
                sizes="(min-width: 46rem) 14rem, 45vw"
                fill
              />
            </div>
            <img
              className={styles.logo}
              src={roundLogo}
              alt=""
              width={44}
              height={44}
              loading="lazy"
            />
            <p className={styles.title}>
              <PageLink to={link} className={styles.link}>
                {title}
              </PageLink>
            </p>
            {desc && <p className={styles.description}>{desc}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}
