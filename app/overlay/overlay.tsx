import { Link, useNavigate } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { getBody } from '#app/content/bodies.ts';
import type { Entry } from '#app/content/entry.ts';
import type { Site } from '#app/content/schema.ts';
import { HomeIcon } from '#app/icons/page-icons.tsx';
import { MotionSwitch } from '#app/media/motion-switch.tsx';
import { visuallyHidden } from '#app/styles/visually-hidden.css.ts';
import { arrivalNow } from './arrival.ts';
import { bodyComponents } from './body-components.tsx';
import { Head } from './head.tsx';
import { ProjectNav } from './project-nav.tsx';
import * as styles from './overlay.css.ts';
import { SocialBar } from './social-bar.tsx';
import { useIsomorphicLayoutEffect } from './use-isomorphic-layout-effect.ts';
import { useScrollMemory } from './use-scroll-memory.ts';

/** Id of what stands after the head: until it is there nothing is painted (routes/case-study.tsx). */
export const HEAD_IS_THERE = 'head-is-there';

/**
 * A case study over the carousel: a page of its own, full screen and white. Renders nothing for an
 * entry that has no body.
 */
export function Overlay({
  entry,
  cards,
  site,
  historyKey,
}: {
  entry: Entry;
  /** The listed entries, for the navigation at the end. */
  cards: readonly Entry[];
  site: Site;
  /** Key of this entry in the browser's history, under which its scroll position is kept. */
  historyKey: string;
}) {
  const main = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [arrival] = useState(arrivalNow);
  const navigate = useNavigate();
  useScrollMemory(main, historyKey);

  useEffect(() => {
    if (arrival !== 'address') heading.current?.focus({ preventScroll: true });
  }, [arrival]);

  // As the page comes into view, not a moment after.
  useIsomorphicLayoutEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      navigate('/', { preventScrollReset: true, viewTransition: true });
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [navigate]);

  const Body = getBody(entry.slug);
  if (!Body) return null;
  return (
    <main
      ref={main}
      className={styles.root}
      data-overlay={entry.link}
      data-hue={entry.link}
      data-arrival={arrival}
    >
      <div className={styles.column}>
        <div className={styles.topBar}>
          <Link
            className={styles.home}
            to="/"
            title="Back to homepage"
            preventScrollReset
            viewTransition
          >
            <HomeIcon />
            <span className={visuallyHidden}>Back to homepage</span>
          </Link>
          <div className={styles.topBarEnd}>
            <MotionSwitch className={styles.motionSwitch} />
            <SocialBar site={site} />
          </div>
        </div>
        <Head entry={entry} headingRef={heading} />
        <i id={HEAD_IS_THERE} hidden />
        <article className={styles.body} data-body>
          {/* oxlint-disable-next-line react/static-components -- looked up in a table, not made here */}
          <Body components={bodyComponents} />
        </article>
        <ProjectNav cards={cards} current={entry.link} />
        <div className={styles.end}>
          <SocialBar site={site} />
        </div>
      </div>
    </main>
  );
}
