/**
 * The least that a page of these cards can cost: peers/floor.html, written by hand, without scripts,
 * served from memory. Pictures and words of the cards are those of the site's page.
 */
import type { Browser } from '@playwright/test';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { serve, type Site } from './site.ts';

const PEERS = path.join(import.meta.dirname, 'peers');

/** The links of the cards in the site's page, without its classes, and the files that they name. */
async function readCards(browser: Browser, site: string) {
  const html = await (await fetch(site)).text();
  const page = await browser.newPage();
  try {
    return await page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, 'text/html');
      const links = [...parsed.querySelectorAll('[data-card] a:has(picture)')];
      const files = links.flatMap((link) => {
        const addresses = [...link.querySelectorAll('img')].map((image) =>
          image.getAttribute('src'),
        );
        const sets = [...link.querySelectorAll('source')].flatMap(({ srcset }) =>
          srcset.split(', ').map((candidate) => candidate.split(' ')[0]),
        );
        return [...addresses, ...sets].flatMap((address) => address ?? []);
      });
      for (const link of links) {
        for (const element of [link, ...link.querySelectorAll('*')])
          element.removeAttribute('class');
      }
      return { cards: links.map((link) => `<li>${link.outerHTML}</li>`), files };
    }, html);
  } finally {
    await page.close();
  }
}

/** An answer as the bare server takes it: text in brotli, pictures as they are. */
function answer(body: Buffer, type: string) {
  const isText = /^text|svg/.test(type);
  return {
    status: 200,
    headers: {
      'Content-Type': type,
      'Cache-Control': 'max-age=31536000',
      ...(isText && { 'Content-Encoding': 'br' }),
    },
    body: (isText ? brotliCompressSync(body) : body).toString('base64'),
  };
}

/**
 * Serves the page at `/`.
 * @param site address of the site, with a slash at its end
 * @param folder where the server's answers are kept while it runs
 */
export async function serveFloor(browser: Browser, site: string, folder: string): Promise<Site> {
  const { cards, files } = await readCards(browser, site);
  if (cards.length === 0) throw new Error(`There are no cards at ${site}`);
  const template = await readFile(path.join(PEERS, 'floor.html'), 'utf8');
  const page = template.replace('<!-- cards -->', cards.join('\n'));
  const answers = {
    '/': answer(Buffer.from(page), 'text/html; charset=utf-8'),
    '/healthz': answer(Buffer.from('ok'), 'text/plain'),
    ...Object.fromEntries(
      await Promise.all(
        files.map(async (file) => {
          const taken = await fetch(new URL(file, site));
          const type = taken.headers.get('content-type') ?? '';
          return [file, answer(Buffer.from(await taken.arrayBuffer()), type)];
        }),
      ),
    ),
  };
  const file = path.join(folder, 'floor.json');
  await writeFile(file, JSON.stringify(answers));
  return serve([path.join(PEERS, 'bare-server.js'), file]);
}
