/** The service worker that a former site at the same address has left in the browsers of its visitors. */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../setup/test.ts';

const FORMER_WORKER = `
  self.addEventListener('install', () => self.skipWaiting());
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
  self.addEventListener('fetch', (event) => {
    if (event.request.mode !== 'navigate') return;
    event.respondWith(new Response('<h1>The former site</h1>', { headers: { 'Content-Type': 'text/html' } }));
  });
`;

test('with the file of docs/deploy.md, a returning visitor sees the site', async ({ page }) => {
  const [, replacement = ''] =
    /```js\n([^]*?)```/.exec(await readFile('docs/deploy.md', 'utf8')) ?? [];
  let worker = FORMER_WORKER;
  const server = createServer(({ url }, response) => {
    const isWorker = url === '/sw.js';
    response.setHeader('Content-Type', isWorker ? 'text/javascript' : 'text/html');
    response.end(isWorker ? worker : '<link rel="icon" href="data:,"><h1>The site</h1>');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  await page.goto(url);
  await page.evaluate(async () => {
    const isControlled = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve),
    );
    await navigator.serviceWorker.register('/sw.js');
    await isControlled;
  });
  await page.reload();
  await expect(page.locator('h1')).toHaveText('The former site');

  worker = replacement;
  await page.reload();
  await expect(page.locator('h1')).toHaveText('The site');
  await page.reload();
  await expect(page.locator('h1')).toHaveText('The site');
  server.closeAllConnections();
  server.close();
});
