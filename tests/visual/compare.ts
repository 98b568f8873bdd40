/** Compares with pictures in `baselines/`, which `npm run test:visual -- --update-snapshots` accepts. */
import type { Locator, Page } from '@playwright/test';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../setup/test.ts';

/** Letters and shadows differ between versions of a browser, so the pictures are of one. */
const PINNED = path.join(import.meta.dirname, 'baselines/browser.txt');

/** Share of the pixels that may differ. */
const MAX_DIFFERENCE = 0.003;

/** Waits until all pictures in view are there. */
const waitForPictures = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        [...document.images].some((image) => {
          const { top, right, bottom, left } = image.getBoundingClientRect();
          const isInView = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
          const isLoaded = image.complete && image.naturalWidth > 0;
          return isInView && !isLoaded && image.checkVisibility();
        }),
      ),
    )
    .toBe(false);

/**
 * Compares what is shown with its baseline. Left out in another browser than the baselines'.
 * @param name of the baseline, with folders
 */
export async function compare(target: Page | Locator, ...name: string[]) {
  const page = 'goto' in target ? target : target.page();
  const version = page.context().browser()?.version() ?? '';
  const isAccepting = ['all', 'changed'].includes(test.info().config.updateSnapshots);
  if (isAccepting) writeFileSync(PINNED, `${version}\n`);
  const pinned = existsSync(PINNED) ? readFileSync(PINNED, 'utf8').trim() : version;
  test.skip(version !== pinned, `The baselines are of Chromium ${pinned}, this is ${version}`);
  await page.evaluate(async () => void (await document.fonts.ready));
  await waitForPictures(page);
  const file = [...name.slice(0, -1), `${name.at(-1)}.png`];
  const options = { scale: 'device', maxDiffPixelRatio: MAX_DIFFERENCE } as const;
  if ('goto' in target) await expect(target).toHaveScreenshot(file, options);
  else await expect(target).toHaveScreenshot(file, options);
}
