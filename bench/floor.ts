/**
 * A lower bound for the cost of a page with these cards: peers/floor.html, written by hand, without scripts,
 * served from memory. Pictures and texts of the cards are those of the site.
 */
import type { Browser } from '@playwright/test';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { serve, type Site } from './site.ts';

const PEERS = path.join(import.meta.dirname, 'peers');

/** The links of the site's cards without class names, and the URLs of their files. */
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

/** A response in the format of the bare server: text in brotli, pictures unchanged. */
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
 * @param site URL of the site, with a trailing slash
 * @param folder for the server's responses
 */
export async function serveFloor(browser: Browser, site: string, folder: string): Promise<Site> {
  const { cards, files } = await readCards(browser, site);
  if (cards.length === 0) throw new Error(`No cards found at ${site}`);
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
