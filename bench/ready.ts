/** Prepares a page for a measurement. */
import type { Page } from '@playwright/test';

/**
 * Waits until the page is hydrated. Not by waiting for a selector, because Playwright then leaves
 * listeners in the page that are called for every touch event.
 */
export const untilReady = (page: Page) =>
  page.evaluate(async () => {
    while (!('ready' in document.documentElement.dataset)) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    }
  });

/** Loads and decodes all pictures, including lazy ones, so that they don't add to the measurement. */
export const loadPictures = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
  });
