/** Measures the time from a saved edit of a case study until the preview shows it. */
import type { Browser, Page } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '../tests/setup/ports.ts';
import type { Figure } from './figures.ts';
import { median, round } from './statistics.ts';

const FOLDER = path.resolve('bench/site/preview');
const CONTENT_DIR = path.join(FOLDER, 'content');
const EDITS_PER_ROUND = 5;
/** Pause before the next edit, ms. */
const EDIT_PAUSE_MS = 1500;

/** Starts the preview of a copy of the site's content. @returns its URL, and a function that stops it */
async function startPreview() {
  const port = await freePort();
  const command = ['remix', 'vite:dev', '--host', '127.0.0.1', '--port', `${port}`];
  const preview = spawn('npx', command, {
    env: {
      ...process.env,
      CONTENT_DIR,
      BUILD_DIR: path.join(FOLDER, 'build'),
      // A build in this process, by another benchmark, has set it to production.
      NODE_ENV: 'development',
    },
    stdio: 'ignore',
    detached: true,
  });
  const stop = async () => {
    const ended = once(preview, 'exit');
    // A negative number means the process with its children.
    if (preview.pid) process.kill(-preview.pid);
    await ended;
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}

/** Waits until a text is on the page. @returns time of that frame, ms since 1970 */
async function waitForText(page: Page, text: string) {
  const time = await page.waitForFunction(
    (text) =>
      document.body.textContent?.includes(text) && performance.timeOrigin + performance.now(),
    text,
  );
  return Number(await time.jsonValue());
}

/** Appends paragraphs to the first case study. @returns the time until each is visible, ms */
async function timeEdits(page: Page, url: string, edits: number) {
  const folder = path.join(CONTENT_DIR, 'case-studies');
  const name = (await readdir(folder)).find((file) => file.endsWith('.mdx')) ?? '';
  while (!(await fetch(url).catch(() => undefined))?.ok) await page.waitForTimeout(EDIT_PAUSE_MS);
  await page.goto(`${url}/${path.parse(name).name}`);
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  const file = path.join(folder, name);
  const text = await readFile(file, 'utf8');
  const times: number[] = [];
  for (let edit = 1; edit <= edits; edit++) {
    await page.waitForTimeout(EDIT_PAUSE_MS);
    const sentence = `This is edit number ${edit}.`;
    await writeFile(file, `${text}\n${sentence}\n`);
    const saved = Date.now();
    times.push((await waitForText(page, sentence)) - saved);
  }
  return times;
}

export async function measurePreview(browser: Browser, rounds = 2): Promise<Figure[]> {
  await cp('content', CONTENT_DIR, { recursive: true });
  const preview = await startPreview();
  const page = await browser.newPage();
  try {
    const times = await timeEdits(page, preview.url, EDITS_PER_ROUND * rounds);
    return [{ name: 'Time until an edit is visible, ms', value: round(median(times), 1) }];
  } finally {
    await page.close();
    await preview.stop();
    await rm(FOLDER, { recursive: true });
  }
}
