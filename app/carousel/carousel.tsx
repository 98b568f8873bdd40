import { Link, useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { type Entry, isAbout } from '#app/content/entry.ts';
import { siteId } from 'portfolio-content/schema';
import labels from 'virtual:labels';
import { ChevronLeftIcon, ChevronRightIcon } from '#app/ui/icons/icons.tsx';
import { MotionSwitch } from '#app/ui/motion-switch.tsx';
import { useLateStart } from '#app/dioramas/use-late-start.ts';
import { MAX_DOTS } from '#app/styles/hues.ts';
import { CloseLink } from '#app/navigation/close-link.tsx';
import { OPENED } from '#app/navigation/steps-from-carousel.ts';
import { visuallyHidden } from '#app/styles/visually-hidden.css.ts';
import allCardsStyles from './all-cards.css?url';
import { Card } from './card.tsx';
import * as styles from './carousel.css.ts';
import carousel, { url as carouselUrl } from './carousel-element.ts?inline-script';
import earlyInput from './early-input.ts?inline-script';
import { Intro } from './intro.tsx';

/** Cards on each side of the first card that load their pictures eagerly. */
const EAGER_NEIGHBORS = 1;
/** Text of the inline scripts, which only the server's HTML contains; the client bundle doesn't. */
const TEXT = import.meta.env.SSR ? { carousel, earlyInput } : { carousel: '', earlyInput: '' };
/** In lists of at most this many cards, each card can have its own compositor layer. */
const MAX_LAYERS = 24;

/**
 * The endless strip of cards. It stays mounted beneath every page.
 *
 * React renders the markup; `<card-carousel>` (carousel-element.ts) makes it work. What changes while it runs
 * (`data-loop`, `data-current`, the slots, the text of the position) belongs to the element: React renders only
 * the initial values.
 */
export function Carousel({
  cards,
  openLink,
}: {
  /** The listed entries, in order. */
  cards: readonly Entry[];
  /** Path of the page that is open over the carousel, if any. */
  openLink: string | undefined;
}) {
  const section = useRef<HTMLElement>(null);
  const [initial] = useState(() => {
    const openIndex = cards.findIndex(({ link }) => link === openLink);
    const index = Math.max(0, openIndex);
    return {
      index,
      link: cards[index]?.link,
      position: `${index + 1} / ${cards.length}`,
      slots: '<div data-slot aria-hidden="true"></div>'.repeat(cards.length),
      isCovered: openLink !== undefined,
    };
  });
  useFocusOnClose(section, openLink);
  const isAsleep = useAsleep(openLink !== undefined);
  useLateStart(section, loadDioramas, !isAsleep);
  const isLong = cards.length > MAX_DOTS;
  useAllCards(section, openLink !== undefined);
  useLateStart(section, loadAllCards, isLong);

  const isEager = (index: number) => {
    const distance = Math.abs(index - initial.index);
    return Math.min(distance, cards.length - distance) <= EAGER_NEIGHBORS;
  };

  const position = (
    // Set as HTML, because hydration resets changed text to React's.
    <p
      className={styles.position}
      data-position
      dangerouslySetInnerHTML={{ __html: initial.position }}
      suppressHydrationWarning
    />
  );
  return (
    <>
      <card-carousel open-card={openLink} suppressHydrationWarning>
        {!initial.isCovered && <InlineScript text={TEXT.earlyInput} />}
        <section
          ref={section}
          id={isLong ? ALL_CARDS_ID : undefined}
          className={styles.root}
          aria-label={labels.portfolio}
          inert={openLink ? '' : undefined}
          data-carousel
          data-loop="false"
          data-current={initial.link}
          data-asleep={isAsleep ? '' : undefined}
          suppressHydrationWarning
        >
          <Intro covered={openLink !== undefined} />
          <button className={styles.previous} type="button" data-step="-1">
            <ChevronLeftIcon />
            <span className={visuallyHidden}>{labels.previousCard}</span>
          </button>
          <button className={styles.next} type="button" data-step="1">
            <ChevronRightIcon />
            <span className={visuallyHidden}>{labels.nextCard}</span>
          </button>
          <div className={styles.place}>
            {isLong ? (
              <>
                <link rel="stylesheet" href={allCardsStyles} />
                <i className={styles.scale} data-scale aria-hidden="true" />
                <Link to={`/#${ALL_CARDS_ID}`} state={OPENED} preventScrollReset data-all-cards>
                  {position} <span>{labels.allCards}</span>
                </Link>
                <CloseLink>{labels.close}</CloseLink>
              </>
            ) : (
              <>
                <span className={styles.dots} aria-hidden="true">
                  {cards.map(({ link }) => (
                    <i key={link} className={styles.dot} data-hue={link} data-dot={link} />
                  ))}
                </span>
                {position}
              </>
            )}
          </div>
          <MotionSwitch className={styles.motionSwitch} />
          <div className={styles.scroller} data-carousel-scroller suppressHydrationWarning>
            <div
              className={styles.slots}
              aria-hidden="true"
              data-slots
              dangerouslySetInnerHTML={{ __html: initial.slots }}
              suppressHydrationWarning
            />
            <ul
              className={styles.list}
              // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops it with the bullets
              role="list"
              aria-label={labels.allCards}
              data-layers={cards.length <= MAX_LAYERS ? '' : undefined}
            >
              {cards.map((entry, index) => (
                <Card
                  key={entry.slug}
                  entry={entry}
                  eager={!initial.isCovered && isEager(index)}
                  first={index === initial.index}
                  covered={openLink !== undefined}
                  // On the first card if About has none.
                  withSocialBar={isAbout(entry) || (index === 0 && !cards.some(isAbout))}
                />
              ))}
            </ul>
          </div>
        </section>
      </card-carousel>
      {initial.isCovered && carouselUrl ? (
        <script type="module" src={carouselUrl} />
      ) : (
        <InlineScript text={TEXT.carousel} />
      )}
      <i id={ARRANGED_ID} hidden />
    </>
  );
}

/** Without input from the visitor, a covered carousel is rendered after this time, ms. */
const WAKE_DELAY_MS = 10_000;

/** True while a carousel that a page has covered since the start isn't rendered: until the visitor is active. */
function useAsleep(isCovered: boolean): boolean {
  const [isAsleep, setAsleep] = useState(isCovered);
  useEffect(() => {
    if (!isAsleep) return undefined;
    const wake = () => setAsleep(false);
    if (!isCovered) {
      wake();
      return undefined;
    }
    const listening = new AbortController();
    const { signal } = listening;
    for (const event of ['pointerdown', 'touchstart', 'wheel', 'keydown'] as const) {
      window.addEventListener(event, wake, { capture: true, passive: true, signal });
    }
    const timer = setTimeout(wake, WAKE_DELAY_MS);
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, [isAsleep, isCovered]);
  return isAsleep && isCovered;
}

const loadDioramas = () => import('../dioramas/start-dioramas.ts').then((it) => it.startDioramas);

const loadAllCards = () => import('./all-cards.ts').then((it) => it.startAllCards);

/** The fragment of the URL that shows all cards of a long list at a glance. Works without scripts too (all-cards.css). */
const ALL_CARDS_ID = siteId('all-cards');

/** Shows all cards at a glance (`data-all`) while the URL says so. A page that covers them changes nothing. */
function useAllCards(section: React.RefObject<HTMLElement>, isCovered: boolean) {
  const { hash } = useLocation();
  useEffect(() => {
    if (!isCovered) section.current?.toggleAttribute('data-all', hash === `#${ALL_CARDS_ID}`);
  }, [section, isCovered, hash]);
}

/** Id of the element after the carousel's script. The page isn't painted until it has arrived (routes/home.tsx). */
export const ARRANGED_ID = siteId('cards-arranged');

/** A script that runs while the page is parsed. */
const InlineScript = ({ text }: { text: string }) => (
  <script dangerouslySetInnerHTML={{ __html: text }} suppressHydrationWarning />
);

/** Returns the focus to a page's card when the page closes. */
function useFocusOnClose(section: React.RefObject<HTMLElement>, openLink: string | undefined) {
  const wasOpen = useRef(openLink);
  useEffect(() => {
    const closed = wasOpen.current;
    wasOpen.current = openLink;
    if (openLink || !closed || !section.current) return;
    const { dataset } = section.current;
    const linkOf = (card = '') =>
      section.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(card)}"] > * > a`);
    (linkOf(closed) ?? linkOf(dataset.current))?.focus({ preventScroll: true });
  }, [section, openLink]);
}
