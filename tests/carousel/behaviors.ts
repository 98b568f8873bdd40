/**
 * The carousel's behavior, independent of the browser: `npm test` runs these in Chromium,
 * `npm run test:engines` in Firefox and WebKit.
 */
import assert from 'node:assert/strict';
import type { Driver } from './driver.ts';
import {
  assertAtRest,
  assertCovered,
  linksOf,
  readView,
  pause,
  waitForPictures,
  waitForRest,
  stableScreenshot,
  until,
  watchForGaps,
} from './view.ts';

export type Behavior = {
  title: string;
  /** Size of the viewport, px; 1440 x 900 by default. */
  size?: readonly [width: number, height: number];
  /** Number of cards; the site's own by default. */
  entries?: number;
  /** Only in `npm run test:full`. */
  full?: boolean;
  /** For behavior of pages over the carousel, which need the framework. */
  needsFramework?: boolean;
  run(driver: Driver): Promise<void>;
};

/** Longer than the minimum interval between two wheel steps, ms. */
const NOTCH_INTERVAL_MS = 300;

const focusOn = (driver: Driver, card: string) =>
  driver.evaluate((link) => {
    document.querySelector<HTMLElement>(`[data-card="${link}"] a[href="${link}"]`)?.focus();
  }, card);

const pressButton = (driver: Driver, name: string, times = 1, interval = 0) =>
  driver.evaluate(
    async ([text, count, wait]) => {
      const button = [...document.querySelectorAll('button')].find((b) => b.textContent === text);
      for (let time = 0; time < count; time++) {
        button?.click();
        if (wait) await new Promise((resolve) => setTimeout(resolve, wait));
      }
    },
    [name, times, interval] as const,
  );

/** Scrolls by a number of cards and lets the browser snap. */
const scrollByCards = (driver: Driver, cards: number) =>
  driver.evaluate(async (count) => {
    const scroller = document.querySelector('[data-carousel-scroller]');
    const pitch = document.querySelector('[data-card]')?.getBoundingClientRect().width ?? 0;
    scroller?.scrollBy({ left: pitch * count, behavior: 'instant' });
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
  }, cards);

/** Deltas of a flick of a trackpad with its inertia, px: an event in every frame for a second. */
const FLICK = [1, 3, 8, 15, 22, 31, 40, 46, 48, 48, 47].concat(
  Array.from({ length: 50 }, (_, index) => Math.round(45 * 0.92 ** index) || 1),
);

/**
 * Sends vertical wheel events, 16 ms apart by their time stamps, but all at once.
 * @param start time stamp of the first event, ms
 */
const sendWheel = (driver: Driver, start: number, deltas: readonly number[]) =>
  driver.evaluate(
    ([time, list]) => {
      const card = document.querySelector('[data-card] a');
      list.forEach((deltaY, index) => {
        const event = new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true });
        Object.defineProperty(event, 'timeStamp', { value: time + 16 * index });
        card?.dispatchEvent(event);
      });
    },
    [start, deltas] as const,
  );

const openPath = (driver: Driver) =>
  driver.evaluate(() => document.querySelector<HTMLElement>('[data-overlay]')?.dataset.overlay);

const address = (driver: Driver) => driver.evaluate(() => window.location.pathname);

const inputs: Behavior[] = [
  {
    title:
      'one notch of the wheel moves one card, however small, in either direction; so does a flick of a trackpad, and one in its inertia',
    async run(driver) {
      await driver.open('/');
      const gaps = await watchForGaps(driver);
      for (const [delta, card] of [
        [100, '/plain'],
        [4, '/demo'],
        [-120, '/plain'],
        [-120, '/about'],
        [-120, '/projects'],
      ] as const) {
        await driver.wheel(0, delta);
        await waitForRest(driver, card);
        await pause(NOTCH_INTERVAL_MS);
      }
      await gaps();
      // Long after the notches, by their time stamps.
      await sendWheel(driver, 1_000_000, FLICK);
      await waitForRest(driver, '/about');
      await sendWheel(driver, 1_004_000, [...FLICK.slice(0, 30), ...FLICK]);
      await waitForRest(driver, '/demo');
    },
  },
  {
    title: 'horizontal scrolling is native and settles on a card',
    async run(driver) {
      await driver.open('/');
      const gaps = await watchForGaps(driver);
      await driver.wheel(500, 0);
      await waitForRest(driver, '/plain');
      await driver.wheel(-900, 0);
      await waitForRest(driver, '/projects');
      await gaps();
    },
  },
  {
    title:
      'dragging with the mouse moves the strip and opens nothing; a press that moves less is a click',
    async run(driver) {
      await driver.open('/');
      const gaps = await watchForGaps(driver);
      const drag = (by: number) =>
        driver.drag(
          [0, 0.1, 0.3, 0.5, 0.7, 0.9, 1].map((share) => [720 + by * share, 450] as const),
          150,
        );
      await drag(-480);
      await waitForRest(driver, '/plain');
      await drag(600);
      await waitForRest(driver, '/about');
      await gaps();
      assert.equal(await address(driver), '/');
      await driver.drag(
        [
          [720, 450],
          [723, 450],
        ],
        0,
      );
      await until(async () => assert.equal(await openPath(driver), '/about'));
    },
  },
  {
    title:
      'Left, Right, Home and End move the focus and the strip, and wrap; Previous and Next leave the focus where it is',
    async run(driver) {
      await driver.open('/');
      const gaps = await watchForGaps(driver);
      for (const [key, card] of [
        ['ArrowRight', '/plain'],
        ['ArrowRight', '/demo'],
        ['Home', '/about'],
        ['ArrowLeft', '/projects'],
        ['ArrowRight', '/about'],
        ['End', '/projects'],
      ] as const) {
        await driver.press(key);
        await waitForRest(driver, card);
        assert.equal((await readView(driver)).focus, card);
      }
      await gaps();
      await driver.press('Home');
      await waitForRest(driver, '/about');
      await pressButton(driver, 'Next card');
      await waitForRest(driver, '/plain');
      assert.equal((await readView(driver)).focus, '/about');
      await pressButton(driver, 'Previous card', 2);
      await waitForRest(driver, '/projects');
      assert.equal((await readView(driver)).focus, '/about');
    },
  },
  {
    title: 'Tab moves through the list in order, centers each card, and leaves after the last',
    async run(driver) {
      await driver.open('/');
      const links = linksOf(await readView(driver));
      await focusOn(driver, '/about');
      const inSocialBar = () =>
        driver.evaluate(() => document.activeElement?.matches('[data-social-bar] *'));
      for (const card of links) {
        if (card !== '/about') await driver.press('Tab');
        while (await inSocialBar()) await driver.press('Tab');
        assert.equal((await readView(driver)).focus, card);
        await waitForRest(driver, card);
      }
      await driver.press('Tab');
      assert.equal(links.includes((await readView(driver)).focus ?? ''), false);
    },
  },
];

/**
 * Scrolls the strip as a finger does that holds it: two cards in five frames, faster than a real one.
 * @param cards number of cards, negative to the left
 * @param afterStep begins while the strip steps to the next card
 */
const scrollHeld = (driver: Driver, how: { cards: number; afterStep: boolean }) =>
  driver.evaluate(async ({ cards, afterStep }) => {
    const scroller = document.querySelector<HTMLElement>('[data-carousel-scroller]');
    const pitch = document.querySelector('[data-card]')?.getBoundingClientRect().width ?? 0;
    // A script's scroll ends in each frame, a finger's doesn't.
    const keepScrolling = (event: Event) => event.stopImmediatePropagation();
    window.addEventListener('scrollend', keepScrolling, { capture: true });
    if (afterStep) document.querySelector<HTMLElement>('[data-step="1"]')?.click();
    const touch = (type: string, touches: object[]) =>
      scroller?.dispatchEvent(Object.assign(new Event(type), { touches }));
    touch('touchstart', [{ target: scroller }]);
    scroller?.style.setProperty('scroll-snap-type', 'none');
    const start = scroller?.scrollLeft ?? 0;
    const frames = (Math.abs(cards) * 5) / 2;
    for (let frame = 1; frame <= frames; frame++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      scroller?.scrollTo({
        left: start + (frame / frames) * cards * pitch,
        behavior: 'instant',
      });
    }
    touch('touchend', []);
    scroller?.style.removeProperty('scroll-snap-type');
    window.removeEventListener('scrollend', keepScrolling, { capture: true });
    scroller?.dispatchEvent(new Event('scrollend'));
  }, how);

const looping: Behavior[] = [
  {
    title:
      'neither scrolling three times the length of the strip nor consecutive steps without a pause reach an edge',
    async run(driver) {
      await driver.open('/');
      const scrollGaps = await watchForGaps(driver);
      const start = await readView(driver);
      const total = 3 * start.slots;
      // Faster than any visitor: 23 cards at a time, without a pause to settle.
      const push = 23;
      const traveled = await driver.evaluate(
        async ([cards, step]) => {
          const scroller = document.querySelector('[data-carousel-scroller]');
          const pitch = document.querySelector('[data-card]')?.getBoundingClientRect().width ?? 0;
          const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
          let far = 0;
          let stuck = 0;
          for (let way = 0; way < cards; way += step) {
            const before = scroller?.scrollLeft ?? 0;
            scroller?.scrollBy({ left: step * pitch, behavior: 'instant' });
            const moved = Math.round(((scroller?.scrollLeft ?? 0) - before) / pitch);
            if (moved !== step) stuck += 1;
            far += moved;
            await frame();
          }
          return { far, stuck };
        },
        [total, push] as const,
      );
      await scrollGaps();
      assert.equal(traveled.stuck, 0, 'scrolls that reached an edge');
      assert.ok(traveled.far >= total, `${traveled.far} px of ${total}`);
      const links = linksOf(start);
      await waitForRest(driver, links[traveled.far % links.length]);

      const stepGaps = await watchForGaps(driver);
      // The strip starts in its middle: an edge is half its length away.
      const steps = 540 / 2 + 31;
      await driver.evaluate(async (count) => {
        const next = [...document.querySelectorAll('button')].find(
          (button) => button.textContent === 'Next card',
        );
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        for (let step = 0; step < count; step++) {
          next?.click();
          if (step % 16 === 0) await frame();
        }
      }, steps);
      await stepGaps();
      await waitForRest(driver, links[(traveled.far + steps) % links.length]);
    },
  },
  {
    title: 'a strip held by a finger shows its cards in every frame',
    async run(driver) {
      await driver.open('/');
      const links = linksOf(await readView(driver));
      const gaps = await watchForGaps(driver);
      await scrollHeld(driver, { cards: 28, afterStep: false });
      await gaps();
      await waitForRest(driver, links[28 % links.length]);
    },
  },
  {
    title: 'a strip that a finger scrolls back during a step shows its cards in every frame',
    async run(driver) {
      await driver.open('/');
      const links = linksOf(await readView(driver));
      const gaps = await watchForGaps(driver);
      await scrollHeld(driver, { cards: -28, afterStep: true });
      await gaps();
      await waitForRest(driver, links.at((1 - 28) % links.length));
    },
  },
  {
    title: 'recentering the strip changes no pixel',
    async run(driver) {
      await driver.open('/');
      await scrollByCards(driver, 2);
      await waitForRest(driver, '/demo');
      await waitForPictures(driver);
      const home = await readView(driver);
      const before = await stableScreenshot(driver);
      // Sixteen whole cycles away; the strip recenters at rest.
      await scrollByCards(driver, 16 * home.cards.length);
      await until(async () => {
        const { scrollLeft } = await readView(driver);
        assert.ok(Math.abs(scrollLeft - home.scrollLeft) <= 1, `at ${scrollLeft}`);
      });
      await until(async () => {
        const after = await driver.screenshot();
        assert.ok(before.equals(after), 'the pictures before and after differ');
      });
      assertAtRest(await readView(driver), '/demo');
    },
  },
];

const persistence: Behavior[] = [
  {
    title: 'opening a case study, Back, and a reload after Back keep the current card',
    needsFramework: true,
    async run(driver) {
      await driver.open('/');
      await driver.press('ArrowRight');
      await driver.press('ArrowRight');
      await driver.press('ArrowRight');
      await waitForRest(driver, '/media');
      // A card beside the current one: the carousel doesn't move.
      await driver.evaluate(() =>
        document.querySelector<HTMLElement>('[data-card="/writing"] a')?.click(),
      );
      await until(async () => assert.equal(await openPath(driver), '/writing'));
      await driver.back();
      await until(async () => assert.equal(await openPath(driver), undefined));
      await waitForRest(driver, '/media');
      assert.equal((await readView(driver)).focus, '/writing');
      await driver.reload();
      await waitForRest(driver, '/media');
      await driver.forward();
      await until(async () => assert.equal(await openPath(driver), '/writing'));
      await driver.reload();
      await until(async () => assert.equal(await openPath(driver), '/writing'));
      await waitForRest(driver, '/media');
    },
  },
  {
    title:
      'a reload, and leaving the site and going back, keep the current card; a new visit starts at the first',
    async run(driver) {
      await driver.open('/');
      await driver.press('ArrowLeft');
      await driver.press('ArrowLeft');
      await waitForRest(driver, '/recordings');
      await driver.reload();
      await waitForRest(driver, '/recordings');
      await driver.press('End');
      await waitForRest(driver, '/projects');
      await driver.evaluate(() => {
        setTimeout(() => (window.location.href = 'about:blank'));
      });
      await until(async () => assert.equal(await address(driver), 'blank'));
      await driver.back();
      await until(async () => assertAtRest(await readView(driver), '/projects'));
      // The carousel responds, whether restored from the back/forward cache or reloaded.
      await driver.press('ArrowLeft');
      await waitForRest(driver, '/recordings');
      await driver.open('/');
      await waitForRest(driver, '/about');
      await driver.open('/links');
      await waitForRest(driver, '/links');
    },
  },
  {
    title: 'a resize, a change of orientation or larger text keeps the same card in the middle',
    async run(driver) {
      await driver.open('/');
      await scrollByCards(driver, 3);
      for (const [width, height] of [
        [900, 700],
        [700, 900],
        [1440, 640],
        [1440, 900],
      ] as const) {
        await driver.resize(width, height);
        await waitForRest(driver, '/media');
      }
      await driver.resize(1920, 1080);
      await waitForRest(driver, '/media');
      for (const size of ['200%', '150%', '', '200%', '']) {
        await driver.evaluate(
          ({ fontSize }) => {
            const { documentElement } = document;
            documentElement.style.fontSize = fontSize;
            // The browser moves the strip now, and reports it before the new size.
            documentElement.getBoundingClientRect();
          },
          { fontSize: size },
        );
        await waitForRest(driver, '/media');
      }
    },
  },
];

const modes: Behavior[] = [
  {
    title: 'the mode (loop, finite, fit or grid) follows the viewport size without a reload',
    async run(driver) {
      await driver.open('/');
      await driver.press('ArrowRight');
      for (const [width, height, mode] of [
        [1440, 900, 'loop'],
        // Nine pitches of 155 px: wider than the viewport, but by less than a card.
        [1300, 320, 'finite'],
        [1440, 320, 'fit'],
        [900, 320, 'loop'],
        [800, 280, 'grid'],
        [1300, 320, 'finite'],
        [1000, 800, 'loop'],
      ] as const) {
        await driver.resize(width, height);
        await until(async () => {
          const view = await readView(driver);
          assert.equal(view.mode, mode, `${width} x ${height}`);
          assert.equal(view.loop, String(mode === 'loop'));
          if (mode !== 'grid') assertCovered(view);
          if (mode === 'loop' || mode === 'finite') assertAtRest(view, '/plain');
          if (mode === 'loop') assert.equal(view.slots, 60 * view.cards.length);
          if (mode === 'finite') assert.equal(view.slots, view.cards.length);
          if (mode === 'fit') assertAllInView(view);
        });
      }
    },
  },
  ...[1, 2, 3, 9, 40, 200].map((entries) => ({
    title: `${entries} ${entries === 1 ? 'entry behaves' : 'entries behave'}`,
    entries,
    // The modes by number are in geometry.test.ts.
    full: [3, 9, 200].includes(entries),
    async run(driver: Driver) {
      await driver.open('/');
      // Pitch 484 px: up to two fit, three are too few to loop.
      const wide = entries <= 2 ? 'fit' : entries === 3 ? 'finite' : 'loop';
      await expectKeysWrap(driver, wide, entries);
      await driver.resize(640, 700);
      // Pitch 373 px.
      await expectKeysWrap(
        driver,
        entries === 1 ? 'fit' : entries === 2 ? 'finite' : 'loop',
        entries,
      );
    },
  })),
];

function assertAllInView({ cards, width }: Awaited<ReturnType<typeof readView>>) {
  const [left, right] = [cards[0]?.left ?? 0, width - (cards.at(-1)?.right ?? 0)];
  assert.ok(left >= -0.5 && right >= -0.5, 'all cards are in view');
  assert.ok(Math.abs(left - right) <= 1, 'they are centered');
}

/** Goes to the first card, to the last, and past both ends, as far as the mode allows. */
async function expectKeysWrap(driver: Driver, mode: string, entries: number) {
  await until(async () => assert.equal((await readView(driver)).mode, mode));
  const view = await readView(driver);
  assert.equal(view.cards.length, entries);
  if (mode === 'fit') {
    assertAllInView(view);
    await driver.press('End');
    assert.equal((await readView(driver)).focus, linksOf(view).at(-1));
    return;
  }
  await driver.press('Home');
  await waitForRest(driver, linksOf(view)[0]);
  await driver.press('ArrowLeft');
  await waitForRest(driver, linksOf(view).at(-1));
  await driver.press('ArrowRight');
  await waitForRest(driver, linksOf(view)[0]);
  await driver.press('End');
  await waitForRest(driver, linksOf(view).at(-1));
  await driver.press('Home');
  await waitForRest(driver, linksOf(view)[0]);
}

const motion: Behavior[] = [
  {
    title: 'a card at the edge has depth, where the browser has scroll-driven animations',
    async run(driver) {
      await driver.open('/');
      const readStyles = () =>
        driver.evaluate(() => ({
          supported: CSS.supports('animation-timeline', '--strip'),
          papers: [...document.querySelectorAll('[data-card]')].map((card) => {
            const { left, right } = card.getBoundingClientRect();
            const style = getComputedStyle(card.firstElementChild as Element);
            const scale = style.scale === 'none' ? 1 : Number(style.scale);
            const faded = [card, ...card.querySelectorAll('[data-part]')].some(
              (part) => getComputedStyle(part).opacity !== '1',
            );
            return { left, right, scale, faded };
          }),
        }));
      // A finger holds the strip between two cards.
      await driver.evaluate(() => {
        const scroller = document.querySelector<HTMLElement>('[data-carousel-scroller]');
        if (!scroller) return;
        const touches = [{ target: scroller }];
        scroller.dispatchEvent(Object.assign(new Event('touchstart'), { touches }));
        scroller.style.scrollSnapType = 'none';
        scroller.scrollLeft += 246;
      });
      await until(async () => {
        const { supported, papers } = await readStyles();
        const swung = papers.filter(({ scale }) => scale < 1);
        assert.equal(swung.length > 0, supported, `${swung.length} papers have depth`);
        for (const { left, right, scale, faded } of papers) {
          const inside = left >= 0 && right <= 1440;
          const crossing = !inside && right > 100 && left < 1340;
          const details = `scale ${scale} from ${left} to ${right}`;
          if (inside || !supported) assert.equal(scale, 1, details);
          else if (crossing) assert.ok(scale < 1, details);
          assert.equal(faded, false, 'no part is see-through');
        }
      });
    },
  },
  {
    title:
      'opening and closing animate once, with view transitions where supported, else with a CSS entrance',
    needsFramework: true,
    async run(driver) {
      await driver.open('/');
      await driver.evaluate(() => {
        const seen = { transitions: [] as string[][], ended: 0, entrances: 0 };
        Object.assign(window, { seen });
        document.addEventListener('animationstart', ({ target, pseudoElement }) => {
          const isPage = target instanceof HTMLElement && target.dataset.overlay !== undefined;
          if (isPage && !pseudoElement) seen.entrances += 1;
        });
        const start = document.startViewTransition?.bind(document);
        if (!start) return;
        document.startViewTransition = (update) => {
          const transition = start(update);
          const names: string[] = [];
          seen.transitions.push(names);
          const noteNames = async () => {
            await transition.ready;
            for (const { effect } of document.getAnimations()) {
              const pseudo = (effect as KeyframeEffect).pseudoElement;
              const name = pseudo?.match(/^::view-transition-group\((\w+)\)/)?.[1];
              if (name && !names.includes(name)) names.push(name);
            }
            names.sort();
          };
          void noteNames();
          void transition.finished.then(() => (seen.ended += 1));
          return transition;
        };
      });
      const seen = () =>
        driver.evaluate(
          () =>
            (
              window as unknown as {
                seen: { transitions: string[][]; ended: number; entrances: number };
              }
            ).seen,
        );
      const supported = await driver.evaluate(() => 'startViewTransition' in document);
      await driver.click(720, 450);
      await until(async () => assert.equal(await openPath(driver), '/about'));
      const parts = ['logo', 'picture', 'root', 'title'];
      const expectSeen = (times: number) =>
        until(async () => {
          const { transitions, ended, entrances } = await seen();
          assert.deepEqual(
            transitions,
            supported ? Array.from({ length: times }, () => parts) : [],
          );
          assert.equal(ended, transitions.length);
          assert.equal(entrances, supported ? 0 : Math.ceil(times / 2));
        });
      await expectSeen(1);
      await driver.press('Escape');
      await until(async () => assert.equal(await openPath(driver), undefined));
      await expectSeen(2);
      await driver.forward();
      await until(async () => assert.equal(await openPath(driver), '/about'));
      await expectSeen(3);
      await driver.back();
      await until(async () => assert.equal(await openPath(driver), undefined));
      await expectSeen(4);
    },
  },
];

/** Records console errors and warnings, uncaught errors and policy violations from now on. */
const recordErrors = (driver: Driver) =>
  driver.evaluate(() => {
    const errors: string[] = [];
    Object.assign(window, { errors });
    for (const level of ['error', 'warn'] as const) {
      console[level] = (...words: unknown[]) => errors.push(`${level}: ${words.join(' ')}`);
    }
    window.addEventListener('error', ({ message }) => errors.push(message));
    window.addEventListener('unhandledrejection', ({ reason, defaultPrevented }) => {
      if (!defaultPrevented) errors.push(String(reason));
    });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      errors.push(`${violatedDirective}: ${blockedURI}`),
    );
  });

const recordedErrors = (driver: Driver) =>
  driver.evaluate(() => (window as unknown as { errors: string[] }).errors);

const caseStudies: Behavior[] = [
  {
    title: 'case studies are prefetched on hover, open, switch, close and reopen without errors',
    needsFramework: true,
    async run(driver) {
      const expectOpen = (link: string | undefined, way: string) =>
        until(async () => assert.equal(await openPath(driver), link, way));
      const follow = (selector: string) =>
        driver.evaluate((link) => document.querySelector<HTMLElement>(link)?.click(), selector);
      await driver.open('/');
      await recordErrors(driver);
      const fetched = () =>
        driver.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .filter(({ name }) => /\/static\/plain-[^/]+\.js$/.test(name))
            .map(({ name }) => name),
        );
      assert.deepEqual(await fetched(), []);
      await driver.evaluate(() => {
        const link = document.querySelector('[data-card="/plain"] a');
        link?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
      });
      await until(async () => assert.ok((await fetched()).length > 0, 'prefetched'));
      await driver.press('ArrowRight');
      await waitForRest(driver, '/plain');
      await driver.click(720, 450);
      await expectOpen('/plain', 'by a click');
      // Its transition has to end before the next begins.
      await pause(500);
      await follow('nav a[href="/about"]');
      await expectOpen('/about', 'by a link on the page');
      await driver.back();
      await expectOpen('/plain', 'by Back');
      await driver.press('Escape');
      await expectOpen(undefined, 'by Escape');
      await waitForRest(driver, '/plain');
      await pause(500);
      await driver.forward();
      await expectOpen('/plain', 'by Forward');
      await pause(500);
      await follow('a[title="Back to homepage"]');
      await expectOpen(undefined, 'by its link');
      assert.deepEqual(await recordedErrors(driver), []);
    },
  },
];

export const behaviors: readonly Behavior[] = [
  ...inputs,
  ...looping,
  ...persistence,
  ...modes,
  ...motion,
  ...caseStudies,
];
