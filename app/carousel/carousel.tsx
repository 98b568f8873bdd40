import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Entry } from '#app/content/entry.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '#app/icons/icons.tsx';
import { visuallyHidden } from '#app/styles/visually-hidden.css.ts';
import { Card } from './card.tsx';
import * as styles from './carousel.css.ts';
import { type CarouselEngine, startCarousel } from './engine.ts';
import { startScript } from './start-script.ts';

/** Cards to each side of the first that load their pictures at once. */
const EAGER_NEIGHBOURS = 1;
/** Up to so many cards each may be a layer of its own for the compositor. */
const FEW = 24;

/**
 * The endless strip of cards. It stays mounted beneath every page.
 *
 * What changes while it runs (`data-loop`, `data-current`, the slots, the text of the position) is
 * the engine's; React renders it once as it is before the scripts start.
 */
export function Carousel({
  cards,
  openLink,
  intro,
  controls,
  besideLink,
  linkState,
  onPoint,
}: {
  /** The listed entries, in order. */
  cards: readonly Entry[];
  /** Address of the page that is open over the carousel, if any. */
  openLink: string | undefined;
  /** Visually hidden introduction. */
  intro: ReactNode;
  /** Further controls, in the strip below the cards. */
  controls: ReactNode;
  /** What stands in a card beside its link, by the link's address. */
  besideLink: Readonly<Record<string, ReactNode>>;
  /** Kept in the history's entry of every page that a card opens. */
  linkState: unknown;
  /** Called with the link of a card that is pointed at or focused. */
  onPoint: (link: string) => void;
}) {
  const section = useRef<HTMLElement>(null);
  const engine = useRef<CarouselEngine>();
  const [start] = useState(() => Math.max(0, indexOf(cards, openLink)));
  const [coveredAtFirst] = useState(openLink !== undefined);

  useEffect(() => {
    const element = section.current;
    if (!element || cards.length === 0) return undefined;
    const run = () => {
      engine.current = startCarousel(element, onPoint);
    };
    // Under a page nobody waits for it: a task of its own.
    const timer = coveredAtFirst ? setTimeout(run) : undefined;
    if (timer === undefined) run();
    return () => {
      clearTimeout(timer);
      engine.current?.destroy();
      engine.current = undefined;
    };
  }, [cards, coveredAtFirst, onPoint]);

  useFocusOnClose(section, openLink);
  const asleep = useAsleep(openLink !== undefined);

  useEffect(() => {
    const card = indexOf(cards, openLink);
    if (card >= 0) engine.current?.reveal(card);
  }, [cards, openLink]);

  const eagerly = (index: number) => {
    const distance = Math.abs(index - start);
    return Math.min(distance, cards.length - distance) <= EAGER_NEIGHBOURS;
  };

  return (
    <>
      <section
        ref={section}
        className={styles.root}
        aria-label="Portfolio"
        inert={openLink ? '' : undefined}
        data-carousel
        data-loop="false"
        data-current={cards[start]?.link}
        data-asleep={asleep ? '' : undefined}
        suppressHydrationWarning
      >
        {intro}
        <button
          className={styles.previous}
          type="button"
          onClick={() => engine.current?.step(-1, 'wrap')}
        >
          <ChevronLeftIcon />
          <span className={visuallyHidden}>Previous card</span>
        </button>
        <button
          className={styles.next}
          type="button"
          onClick={() => engine.current?.step(1, 'wrap')}
        >
          <ChevronRightIcon />
          <span className={visuallyHidden}>Next card</span>
        </button>
        <p className={styles.position} data-position suppressHydrationWarning>
          {`${start + 1} / ${cards.length}`}
        </p>
        {controls}
        <div className={styles.scroller} data-carousel-scroller>
          <div
            className={styles.slots}
            aria-hidden="true"
            dangerouslySetInnerHTML={{ __html: slotsFor(cards.length) }}
            suppressHydrationWarning
          />
          <ul
            className={styles.list}
            // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops it with the bullets
            role="list"
            aria-label="All cards"
            data-few={cards.length <= FEW ? '' : undefined}
          >
            {cards.map((entry, index) => (
              <Card
                key={entry.slug}
                entry={entry}
                eager={!coveredAtFirst && eagerly(index)}
                first={index === start}
                covered={openLink !== undefined}
                linkState={linkState}
                onPoint={onPoint}
              >
                {besideLink[entry.link]}
              </Card>
            ))}
          </ul>
        </div>
      </section>
      {!coveredAtFirst && <StartScript />}
      <i id={PLACED} hidden />
    </>
  );
}

/** Unless the visitor does something before, ms. */
const SLEEP = 10_000;

/** A strip that is covered from the start sleeps, without its pictures, until somebody is there. */
function useAsleep(covered: boolean): boolean {
  const [asleep, setAsleep] = useState(covered);
  useEffect(() => {
    if (!asleep) return undefined;
    const wake = () => setAsleep(false);
    if (!covered) {
      wake();
      return undefined;
    }
    const listening = new AbortController();
    const { signal } = listening;
    for (const sign of ['pointerdown', 'touchstart', 'wheel', 'keydown'] as const) {
      window.addEventListener(sign, wake, { passive: true, signal });
    }
    const timer = setTimeout(wake, SLEEP);
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, [asleep, covered]);
  return asleep && covered;
}

/** Id of what stands after the start script: until it is there nothing is painted (routes/home.tsx). */
export const PLACED = 'cards-placed';

/** Runs while the page arrives: browsers need not be told its text once more. */
function StartScript() {
  const script = import.meta.env.SSR ? startScript() : '';
  return <script dangerouslySetInnerHTML={{ __html: script }} suppressHydrationWarning />;
}

const slotsFor = (count: number) => '<div data-slot aria-hidden="true"></div>'.repeat(count);

const indexOf = (cards: readonly Entry[], link: string | undefined) =>
  cards.findIndex((entry) => entry.link === link);

/** When the page over the carousel closes, its card has the focus again. */
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
