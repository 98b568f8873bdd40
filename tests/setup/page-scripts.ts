/** What a page has of scripts, once it is at rest. */
import type { Page } from '@playwright/test';
import { brotliCompressSync } from 'node:zlib';

/** Sources: of the files, by their addresses, and of all inline scripts but the page's data. */
export type PageScripts = { files: Record<string, string>; inline: string };

/** @param route opened in a page that has not been anywhere */
export async function readScripts(page: Page, route: string): Promise<PageScripts> {
  const files: PageScripts['files'] = {};
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    files[new URL(response.url()).pathname] = await response.text();
  });
  await page.goto(route);
  await page.waitForSelector('html[data-ready]');
  await page.waitForLoadState('networkidle');
  const inline = await page
    .locator('script:not([src], [type="application/ld+json"])')
    .evaluateAll((scripts) =>
      scripts
        .map(({ textContent }) => textContent ?? '')
        // The data that the framework streams: counted with the document.
        .filter((text) => !text.includes('streamController'))
        .join('\n'),
    );
  return { files, inline };
}

/** Bytes of each file, and of what stands in the page, after brotli. */
export function sizesOf({ files, inline }: PageScripts): Record<string, number> {
  return Object.fromEntries(
    Object.entries({ ...files, inline }).map(([name, text]) => [
      name,
      brotliCompressSync(text).length,
    ]),
  );
}
