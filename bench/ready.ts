/** Getting a page ready to be measured. */
import type { Page } from '@playwright/test';

/**
 * Waits until the page says that its scripts run. Not by waiting for a selector: Playwright then leaves
 * listeners in the page, which are called for every event of a finger.
 */
export const untilReady = (page: Page) =>
  page.evaluate(async () => {
    while (!('ready' in document.documentElement.dataset)) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    }
  });

/** Loads and decodes all pictures, lazy ones too, so that nothing that is measured pays for them. */
export const loadPictures = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
  });
