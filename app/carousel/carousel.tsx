import { useEffect, useRef, useState } from 'react';
import { type Entry, isAbout } from '#app/content/entry.ts';
import { siteId } from 'portfolio-content/schema';
import labels from 'virtual:labels';
import { ChevronLeftIcon, ChevronRightIcon } from '#app/ui/icons/icons.tsx';
import { MotionSwitch } from '#app/ui/motion-switch.tsx';
import { useLateStart } from '#app/dioramas/use-late-start.ts';
import { MAX_DOTS } from '#app/styles/hues.ts';
import { visuallyHidden } from '#app/styles/visually-hidden.css.ts';
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

  const isEager = (index: number) => {
    const distance = Math.abs(index - initial.index);
    return Math.min(distance, cards.length - distance) <= EAGER_NEIGHBORS;
  };

  return (
    <>
      <card-carousel open-card={openLink} suppressHydrationWarning>
        {!initial.isCovered && <InlineScript text={TEXT.earlyInput} />}
        <section
          ref={section}
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
            {cards.length <= MAX_DOTS ? (
              <span className={styles.dots} aria-hidden="true">
                {cards.map(({ link }) => (
                  <i key={link} className={styles.dot} data-hue={link} data-dot={link} />
                ))}
              </span>
            ) : (
              <i className={styles.scale} data-scale aria-hidden="true" />
            )}
            {/* Set as HTML, because hydration resets changed text to React's. */}
            <p
              className={styles.position}
              data-position
              dangerouslySetInnerHTML={{ __html: initial.position }}
              suppressHydrationWarning
            />
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
