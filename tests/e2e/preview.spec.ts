import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '../setup/ports.ts';
import { expect, ready, test } from '../setup/test.ts';
import { writeSite } from '../setup/write-site.ts';

const contentDir = path.resolve('tests/site/preview-content');
const file = path.join(contentDir, 'case-studies/one.mdx');
let preview: ChildProcess;
let address: string;

async function edit(from: string | RegExp, to: string) {
  await writeFile(file, (await readFile(file, 'utf8')).replace(from, to));
}

test.describe.configure({ mode: 'serial' });
test.setTimeout(90_000);
// Vite tells in the console that it is connected and what it updates; the framework's refreshing
// runtime, that an update overtook another.
test.use({
  expectedMessages: /\[vite\]|React DevTools|case-studies\/|AbortError: signal is aborted/,
});

test.beforeAll(async () => {
  await writeSite(contentDir, [
    { slug: 'one', body: 'The first text.' },
    { slug: 'two', body: 'The second text.' },
  ]);
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  preview = spawn('npx', ['remix', 'vite:dev', '--host', '127.0.0.1', '--port', String(port)], {
    env: { ...process.env, CONTENT_DIR: contentDir, BUILD_DIR: 'tests/site/preview-build' },
    stdio: 'ignore',
    detached: true,
  });
  await expect(async () => expect((await fetch(address)).status).toBe(200)).toPass({
    timeout: 60_000,
  });
});

test.afterAll(async () => {
  if (preview.pid) process.kill(-preview.pid);
  await once(preview, 'exit');
});

test('copy and frontmatter are shown as soon as they are saved', async ({ page }) => {
  await page.goto(`${address}/one`);
  await ready(page);
  await expect(page.getByText('The first text.')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  await edit('The first text.', 'The changed text.');
  await expect(page.getByText('The changed text.')).toBeVisible();
  await edit(/^desc: .*$/m, 'desc: A changed description.');
  await expect(page.locator('main').getByText('A changed description.')).toBeVisible();
  await expect(page.locator('[data-card="/one"]')).toContainText('A changed description.');
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
});

test('a mistake is shown over the page as a line, and goes when it is mended', async ({ page }) => {
  await page.goto(`${address}/one`);
  await ready(page);
  await edit(/^color: .*$/m, 'color: blue');
  const errorOverlay = page.locator('vite-error-overlay');
  await expect(errorOverlay).toContainText(
    'case-studies/one.mdx: color: must be a colour with six hex digits, such as "#1f3f7a"',
  );
  await expect(errorOverlay).not.toContainText(/\bat \w+ \(/);
  await edit(/^color: .*$/m, "color: '#7a2f3b'");
  await expect(errorOverlay).toHaveCount(0);
  await expect(page.locator('main[data-overlay="/one"]')).toBeVisible();
});

test('MDX that cannot be read is shown with its line, and goes when it is mended', async ({
  page,
}) => {
  await page.goto(`${address}/one`);
  await ready(page);
  await edit('The changed text.', '<Note>Never closed');
  const errorOverlay = page.locator('vite-error-overlay');
  await expect(errorOverlay).toContainText(/case-studies\/one\.mdx: line \d+, column \d+: MDX/);
  await edit('<Note>Never closed', 'The mended text.');
  await expect(errorOverlay).toHaveCount(0);
  await expect(page.getByText('The mended text.')).toBeVisible();
});
