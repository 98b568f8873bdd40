/** Opens a demo on its bare page (tests/demos/page). */
import type { Locator, Page } from '@playwright/test';
import { expect, open } from './test.ts';

/**
 * Opens the page of a demo, scrolls to the demo and waits until it is live.
 * @param name folder of the demo in demos/
 */
export async function openDemo(page: Page, name: string): Promise<Locator> {
  await open(page, `/${name}`);
  const demo = page.locator(`[data-demo="${name}"]`);
  await demo.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await expect(demo).toHaveAttribute('data-state', 'live');
  // Text can change its height when its font arrives.
  await page.evaluate(async () => void (await document.fonts.ready));
  return demo;
}

/** A button of a demo, by its exact name. */
export const button = (demo: Locator, name: string) =>
  demo.getByRole('button', { name, exact: true });
