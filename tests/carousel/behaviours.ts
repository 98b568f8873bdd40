/**
 * What the carousel does, told for any browser: `npm test` runs these in Chromium,
 * `npm run test:engines` in Firefox and WebKit.
 */
import assert from 'node:assert/strict';
import type { Driver } from './driver.ts';
import {
  assertAtRest,
  assertCovered,
  linksOf,
  look,
  pause,
  picturesInView,
  restsOn,
  screenshotAtRest,
  until,
  watchForGaps,
} from './look.ts';

export type Behaviour = {
  title: string;
  /** Inner size of the window, px; 1440 x 900 unless told. */
  size?: readonly [width: number, height: number];
  /** Number of cards; the site's own unless told. */
  entries?: number;
  /** It is about pages that open over the carousel, for which the framework is needed. */
  needsFramework?: boolean;
  run(driver: Driver): Promise<void>;
};

/** Longer than the shortest time between two steps of the wheel, ms. */
const NOTCH = 300;

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

/** Scrolls by script, as far as so many cards, and lets the browser snap. */
const scrollByCards = (driver: Driver, cards: number) =>
  driver.evaluate(async (count) => {
    const scroller = document.querySelector('[data-carousel-scroller]');
    const pitch = document.querySelector('[data-card]')?.getBoundingClientRect().width ?? 0;
    scroller?.scrollBy({ left: pitch * count, behavior: 'instant' });
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
  }, cards);

const openPath = (driver: Driver) =>
  driver.evaluate(() => document.querySelector<HTMLElement>('[data-overlay]')?.dataset.overlay);

const address = (driver: Driver) => driver.evaluate(() => window.location.pathname);

const inputs: Behaviour[] = [
  {
    title: 'one notch of the wheel moves one card, however small, in either direction',
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
        await restsOn(driver, card);
        await pause(NOTCH);
      }
      await gaps();
    },
  },
  {
    title: 'sideways scrolling is the browser’s own and comes to rest on a card',
    async run(driver) {
      await driver.open('/');
      const gaps = await watchForGaps(driver);
      await driver.wheel(500, 0);
      await restsOn(driver, '/plain');
      await driver.wheel(-900, 0);
      await restsOn(driver, '/projects');
      await gaps();
    },
  },
  {
    title: 'dragging with the mouse moves the strip and opens nothing; the next click counts',
    async run(driver) {
      await driver.open('/');
      const gaps = await watchForGaps(driver);
      const drag = (by: number) =>
        driver.drag(
          [0, 0.1, 0.3, 0.5, 0.7, 0.9, 1].map((share) => [720 + by * share, 450] as const),
          150,
        );
      await drag(-480);
      await restsOn(driver, '/plain');
      await drag(600);
      await restsOn(driver, '/about');
      await gaps();
      assert.equal(await address(driver), '/');
      await driver.click(720, 450);
      await until(async () => assert.equal(await openPath(driver), '/about'));
    },
  },
  {
    title: 'a press that hardly moves is a click',
    async run(driver) {
      await driver.open('/');
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
    title: 'Left, Right, Home and End move the focus and the strip, and wrap',
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
        await restsOn(driver, card);
        assert.equal((await look(driver)).focus, card);
      }
      await gaps();
    },
  },
  {
    title: 'Tab walks the list in order, centres each card, and leaves after the last',
    async run(driver) {
      await driver.open('/');
      const links = linksOf(await look(driver));
      await focusOn(driver, '/about');
      const inSocialBar = () =>
        driver.evaluate(() => document.activeElement?.matches('[data-social-bar] *'));
      for (const card of links) {
        if (card !== '/about') await driver.press('Tab');
        while (await inSocialBar()) await driver.press('Tab');
        assert.equal((await look(driver)).focus, card);
        await restsOn(driver, card);
      }
      await driver.press('Tab');
      assert.equal(links.includes((await look(driver)).focus ?? ''), false);
    },
  },
  {
    title: 'Previous and Next move one card, wrap, and leave the focus where it is',
    async run(driver) {
      await driver.open('/');
      await focusOn(driver, '/about');
      await pressButton(driver, 'Next card');
      await restsOn(driver, '/plain');
      assert.equal((await look(driver)).focus, '/about');
      await pressButton(driver, 'Previous card', 2);
      await restsOn(driver, '/projects');
      assert.equal((await look(driver)).focus, '/about');
    },
  },
];

const endlessness: Behaviour[] = [
  {
    title: 'pushed on by script for ten times the length of the strip it meets no edge',
    async run(driver) {
      await driver.open('/');
      const gaps = await watchForGaps(driver);
      const start = await look(driver);
      const total = 10 * start.slots;
      // Faster than anybody scrolls: 23 cards at a time, without a pause to come to rest in.
      const push = 23;
      const travelled = await driver.evaluate(
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
      await gaps();
      assert.equal(travelled.stuck, 0, 'pushes that met an edge');
      assert.ok(travelled.far >= total, `${travelled.far} px of ${total}`);
      const links = linksOf(start);
      await restsOn(driver, links[travelled.far % links.length]);
    },
  },
  {
    title: 'a strip that a finger holds has its cards in every frame',
    async run(driver) {
      await driver.open('/');
      const links = linksOf(await look(driver));
      const gaps = await watchForGaps(driver);
      // Two cards in five frames, more than a finger manages; 28 in all.
      const frames = 70;
      await driver.evaluate(async (count) => {
        const scroller = document.querySelector<HTMLElement>('[data-carousel-scroller]');
        const pitch = document.querySelector('[data-card]')?.getBoundingClientRect().width ?? 0;
        // Scrolling by script ends with each frame, that of a finger does not.
        const goesOn = (event: Event) => event.stopImmediatePropagation();
        window.addEventListener('scrollend', goesOn, { capture: true });
        scroller?.dispatchEvent(new Event('touchstart'));
        scroller?.style.setProperty('scroll-snap-type', 'none');
        const start = scroller?.scrollLeft ?? 0;
        for (let done = 1; done <= count; done++) {
          await new Promise((resolve) => requestAnimationFrame(resolve));
          scroller?.scrollTo({ left: start + (done * 2 * pitch) / 5, behavior: 'instant' });
        }
        scroller?.dispatchEvent(new Event('touchend'));
        scroller?.style.removeProperty('scroll-snap-type');
        window.removeEventListener('scrollend', goesOn, { capture: true });
        scroller?.dispatchEvent(new Event('scrollend'));
      }, frames);
      await gaps();
      await restsOn(driver, links[((frames * 2) / 5) % links.length]);
    },
  },
  {
    title: 'steps that follow each other without a rest meet no edge',
    async run(driver) {
      await driver.open('/');
      const links = linksOf(await look(driver));
      const gaps = await watchForGaps(driver);
      // Twice the strip, which begins in its middle.
      const steps = 2 * 540 + 1;
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
      await gaps();
      await restsOn(driver, links[steps % links.length]);
    },
  },
  {
    title: 'coming back to the middle of the strip cannot be seen, not in one pixel',
    async run(driver) {
      await driver.open('/');
      await scrollByCards(driver, 2);
      await restsOn(driver, '/demo');
      await picturesInView(driver);
      const home = await look(driver);
      const before = await screenshotAtRest(driver);
      // Sixteen whole rounds away; at rest it comes back.
      await scrollByCards(driver, 16 * home.cards.length);
      await until(async () => {
        const { scrollLeft } = await look(driver);
        assert.ok(Math.abs(scrollLeft - home.scrollLeft) <= 1, `at ${scrollLeft}`);
      });
      await until(async () => {
        const after = await driver.screenshot();
        assert.ok(before.equals(after), 'the pictures before and after differ');
      });
      assertAtRest(await look(driver), '/demo');
    },
  },
];

const place: Behaviour[] = [
  {
    title: 'the place outlives a reload',
    async run(driver) {
      await driver.open('/');
      await driver.press('ArrowLeft');
      await driver.press('ArrowLeft');
      await restsOn(driver, '/recordings');
      await driver.reload();
      await restsOn(driver, '/recordings');
    },
  },
  {
    title: 'the place outlives going into a case study, Back, and a reload after Back',
    needsFramework: true,
    async run(driver) {
      await driver.open('/');
      await driver.press('ArrowRight');
      await driver.press('ArrowRight');
      await driver.press('ArrowRight');
      await restsOn(driver, '/media');
      await driver.reload();
      await restsOn(driver, '/media');
      // Not the card in the middle: the carousel keeps its place all the same.
      await driver.evaluate(() =>
        document.querySelector<HTMLElement>('[data-card="/writing"] a')?.click(),
      );
      await until(async () => assert.equal(await openPath(driver), '/writing'));
      await driver.back();
      await until(async () => assert.equal(await openPath(driver), undefined));
      await restsOn(driver, '/media');
      assert.equal((await look(driver)).focus, '/writing');
      await driver.reload();
      await restsOn(driver, '/media');
      await driver.forward();
      await until(async () => assert.equal(await openPath(driver), '/writing'));
      await driver.reload();
      await until(async () => assert.equal(await openPath(driver), '/writing'));
      await restsOn(driver, '/media');
    },
  },
  {
    title: 'the place outlives leaving the site and coming back; a new visit begins anew',
    async run(driver) {
      await driver.open('/');
      await driver.press('End');
      await restsOn(driver, '/projects');
      await driver.evaluate(() => {
        setTimeout(() => (window.location.href = 'about:blank'));
      });
      await until(async () => assert.equal(await address(driver), 'blank'));
      await driver.back();
      await until(async () => assertAtRest(await look(driver), '/projects'));
      // From the browser's memory or loaded again, it responds.
      await driver.press('ArrowLeft');
      await restsOn(driver, '/recordings');
      await driver.open('/');
      await restsOn(driver, '/about');
      await driver.open('/links');
      await restsOn(driver, '/links');
    },
  },
  {
    title: 'after a resize or a turn of the screen the same card is in the middle',
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
        await restsOn(driver, '/media');
      }
    },
  },
];

const modes: Behaviour[] = [
  {
    title: 'looping, finite, all in view and grid follow the size of the window, without a reload',
    async run(driver) {
      await driver.open('/');
      await driver.press('ArrowRight');
      for (const [width, height, mode] of [
        [1440, 900, 'loop'],
        // Nine pitches of 155 px: wider than the window, but not by a whole card.
        [1300, 320, 'finite'],
        [1440, 320, 'fit'],
        [900, 320, 'loop'],
        [800, 280, 'grid'],
        [1300, 320, 'finite'],
        [1000, 800, 'loop'],
      ] as const) {
        await driver.resize(width, height);
        await until(async () => {
          const view = await look(driver);
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
    async run(driver: Driver) {
      await driver.open('/');
      // Pitch 484 px: up to two fit, three are too few to loop.
      const wide = entries <= 2 ? 'fit' : entries === 3 ? 'finite' : 'loop';
      await walk(driver, wide, entries);
      await driver.resize(640, 700);
      // Pitch 373 px.
      await walk(driver, entries === 1 ? 'fit' : entries === 2 ? 'finite' : 'loop', entries);
    },
  })),
];

function assertAllInView({ cards, width }: Awaited<ReturnType<typeof look>>) {
  const [left, right] = [cards[0]?.left ?? 0, width - (cards.at(-1)?.right ?? 0)];
  assert.ok(left >= -0.5 && right >= -0.5, 'all cards are in view');
  assert.ok(Math.abs(left - right) <= 1, 'they stand in the middle');
}

/** Goes to the first and the last card and one on, as far as the mode lets it. */
async function walk(driver: Driver, mode: string, entries: number) {
  await until(async () => assert.equal((await look(driver)).mode, mode));
  const view = await look(driver);
  assert.equal(view.cards.length, entries);
  if (mode === 'fit') {
    assertAllInView(view);
    await driver.press('End');
    assert.equal((await look(driver)).focus, linksOf(view).at(-1));
    return;
  }
  await driver.press('Home');
  await restsOn(driver, linksOf(view)[0]);
  await driver.press('ArrowLeft');
  await restsOn(driver, linksOf(view).at(-1));
  await driver.press('ArrowRight');
  await restsOn(driver, linksOf(view)[0]);
  await driver.press('End');
  await restsOn(driver, linksOf(view).at(-1));
  await driver.press('Home');
  await restsOn(driver, linksOf(view)[0]);
}

const motion: Behaviour[] = [
  {
    title: 'a card at the edge has depth, where the browser has scroll-driven animations',
    async run(driver) {
      await driver.open('/');
      const looks = () =>
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
      // Held by a finger between two cards.
      await driver.evaluate(() => {
        const scroller = document.querySelector<HTMLElement>('[data-carousel-scroller]');
        if (!scroller) return;
        scroller.dispatchEvent(new Event('touchstart'));
        scroller.style.scrollSnapType = 'none';
        scroller.scrollLeft += 246;
      });
      await until(async () => {
        const { supported, papers } = await looks();
        const swung = papers.filter(({ scale }) => scale < 1);
        assert.equal(swung.length > 0, supported, `${swung.length} papers have depth`);
        for (const { left, right, scale, faded } of papers) {
          const inside = left >= 0 && right <= 1440;
          const crossing = !inside && right > 100 && left < 1340;
          const look = `scale ${scale} from ${left} to ${right}`;
          if (inside || !supported) assert.equal(scale, 1, look);
          else if (crossing) assert.ok(scale < 1, look);
          assert.equal(faded, false, 'no part is see-through');
        }
      });
    },
  },
  {
    title:
      'opening and closing animate once: carried where the browser can, else the page slides up',
    needsFramework: true,
    async run(driver) {
      await driver.open('/');
      await driver.evaluate(() => {
        const seen = { transitions: [] as string[][], entrances: 0 };
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
          return transition;
        };
      });
      const seen = () =>
        driver.evaluate(
          () =>
            (window as unknown as { seen: { transitions: string[][]; entrances: number } }).seen,
        );
      const carries = await driver.evaluate(() => 'startViewTransition' in document);
      await driver.click(720, 450);
      await until(async () => assert.equal(await openPath(driver), '/about'));
      const parts = ['logo', 'picture', 'root', 'title'];
      const expectSeen = (times: number) =>
        until(async () => {
          const { transitions, entrances } = await seen();
          assert.deepEqual(transitions, carries ? Array.from({ length: times }, () => parts) : []);
          assert.equal(entrances, carries ? 0 : Math.ceil(times / 2));
        });
      await expectSeen(1);
      await pause(500);
      await driver.press('Escape');
      await until(async () => assert.equal(await openPath(driver), undefined));
      await expectSeen(2);
      await pause(500);
      await driver.forward();
      await until(async () => assert.equal(await openPath(driver), '/about'));
      await expectSeen(3);
      await pause(500);
      await driver.back();
      await until(async () => assert.equal(await openPath(driver), undefined));
      await expectSeen(4);
    },
  },
];

/** Notes from now on what the page complains about. */
const noteComplaints = (driver: Driver) =>
  driver.evaluate(() => {
    const complaints: string[] = [];
    Object.assign(window, { complaints });
    for (const level of ['error', 'warn'] as const) {
      console[level] = (...words: unknown[]) => complaints.push(`${level}: ${words.join(' ')}`);
    }
    window.addEventListener('error', ({ message }) => complaints.push(message));
    window.addEventListener('unhandledrejection', ({ reason, defaultPrevented }) => {
      if (!defaultPrevented) complaints.push(String(reason));
    });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      complaints.push(`${violatedDirective}: ${blockedURI}`),
    );
  });

const complaints = (driver: Driver) =>
  driver.evaluate(() => (window as unknown as { complaints: string[] }).complaints);

/** Longest time for a page to open on a busy machine, ms. */
const OPENING = 20_000;

const caseStudies: Behaviour[] = [
  {
    title: 'case studies open, switch, close and come back, without a complaint of the browser',
    needsFramework: true,
    async run(driver) {
      const expectOpen = (link: string | undefined, way: string) =>
        until(async () => assert.equal(await openPath(driver), link, way), OPENING);
      const follow = (selector: string) =>
        driver.evaluate((link) => document.querySelector<HTMLElement>(link)?.click(), selector);
      await driver.open('/');
      await noteComplaints(driver);
      await driver.press('ArrowRight');
      await restsOn(driver, '/plain');
      await driver.click(720, 450);
      await expectOpen('/plain', 'by a click');
      // Its transition has to end before the next begins.
      await pause(500);
      await follow('nav a[href="/about"]');
      await expectOpen('/about', 'by a link of the page');
      await driver.back();
      await expectOpen('/plain', 'by Back');
      await driver.press('Escape');
      await expectOpen(undefined, 'by Escape');
      await restsOn(driver, '/plain');
      await pause(500);
      await driver.forward();
      await expectOpen('/plain', 'by Forward');
      await pause(500);
      await follow('a[title="Back to homepage"]');
      await expectOpen(undefined, 'by its link');
      assert.deepEqual(await complaints(driver), []);
    },
  },
  {
    title: 'pointing at a card prefetches its page, without a complaint of the browser',
    needsFramework: true,
    async run(driver) {
      await driver.open('/');
      await noteComplaints(driver);
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
      await until(async () => assert.equal((await fetched()).length > 0, true));
      assert.deepEqual(await complaints(driver), []);
    },
  },
];

export const behaviours: readonly Behaviour[] = [
  ...inputs,
  ...endlessness,
  ...place,
  ...modes,
  ...motion,
  ...caseStudies,
];
