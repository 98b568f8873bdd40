/** Opens a demo on its bare page (tests/demos/page). */
import type { Locator, Page } from '@playwright/test';
import { listDemos } from '../../packages/content/src/read/demos.ts';
import { expect, open } from './test.ts';

/**
 * Opens the page of a demo, scrolls to the demo and waits until it is live, and the still picture gone.
 * @param name folder of the demo in demos/
 * @param part selector of a part to wait for
 */
export async function openDemo(page: Page, name: string, part?: string): Promise<Locator> {
  await open(page, `/${name}`);
  const demo = page.locator(`[data-demo="${name}"]`);
  await demo.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await expect(demo).toHaveAttribute('data-state', 'live');
  await expect(demo.locator('[data-still]')).toHaveCount(0);
  // Text can change its height when its font arrives.
  await page.evaluate(async () => void (await document.fonts.ready));
  if (part) await expect(demo.locator(part).first()).toBeVisible();
  return demo;
}

/**
 * Opens one page with all demos, and waits until they are live.
 * @returns them by their names
 */
export async function openAllDemos(page: Page): Promise<Map<string, Locator>> {
  const names = listDemos();
  await open(page, `/${names.join('+')}`);
  const demos = new Map(names.map((name) => [name, page.locator(`[data-demo="${name}"]`)]));
  for (const demo of demos.values()) {
    await demo.evaluate((element) => element.scrollIntoView());
    await expect(demo).toHaveAttribute('data-state', 'live');
    await expect(demo.locator('[data-still]')).toHaveCount(0);
  }
  await page.evaluate(async () => void (await document.fonts.ready));
  return demos;
}

/** What a demo announces. */
export const announced = (demo: Locator) => demo.locator('output');

/** The message that a demo shows. */
export const notice = (demo: Locator) => demo.locator('[data-notice]');

/** A button of a demo, by its exact name. */
export const button = (demo: Locator, name: string) =>
  demo.getByRole('button', { name, exact: true });

/** A stroke of the mouse across a demo selects no text. */
export async function expectNoSelection(page: Page, demo: Locator) {
  const box = await demo.boundingBox();
  if (!box) throw new Error('The demo has no box');
  await page.mouse.move(box.x + box.width * 0.04, box.y + 120);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.6, box.y + 260, { steps: 8 });
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
  await page.mouse.up();
}
