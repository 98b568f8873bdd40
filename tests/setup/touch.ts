/** Touch input through the Chrome DevTools Protocol: the page gets trusted touch events. */
import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, rendered } from './test.ts';

/** Point in the viewport, px. */
export type Point = readonly [x: number, y: number];

/** A phone, for `test.use` or `browser.newContext`. */
export const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };

/** Default length of a stroke, px. */
const STROKE = 60;

const sessions = new WeakMap<Page, Promise<CDPSession>>();

function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/**
 * Puts a finger down, moves it along the points and lifts it. What comes next is clicked, because a busy browser can
 * drop a tap that follows a stroke.
 * @param points in the viewport, px; the page must have been opened with touch (`PHONE`)
 * @param options.steps number of moves between two points
 * @param options.end a canceled stroke ends without a fling, which would scroll the page on
 */
export async function stroke(
  page: Page,
  points: readonly Point[],
  { steps = 8, end = 'touchEnd' }: { steps?: number; end?: 'touchEnd' | 'touchCancel' } = {},
) {
  const client = await sessionOf(page);
  const touch = (type: 'touchStart' | 'touchMove' | typeof end, at?: Point) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at ? [{ x: at[0], y: at[1] }] : [],
    });
  const [start] = points;
  if (!start) throw new Error('A stroke needs a point');
  const { width, height } = page.viewportSize() ?? { width: Infinity, height: Infinity };
  if (start[0] < 0 || start[0] > width || start[1] < 0 || start[1] > height) {
    throw new Error(`A stroke starts at ${start.join(', ')}, outside the viewport`);
  }
  await touch('touchStart', start);
  let [x, y] = start;
  for (const [toX, toY] of points.slice(1)) {
    for (let step = 1; step <= steps; step += 1) {
      const share = step / steps;
      await touch('touchMove', [x + (toX - x) * share, y + (toY - y) * share]);
    }
    [x, y] = [toX, toY];
  }
  await touch(end);
}

/** Fingers that touch the page at the same time, each by its number. As after a stroke, what comes next is clicked. */
export function createFingers(page: Page) {
  const places = new Map<number, Point>();
  async function dispatch(
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    finger: number,
    at: Point,
  ) {
    places.set(finger, at);
    const touchPoints = [{ id: finger, x: at[0], y: at[1] }];
    await (await sessionOf(page)).send('Input.dispatchTouchEvent', { type, touchPoints });
  }
  const placeOf = (finger: number): Point => {
    const place = places.get(finger);
    if (!place) throw new Error(`Finger ${finger} doesn't touch the page`);
    return place;
  };
  return {
    press: (finger: number, at: Point) => dispatch('touchStart', finger, at),
    /** Moves a finger in steps, while the others rest. */
    async move(finger: number, [toX, toY]: Point, steps = 6) {
      const [x, y] = placeOf(finger);
      for (let step = 1; step <= steps; step += 1) {
        const share = step / steps;
        await dispatch('touchMove', finger, [x + (toX - x) * share, y + (toY - y) * share]);
      }
    },
    lift: (finger: number) => dispatch('touchEnd', finger, placeOf(finger)),
  };
}

/** Scroll offset of the page, px. */
export const scrollTop = (page: Page) => page.locator('main').evaluate((main) => main.scrollTop);

/** Time after which a finger that doesn't move has surely rested, ms. */
const REST_MS = 500;

/** Waits until a finger has rested: in the page, whose timers fire in order. */
export const rest = (page: Page) =>
  page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), REST_MS);

/** Bounding box of an element in the viewport, px. */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element has no box');
  return box;
}

/** A point of an element in the viewport, px, given as fractions of its box. */
export async function pointOn(element: Locator, shareX = 0.5, shareY = 0.5): Promise<Point> {
  const { x, y, width, height } = await boxOf(element);
  return [x + width * shareX, y + height * shareY];
}

/**
 * Moves a finger once vertically and once horizontally: both must change something, and the page
 * must neither scroll nor navigate.
 * @param grip point where the finger comes down; called before each stroke
 * @param look reads the state that a stroke changes
 * @param options.vertical, sideways signed length of each stroke, px; toward where the target can move
 */
export async function expectDraggable(
  page: Page,
  grip: () => Promise<Point>,
  look: () => Promise<unknown>,
  { vertical = -STROKE, sideways = STROKE } = {},
) {
  const address = page.url();
  for (const [dx, dy] of [
    [0, vertical],
    [sideways, 0],
  ] as const) {
    const before = await look();
    const scrolled = await scrollTop(page);
    const [x, y] = await grip();
    await stroke(page, [
      [x, y],
      [x + dx, y + dy],
    ]);
    await expect.poll(look, dy ? 'a vertical stroke' : 'a sideways stroke').not.toEqual(before);
    expect(await scrollTop(page), 'the page stays where it is').toBe(scrolled);
    expect(page.url()).toBe(address);
  }
}

/**
 * Moves a finger upward: the page must scroll. Afterward it is where it was, so that positions
 * measured before still hold.
 */
export async function expectScrollable(page: Page, [x, y]: Point, length = 200) {
  const start = await scrollTop(page);
  // Repeated, because a late stroke can scroll on.
  const scrollBack = () =>
    expect(async () => {
      await page.locator('main').evaluate((main, top) => main.scrollTo({ top }), start);
      await rendered(page);
      expect(await scrollTop(page)).toBe(start);
    }).toPass();
  // A busy browser can drop a stroke that follows another at once.
  await expect(async () => {
    if ((await scrollTop(page)) !== start) await scrollBack();
    await stroke(
      page,
      [
        [x, y],
        [x, y - length],
      ],
      { steps: 4, end: 'touchCancel' },
    );
    await expect.poll(() => scrollTop(page), { timeout: 3000 }).toBeGreaterThan(start + length / 2);
  }).toPass();
  await scrollBack();
}
