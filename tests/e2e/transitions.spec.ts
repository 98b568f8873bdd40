/** View transitions: what can be seen between two pages. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, open, test, WITH_MOTION } from '../setup/test.ts';

test.use(WITH_MOTION);

const FRAMES = 10;
/** Of a row: an edge that is drawn again because a picture has arrived is antialiased differently, in a few pixels. */
const MAX_DIFFERENT_SHARE = 0.02;

/** Stops every transition at its beginning, so that its frames can be looked at. */
const holdTransitions = (page: Page) =>
  page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      const hold = async () => {
        await transition.ready;
        for (const animation of document.getAnimations()) animation.pause();
        document.documentElement.dataset.held = '';
      };
      void hold();
      return transition;
    };
  });

/** Shows the held transition at a point of its duration, from 0 to 1. */
const seek = (page: Page, progress: number) =>
  page.evaluate(async (part) => {
    const all = document.getAnimations();
    const ends = all.map(({ effect }) => Number(effect?.getComputedTiming().endTime));
    for (const animation of all) animation.currentTime = part * (Math.max(...ends) - 1);
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  }, progress);

/** The pixels of a part of the window that only a neighboring card fills. */
async function photograph(page: Page, clip: { width: number; height: number }) {
  const shot = await page.screenshot({ clip: { x: 20, y: 0, ...clip }, animations: 'allow' });
  return sharp(shot).removeAlpha().raw().toBuffer();
}

test('while a page opens, the card beside it is opaque or covered, in ten frames', async ({
  page,
}) => {
  const size = { width: 300, height: 900 };
  /** Height of the shadow above the sheet, px. */
  const shadow = 40;
  await page.setViewportSize({ width: 1440, height: size.height });
  await holdTransitions(page);
  await open(page, '/');
  // Pictures in view, which may come after `load`.
  await page.locator('[data-card] img').evaluateAll((all: HTMLImageElement[]) =>
    Promise.all(
      all
        .filter((image) => image.checkVisibility() && image.getBoundingClientRect().right > 0)
        .filter((image) => image.getBoundingClientRect().left < innerWidth)
        .map((image) => image.decode()),
    ),
  );
  await page.mouse.move(720, 450);
  let atRest = await photograph(page, size);
  await expect
    .poll(async () => {
      const before = atRest;
      atRest = await photograph(page, size);
      return atRest.equals(before);
    })
    .toBe(true);
  await page.mouse.click(720, 450);
  await page.locator('html[data-held]').waitFor();
  const edges: number[] = [];
  for (let frame = 0; frame < FRAMES; frame++) {
    await seek(page, frame / (FRAMES - 1));
    const pixels = await photograph(page, size);
    const row = (y: number) => pixels.subarray(y * size.width * 3, (y + 1) * size.width * 3);
    const isWhite = (y: number) => row(y).every((value) => value > 250);
    const differences = (y: number) =>
      row(y).filter((value, x) => Math.abs(value - (atRest[y * size.width * 3 + x] ?? 0)) >= 8);
    const isAtRest = (y: number) => differences(y).length / row(y).length < MAX_DIFFERENT_SHARE;
    let edge = size.height;
    while (edge > 0 && isWhite(edge - 1)) edge -= 1;
    edges.push(edge);
    const rows = Array.from({ length: Math.max(0, edge - shadow) }, (_, y) => y);
    const different = rows.filter((y) => !isAtRest(y));
    expect(different, `rows of frame ${frame}, sheet at ${edge}`).toEqual([]);
  }
  expect(edges[0]).toBe(size.height);
  expect(edges.at(-1)).toBe(0);
  expect(edges.some((edge) => edge > 100 && edge < 800)).toBe(true);
});

test('a page that is closed while it opens leaves no second transition', async ({ page }) => {
  await page.addInitScript(() => {
    const counts = { running: 0, most: 0 };
    Object.assign(window, { counts });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      counts.running += 1;
      counts.most = Math.max(counts.most, counts.running);
      void transition.finished.finally(() => (counts.running -= 1));
      return transition;
    };
  });
  await open(page, '/');
  const link = page.locator('[data-card="/about"] a[href="/about"]');
  await link.click();
  await page.locator('main[data-overlay]').waitFor();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-overlay]')).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await expect(link).toBeFocused();
  const counts = () =>
    page.evaluate(
      () => (window as unknown as { counts: { running: number; most: number } }).counts,
    );
  await expect.poll(async () => (await counts()).running).toBe(0);
  expect((await counts()).most).toBe(1);
});

/** The transition's animations of whole pages, as pseudo-element and direction. */
const turns = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => effect as KeyframeEffect)
      .filter(({ pseudoElement }) =>
        /^::view-transition-(old|new)\(root\)$/.test(pseudoElement ?? ''),
      )
      .map((effect) => `${effect.pseudoElement} ${effect.getTiming().direction}`),
  );

test('a page is turned forward to a later card and back to an earlier one', async ({ page }) => {
  await holdTransitions(page);
  await open(page, '/projects');
  const nav = page.getByRole('navigation', { name: 'All projects' });
  const [first, second] = await nav
    .getByRole('link')
    .evaluateAll((links) => links.slice(1, 3).map((link) => link.getAttribute('href')));
  const turnTo = async (link?: string | null) => {
    await nav.locator(`a[href="${link}"]`).click();
    await page.locator(`main[data-overlay="${link}"]`).waitFor();
    await page.locator('html[data-held]').waitFor();
    const turned = await turns(page);
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
      delete document.documentElement.dataset.held;
    });
    return turned;
  };
  await turnTo(first);
  expect(await turnTo(second)).toEqual(['::view-transition-old(root) normal']);
  expect(await turnTo(first)).toEqual(['::view-transition-new(root) reverse']);
});
