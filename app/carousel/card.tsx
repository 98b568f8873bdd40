import { Link, useViewTransitionState } from '@remix-run/react';
import type { Entry } from '#app/content/entry.ts';
import { CARD_PICTURE_SIZES } from 'portfolio-content/schema';
import { Image } from '#app/ui/image.tsx';
import { LayerSlot } from '#app/dioramas/layer-slot.tsx';
import { OwnerNote } from '#app/ui/owner-note.tsx';
import { SocialBar } from '#app/ui/social-bar.tsx';
import { OPENED } from '#app/navigation/steps-from-carousel.ts';
import * as styles from './card.css.ts';

/** One card of the carousel: a list item with one link; on one of the cards, the social bar is beside it. */
export function Card({
  entry,
  eager,
  first,
  covered,
  withSocialBar,
}: {
  entry: Entry;
  /** In the first view: its pictures aren't lazy. */
  eager: boolean;
  /** In the center of the first view: its pictures load first. */
  first: boolean;
  /** A page covers the carousel. */
  covered: boolean;
  withSocialBar: boolean;
}) {
  const isTransitioning = useViewTransitionState(entry.link) && !covered;
  const priority = eager ? (first ? 'high' : 'low') : undefined;
  const logo = {
    loading: eager ? 'eager' : 'lazy',
    fetchpriority: priority,
    draggable: false,
  } as const;
  return (
    <li
      className={styles.root}
      lang={entry.lang}
      data-card={entry.link}
      data-hue={entry.link}
      data-transitioning={isTransitioning ? '' : undefined}
      suppressHydrationWarning
    >
      <div className={styles.paper} data-part="paper">
        <Link
          className={styles.link}
          to={entry.link}
          state={OPENED}
          preventScrollReset
          viewTransition
          draggable={false}
        >
          <span className={styles.picture}>
            <Image
              src={entry.cardPicture}
              alt=""
              sizes={CARD_PICTURE_SIZES}
              eager={eager}
              priority={priority}
              fill
            />
            <LayerSlot url={entry.diorama} />
          </span>
          {entry.ownerNote && <OwnerNote />}
          <img
            className={styles.title}
            data-part="title"
            src={entry.titleLogo}
            alt={entry.title}
            {...logo}
          />
          <span className={styles.foot} data-above-social-bar={withSocialBar ? '' : undefined}>
            <img
              className={styles.logo}
              data-part="logo"
              src={entry.roundLogo}
              alt=""
              width={84}
              height={84}
              {...logo}
            />
            {entry.desc && <span className={styles.description}>{entry.desc}</span>}
          </span>
        </Link>
        {withSocialBar && (
          <div className={styles.socialBar}>
            <SocialBar />
          </div>
        )}
      </div>
    </li>
  );
}
