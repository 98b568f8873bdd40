import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { getBody, getServerBody } from '#app/content/bodies.ts';
import { EntryContext, siteLanguage, useContent } from '#app/ui/content-context.ts';
import type { Entry } from '#app/content/entry.ts';
import { RESUME_PATH } from '#app/content/resume-path.ts';
import { siteId } from 'portfolio-content/schema';
import labels from 'virtual:labels';
import { useLateStart } from '#app/dioramas/use-late-start.ts';
import { CardsIcon } from '#app/ui/icons/icons.tsx';
import { MotionSwitch } from '#app/ui/motion-switch.tsx';
import { currentArrival } from '../navigation/arrival.ts';
import './mdx/styles.ts';
import { CloseLink, useCloseOnEscape } from '#app/navigation/close-link.tsx';
import { Head } from './head.tsx';
import { NextCard } from './next-card.tsx';
import { ProjectNav } from './project-nav.tsx';
import * as styles from './overlay.css.ts';
import { PageLink } from '#app/navigation/page-link.tsx';
import { TextLink } from '#app/navigation/text-link.tsx';
import { SocialBar } from '#app/ui/social-bar.tsx';
import { useScrollMemory } from '../navigation/use-scroll-memory.ts';

const loadKeepPlace = () => import('./keep-place.ts').then(({ keepPlace }) => keepPlace);

/** Id of the element after the head. The page isn't painted until it has arrived (routes/page.tsx). */
export const HEAD_END_ID = siteId('head-end');

/**
 * A case study over the carousel: a page of its own, full screen and white. Renders nothing for an entry
 * without a body.
 */
export function Overlay({
  entry,
  cards,
  historyKey,
  hash,
}: {
  entry: Entry;
  /** The listed entries, for the navigation at the end. */
  cards: readonly Entry[];
  /** Key of the history entry, under which its scroll position is stored. */
  historyKey: string;
  /** Fragment of the URL, with its "#"; empty if there is none. */
  hash: string;
}) {
  const content = useContent();
  const siteLang = siteLanguage(entry, content);
  const main = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [arrival] = useState(currentArrival);
  useScrollMemory(main, historyKey, hash, arrival === 'url');
  useLateStart(main, loadKeepPlace, true);
  useCloseOnEscape();

  useEffect(() => {
    const hasFocusInside = main.current?.contains(document.activeElement);
    if (arrival !== 'url' && !hasFocusInside) heading.current?.focus({ preventScroll: true });
  }, [arrival]);

  const { default: Body, pictureAlt = '' } = getBody(entry.slug) ?? {};
  const serverBody = getServerBody(entry.slug);
  if (!Body && serverBody === undefined) return null;
  return (
    <main
      ref={main}
      className={styles.root}
      data-overlay={entry.link}
      data-hue={entry.link}
      data-arrival={arrival}
    >
      <div className={styles.column}>
        <div {...siteLang} className={styles.topBar}>
          <CloseLink className={styles.home} title={labels.backToHomepage}>
            <CardsIcon />
            <span className={styles.homeLabel}>{labels.backToHomepage}</span>
          </CloseLink>
          <div className={styles.topBarEnd}>
            <MotionSwitch className={styles.motionSwitch} />
            <SocialBar />
          </div>
        </div>
        <Head entry={entry} pictureAlt={pictureAlt} headingRef={heading} />
        <i id={HEAD_END_ID} hidden />
        {Body ? (
          <article className={styles.body} data-body data-painted={entry.painted || undefined}>
            <EntryContext.Provider value={entry}>
              {/* oxlint-disable-next-line react/static-components -- looked up in a table, not created here */}
              <Body />
            </EntryContext.Provider>
          </article>
        ) : (
          <BodyFromServer html={serverBody ?? ''} painted={entry.painted} />
        )}
        <div {...siteLang}>
          <NextCard cards={cards} current={entry.link} />
          <ProjectNav cards={cards} current={entry.link} />
          <div className={styles.end}>
            <TextLink className={styles.footLink} href={RESUME_PATH}>
              {labels.resume}
            </TextLink>
            {content.entries
              .filter(({ foot }) => foot)
              .map(({ link, title }) => (
                <PageLink
                  key={link}
                  className={styles.footLink}
                  to={link}
                  aria-current={link === entry.link ? 'page' : undefined}
                >
                  {title}
                </PageLink>
              ))}
            <SocialBar />
          </div>
        </div>
      </div>
    </main>
  );
}

const never = () => () => {};
/** False on the server and during hydration, then true. */
const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** The body as the server rendered it, for when its script couldn't load. */
function BodyFromServer({ html, painted }: { html: string; painted: boolean }) {
  const hydrated = useHydrated();
  return (
    <>
      <article
        className={styles.body}
        data-body
        data-painted={painted || undefined}
        data-from-server
        dangerouslySetInnerHTML={{ __html: html }}
        suppressHydrationWarning
      />
      {hydrated && (
        <p className={styles.notice} role="alert">
          {labels.demosNotLoaded}{' '}
          <button className={styles.retry} type="button" onClick={() => window.location.reload()}>
            {labels.tryAgain}
          </button>
        </p>
      )}
    </>
  );
}
