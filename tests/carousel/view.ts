/** Measures the visible state of the carousel in the page, and asserts on it. */
import assert from 'node:assert/strict';
import type { Driver } from './driver.ts';

export type View = {
  /** Size of the viewport, px. */
  width: number;
  height: number;
  mode: string | undefined;
  loop: string | undefined;
  current: string | undefined;
  position: string | null;
  slots: number;
  scrollLeft: number;
  /** Link of the focused card, or text of the focused button, or null. */
  focus: string | null;
  /** All cards in document order: link, and left and right edge including the margin, px. */
  cards: { link: string; left: number; right: number }[];
};

export const readView = (driver: Driver): Promise<View> =>
  driver.evaluate(() => {
    const section = document.querySelector<HTMLElement>('[data-carousel]');
    const { activeElement } = document;
    return {
      width: document.documentElement.clientWidth,
      height: window.innerHeight,
      mode: section?.dataset.mode,
      loop: section?.dataset.loop,
      current: section?.dataset.current,
      position: document.querySelector('[data-position]')?.textContent ?? null,
      slots: document.querySelectorAll('[data-slot]').length,
      scrollLeft: document.querySelector('[data-carousel-scroller]')?.scrollLeft ?? 0,
      focus:
        activeElement?.closest<HTMLElement>('[data-card]')?.dataset.card ??
        activeElement?.closest('button')?.innerText ??
        null,
      cards: [...document.querySelectorAll<HTMLElement>('[data-card]')].map((card) => {
        const { left, right } = card.getBoundingClientRect();
        return { link: card.dataset.card ?? '', left, right };
      }),
    };
  });

/** Repeats a check until it passes; after 20 s, throws its error. */
export async function until(check: () => Promise<void>): Promise<void> {
  const end = Date.now() + 20_000;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

const middle = ({ left, right }: { left: number; right: number }) => (left + right) / 2;

/** The links of the cards in list order. */
export const linksOf = (view: View) => view.cards.map(({ link }) => link);

/** Asserts that this card is centered to the pixel, and that the state is consistent with it. */
export function assertAtRest(view: View, card: string | undefined) {
  const center = view.width / 2;
  const nearest = view.cards.reduce((a, b) =>
    Math.abs(middle(a) - center) <= Math.abs(middle(b) - center) ? a : b,
  );
  assert.equal(nearest.link, card, 'the card in the middle');
  const off = Math.abs(middle(nearest) - center);
  assert.ok(off <= 1, `${card} is ${off} px off center`);
  assert.equal(view.current, card, 'data-current');
  const index = view.cards.findIndex(({ link }) => link === card);
  assert.equal(view.position, `${index + 1} / ${view.cards.length}`);
  assert.equal(new Set(linksOf(view)).size, view.cards.length, 'each card once');
  assertCovered(view);
}

/** Asserts that the slots in view hold cards in cyclic order, without gaps. */
export function assertCovered(view: View) {
  const links = linksOf(view);
  const visible = view.cards
    .filter(({ left, right }) => right > 0.5 && left < view.width - 0.5)
    .sort((a, b) => a.left - b.left);
  visible.slice(1).forEach((card, position) => {
    const before = visible[position];
    const expected = (links.indexOf(before?.link ?? '') + 1) % links.length;
    assert.equal(card.link, links[expected], 'the card to the right of ' + before?.link);
    assert.ok(Math.abs(card.left - (before?.right ?? 0)) < 1, `a gap before ${card.link}`);
  });
  if (view.mode !== 'loop') return;
  assert.ok((visible[0]?.left ?? 1) <= 0.5, 'an empty slot at the left');
  assert.ok((visible.at(-1)?.right ?? 0) >= view.width - 0.5, 'an empty slot at the right');
}

/** Waits until the strip rests on this card. */
export const waitForRest = (driver: Driver, card: string | undefined) =>
  until(async () => assertAtRest(await readView(driver), card));

/**
 * Starts to check every frame for empty slots in view. The returned function stops it and asserts
 * that there were none.
 */
export async function watchForGaps(driver: Driver): Promise<() => Promise<void>> {
  await driver.evaluate(() => {
    const watch = { gaps: [] as string[], frames: 0, running: true };
    Object.assign(window, { watch });
    const cards = [...document.querySelectorAll('[data-card]')];
    const frame = () => {
      if (!watch.running) return;
      watch.frames += 1;
      const width = document.documentElement.clientWidth;
      const edges = cards
        .map((card) => card.getBoundingClientRect())
        .filter(({ left, right }) => right > 0.5 && left < width - 0.5)
        .sort((a, b) => a.left - b.left);
      const gap = edges.slice(1).find(({ left }, index) => {
        const before = edges[index];
        return !before || Math.abs(left - before.right) >= 1;
      });
      const first = edges[0]?.left ?? Infinity;
      const last = edges.at(-1)?.right ?? -Infinity;
      if (gap || first > 0.5 || last < width - 0.5) {
        watch.gaps.push(`frame ${watch.frames}: ${gap ? gap.left : `${first} to ${last}`}`);
      }
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  return async () => {
    const { gaps, frames } = await driver.evaluate(async () => {
      const { watch } = window as unknown as {
        watch: { gaps: string[]; frames: number; running: boolean };
      };
      // In Firefox the action may end before a few frames have passed.
      for (let more = 0; more < 3; more++) await new Promise((done) => requestAnimationFrame(done));
      watch.running = false;
      return watch;
    });
    assert.ok(frames > 3, `only ${frames} frames were seen`);
    assert.deepEqual(gaps, [], 'empty slots in view');
  };
}

/** Waits until the fonts and the pictures in view are loaded, decoded and faded in. */
export async function waitForPictures(driver: Driver) {
  await until(async () => {
    const missing = await driver.evaluate(async () => {
      await document.fonts.ready;
      const inView = [...document.images].filter((image) => {
        const { left, right } = image.getBoundingClientRect();
        return right > 0 && left < window.innerWidth;
      });
      await Promise.all(inView.map((image) => image.complete && image.decode().catch(() => {})));
      const waiting = inView.filter(({ complete, dataset }) => !complete || 'loading' in dataset);
      const fading = document.getAnimations().filter((motion) => motion instanceof CSSTransition);
      return waiting.length + fading.length;
    });
    assert.equal(missing, 0, 'pictures that are still missing');
  });
}

/** Takes screenshots until two in a row are equal, so that late decoding and rasterizing are included. */
export async function stableScreenshot(page: { screenshot(): Promise<Buffer> }): Promise<Buffer> {
  let [before, picture] = [await page.screenshot(), await page.screenshot()];
  while (!before.equals(picture)) [before, picture] = [picture, await page.screenshot()];
  return picture;
}

export const pause = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
