import { Link, useViewTransitionState } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { Entry } from '#app/content/entry.ts';
import { Image } from '#app/media/image.tsx';
import * as styles from './card.css.ts';

/** The width a card has, for the choice of its picture; see sizes.css.ts. */
const SIZES = 'min(56vh - 40px, 100vw - 40px)';

/** One card of the carousel: a list item with one link. `children` stand beside the link. */
export function Card({
  entry,
  eager,
  first,
  covered,
  linkState,
  onPoint,
  children,
}: {
  entry: Entry;
  /** In the first view: its pictures are not loaded lazily. */
  eager: boolean;
  /** In the middle at first: its pictures come before those beside it. */
  first: boolean;
  /** A page lies over the carousel. */
  covered: boolean;
  /** Kept in the history's entry of the page that the link opens. */
  linkState: unknown;
  onPoint: (link: string) => void;
  children?: ReactNode;
}) {
  const carried = useViewTransitionState(entry.link) && !covered;
  const priority = eager ? (first ? 'high' : 'low') : undefined;
  const logo = {
    loading: eager ? 'eager' : 'lazy',
    fetchpriority: priority,
    draggable: false,
  } as const;
  return (
    <li
      className={styles.root}
      data-card={entry.link}
      data-hue={entry.link}
      data-carried={carried ? '' : undefined}
      suppressHydrationWarning
    >
      <div className={styles.paper} data-part="paper">
        <Link
          className={styles.link}
          to={entry.link}
          state={linkState}
          preventScrollReset
          viewTransition
          draggable={false}
          onFocus={() => onPoint(entry.link)}
        >
          <Image
            className={styles.picture}
            src={entry.cardPicture}
            alt=""
            sizes={SIZES}
            eager={eager}
            priority={priority}
            fill
          />
          <span className={styles.gradient} />
          <img
            className={styles.title}
            data-part="title"
            src={entry.titleLogo}
            alt={entry.title}
            {...logo}
          />
          <span className={styles.foot} data-above-social-bar={children ? '' : undefined}>
            <img
              className={styles.logo}
              data-part="logo"
              src={entry.roundLogo}
              alt=""
              width={84}
              height={84}
              {...logo}
            />
            <span className={styles.description}>{entry.desc}</span>
          </span>
        </Link>
        {children && <div className={styles.socialBar}>{children}</div>}
      </div>
    </li>
  );
}
