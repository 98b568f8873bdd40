/**
 * The lightest page with the site's cards: floor.html, written by hand without scripts, served from memory. Pictures
 * and texts are the site's.
 */
import type { Browser } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Body, serveFromMemory } from './processes.ts';

/** HTML of the site's cards: their links, without class names. */
async function readCards(browser: Browser, siteUrl: string) {
  const page = await browser.newPage({ javaScriptEnabled: false });
  try {
    await page.goto(siteUrl);
    const links = await page
      .locator('[data-card] a:has(picture)')
      .evaluateAll((elements) => elements.map(({ outerHTML }) => outerHTML));
    if (links.length === 0) throw new Error(`${siteUrl} has no cards`);
    return links.map((link) => `<li>${link.replaceAll(/ class="[^"]*"/g, '')}</li>`).join('\n');
  } finally {
    await page.close();
  }
}

async function download(url: URL): Promise<Body> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  const type = response.headers.get('content-type') ?? '';
  return { type, data: Buffer.from(await response.arrayBuffer()) };
}

/** Serves the page at `/`. */
export async function serveFloor(browser: Browser, siteUrl: string) {
  const cards = await readCards(browser, siteUrl);
  const template = await readFile(path.join(import.meta.dirname, 'floor.html'), 'utf8');
  const page = Buffer.from(template.replace('<!-- cards -->', cards));
  const bodies = new Map<string, Body>([['/', { type: 'text/html; charset=utf-8', data: page }]]);
  // Paths with an extension are pictures, in `src` and `srcset`.
  for (const [file] of cards.matchAll(/\/[\w./-]+\.\w+/g)) {
    if (!bodies.has(file)) bodies.set(file, await download(new URL(file, siteUrl)));
  }
  return serveFromMemory(bodies);
}
