/** The layout of every page: the carousel, which stays mounted, and the page that lies over it. */
import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, Outlet, useLoaderData, useLocation, useViewTransitionState } from '@remix-run/react';
import { useEffect, useMemo, useState } from 'react';
import { ARRANGED_ID, Carousel } from '#app/carousel/carousel.tsx';
import { ContentContext, siteLanguage } from '#app/ui/content-context.ts';
import { useLostPictures } from '#app/ui/use-lost-pictures.ts';
import { isAbout, listCards } from '#app/content/entry.ts';
import { barColor } from 'portfolio-content/schema';
import labels from 'virtual:labels';
import { getContent } from '#app/content/content.server.ts';
import { RESUME_PATH } from '#app/content/resume-path.ts';
import { directionOf } from '#app/content/text-direction.ts';
import { ErrorPage } from '#app/start/error-page.tsx';
import { recordVisit } from '#app/navigation/arrival.ts';
import { OPENED } from '#app/navigation/steps-from-carousel.ts';
import { type Opening, useOpening } from '#app/navigation/use-opening.ts';
import { usePrefetch } from '#app/navigation/use-prefetch.ts';
import * as styles from './home.css.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const { entries, hiddenLinks, hues, profiles, skills, site, resumeFile, letters } =
    getContent(context);
  const { name, jobTitle, email } = site.owner;
  return {
    entries,
    hiddenLinks,
    hues,
    skills,
    owner: { name, jobTitle, email },
    profiles,
    // A static host knows the type of a file only by its name.
    ...(context.isExport && { resume: resumeFile }),
    ...(letters && { letters }),
    intro: site.site.intro,
    lang: site.lang,
    dir: directionOf(site.lang),
    scheme: site.theme.scheme,
    themeColor: barColor(site.theme),
  };
}

/** Delays the first paint until the cards are in their slots. */
const paintWhenArranged = { rel: 'expect', href: `#${ARRANGED_ID}`, blocking: 'render' };
export const links = () => [paintWhenArranged];

/** Content changes only with a build; the preview reloads it after every edit. */
export const shouldRevalidate = () => import.meta.env.DEV;

const OPENING = {
  opening: labels.opening,
  offline: labels.offline,
  failed: labels.pageNotLoaded,
} satisfies Record<Opening, string>;

/** True if the new page precedes the last one, going the shorter way around. */
function useTurnedBack(pages: readonly string[], pathname: string): boolean {
  const [shown, setShown] = useState({ pathname, turnedBack: false });
  if (shown.pathname === pathname) return shown.turnedBack;
  const steps = pages.indexOf(pathname) - pages.indexOf(shown.pathname);
  const turnedBack = (steps + pages.length) % pages.length > pages.length / 2;
  setShown({ pathname, turnedBack });
  return turnedBack;
}

export default function Home() {
  const content = useLoaderData<typeof loader>();
  const { entries, hues, owner } = content;
  const { pathname } = useLocation();
  const open = pathname !== '/';
  const isCardTransition = useViewTransitionState('/');
  const cards = useMemo(() => listCards(entries), [entries]);
  const about = useMemo(() => entries.find(isAbout), [entries]);
  const pages = useMemo(() => entries.map(({ link }) => link), [entries]);
  const turnedBack = useTurnedBack(pages, pathname);
  const siteLang = siteLanguage(
    entries.find(({ link }) => link === pathname),
    content,
  );
  const opening = useOpening();
  usePrefetch();
  useLostPictures();

  useEffect(() => recordVisit(pathname), [pathname]);

  return (
    <ContentContext.Provider value={content}>
      <style dangerouslySetInnerHTML={{ __html: hues }} />
      <div
        className={styles.beneath}
        {...siteLang}
        role={open ? undefined : 'main'}
        data-card-transition={isCardTransition ? '' : undefined}
        data-turned-back={turnedBack ? '' : undefined}
      >
        <Carousel cards={cards} openLink={open ? pathname : undefined} />
        <Link
          className={styles.ownerLink}
          to={about?.link ?? content.resume ?? RESUME_PATH}
          // The résumé is a file.
          reloadDocument={!about}
          state={OPENED}
          preventScrollReset
          inert={open ? '' : undefined}
          data-owner-link
        >
          <span className={styles.name}>{owner.name ?? owner.jobTitle}</span>{' '}
          {owner.name && <span className={styles.role}>{owner.jobTitle}</span>}
        </Link>
      </div>
      <Outlet />
      {opening && (
        <p {...siteLang} className={styles.toast} role={opening === 'opening' ? 'status' : 'alert'}>
          {OPENING[opening]}
        </p>
      )}
    </ContentContext.Provider>
  );
}

/** For errors in pages without their own boundary. */
export const ErrorBoundary = ErrorPage;
