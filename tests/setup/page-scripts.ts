/** The scripts of a page at rest. */
import type { Page, Response } from '@playwright/test';
import { brotliCompressSync } from 'node:zlib';

/** Source of the files, by path, and of all inline scripts except the page's data. */
export type PageScripts = { files: Record<string, string>; inline: string };

/** Some scripts are requested once the page is idle; within this time, ms. */
const IDLE_SCRIPTS_MS = 3000;

/** @param route path to open, in a new page */
export async function readScripts(page: Page, route: string): Promise<PageScripts> {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') responses.push(response);
  });
  await page.goto(route);
  await page.waitForSelector('html[data-ready]');
  await page.waitForTimeout(IDLE_SCRIPTS_MS);
  await page.waitForLoadState('networkidle');
  const files: PageScripts['files'] = {};
  for (const response of responses) {
    files[new URL(response.url()).pathname] = await response.text();
  }
  const inline = await page
    .locator('script:not([src], [type="application/ld+json"])')
    .evaluateAll((scripts) =>
      scripts
        .map(({ textContent }) => textContent ?? '')
        // The data that the framework streams counts toward the document.
        .filter((text) => !text.includes('streamController'))
        .join('\n'),
    );
  return { files, inline };
}

/** Size of each file and of the inline scripts after brotli, bytes. */
export function compressedSizes({ files, inline }: PageScripts): Record<string, number> {
  return Object.fromEntries(
    Object.entries({ ...files, inline }).map(([name, text]) => [
      name,
      brotliCompressSync(text).length,
    ]),
  );
}
