/** The layout of every page: the carousel, which stays mounted, and the page that lies over it. */
import { Outlet, useLoaderData, useLocation } from '@remix-run/react';
import { useEffect, useMemo } from 'react';
import { Carousel, PLACED } from '#app/carousel/carousel.tsx';
import { Intro } from '#app/carousel/intro.tsx';
import { listCards } from '#app/content/entry.ts';
import { getEntries, getHues, getSite, listSkills } from '#app/content/content.server.ts';
import { ErrorPage } from '#app/errors/error-page.tsx';
import { MotionSwitch } from '#app/media/motion-switch.tsx';
import { noteVisit } from '#app/overlay/arrival.ts';
import { fetchAhead } from '#app/overlay/fetch-ahead.ts';
import { OPENED } from '#app/overlay/steps-from-carousel.ts';
import { SocialBar } from '#app/overlay/social-bar.tsx';
import { type Opening, useFirstOpening } from '#app/overlay/use-first-opening.ts';
import * as styles from './home.css.ts';

export const loader = () => ({
  entries: getEntries(),
  hues: getHues(),
  skills: listSkills(),
  site: getSite(),
});

/** A page that arrives in pieces is not painted before the cards are in their places. */
const paintWhenPlaced = { rel: 'expect', href: `#${PLACED}`, blocking: 'render' };
export const links = () => [paintWhenPlaced];

/** The content changes with a build only; the preview asks again after every edit. */
export const shouldRevalidate = () => import.meta.env.DEV;

const OPENING: Record<Opening, string> = {
  opening: 'Opening…',
  offline: 'You seem to be offline. Pages you’ve opened still work.',
  failed: 'This page couldn’t load. Check your connection and try again.',
};

export default function Home() {
  const { entries, hues, skills, site } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const open = pathname !== '/';
  const cards = useMemo(() => listCards(entries), [entries]);
  const { onClickCapture, opening } = useFirstOpening();

  useEffect(() => noteVisit(pathname), [pathname]);

  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: hues }} />
      <div
        className={styles.beneath}
        role={open ? undefined : 'main'}
        onClickCapture={onClickCapture}
      >
        <Carousel
          cards={cards}
          openLink={open ? pathname : undefined}
          intro={<Intro site={site} skills={skills} headingLevel={open ? 2 : 1} />}
          besideLink={{ '/about': <SocialBar site={site} /> }}
          controls={<MotionSwitch className={styles.motionSwitch} />}
          linkState={OPENED}
          onPoint={fetchAhead}
        />
        {opening && (
          <p className={styles.slip} role={opening === 'opening' ? 'status' : 'alert'}>
            {OPENING[opening]}
          </p>
        )}
      </div>
      <Outlet />
    </>
  );
}

/** For pages that could not be shown and have no boundary of their own. */
export const ErrorBoundary = ErrorPage;
