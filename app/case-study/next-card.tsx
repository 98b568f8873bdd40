import type { Entry } from '#app/content/entry.ts';
import { CARD_PICTURE_SIZES } from 'portfolio-content/schema';
import labels from 'virtual:labels';
import { Image } from '#app/ui/image.tsx';
import { PageLink } from '../navigation/page-link.tsx';
import * as styles from './next-card.css.ts';

/** A link to the page of the next card, with its picture, title logo and description. */
export function NextCard({ cards, current }: { cards: readonly Entry[]; current: string }) {
  const index = cards.findIndex(({ link }) => link === current);
  const next = cards[(index + 1) % cards.length];
  if (!next || next.link === current) return null;
  return (
    <PageLink className={styles.root} to={next.link} data-hue={next.link}>
      <span className={styles.window}>
        <Image
          className={styles.picture}
          src={next.cardPicture}
          alt=""
          sizes={CARD_PICTURE_SIZES}
          fill
        />
      </span>
      <span className={styles.leaf}>
        <span className={styles.label}>{labels.next}</span>
        <img
          className={styles.title}
          src={next.titleLogo}
          alt={next.title}
          lang={next.lang}
          loading="lazy"
        />
        {next.desc && (
          <span className={styles.description} lang={next.lang}>
            {next.desc}
          </span>
        )}
      </span>
    </PageLink>
  );
}
