/** Time until the preview shows a saved edit. */
import type { Browser, Page } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '../tests/setup/ports.ts';
import { round, summarize } from './statistics.ts';
import { timed } from './timed.ts';

const FOLDER = path.resolve('bench/site/preview');
/** Pause before the next edit, ms. */
const EDIT_PAUSE_MS = 1500;

/** Waits until a text is on the page. @returns time of that frame, ms since 1970 */
async function shown(page: Page, text: string) {
  const time = await page.waitForFunction(
    (wanted) =>
      document.body.textContent?.includes(wanted) && performance.timeOrigin + performance.now(),
    text,
  );
  return Number(await time.jsonValue());
}

/**
 * Edits a copy of the site's content. Milliseconds from writing a file to the frame
 * that shows it, for edits of the copy and for a new case study.
 */
export async function measurePreview(browser: Browser, rounds = 2) {
  const contentDir = path.join(FOLDER, 'content');
  await cp('content', contentDir, { recursive: true });
  const env = { CONTENT_DIR: contentDir, BUILD_DIR: path.join(FOLDER, 'build') };
  const port = await freePort();
  const preview = spawn('npx', ['remix', 'vite:dev', '--host', '127.0.0.1', '--port', `${port}`], {
    // A build in this process, by another benchmark, has set it to production.
    env: { ...process.env, ...env, NODE_ENV: 'development' },
    stdio: 'ignore',
    detached: true,
  });
  const page = await browser.newPage();
  const rest = () => page.waitForTimeout(EDIT_PAUSE_MS);
  const open = async (address: string) => {
    await page.goto(`http://127.0.0.1:${port}${address}`);
    await page.waitForSelector('html[data-ready]', { state: 'attached' });
    await rest();
  };
  try {
    while (!(await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined))?.ok) await rest();
    await open('/snowflake');
    const file = path.join(contentDir, 'case-studies/snowflake.mdx');
    const text = await readFile(file, 'utf8');
    const edits = [];
    for (let round = 0; round < 5 * rounds; round++) {
      const words = `Saved for the ${round + 1}th time.`;
      await writeFile(file, `${text}\n${words}\n`);
      const written = Date.now();
      edits.push((await shown(page, words)) - written);
      await rest();
    }
    await open('/');
    const additions = [];
    for (let round = 0; round < rounds; round++) {
      const title = `Number ${round + 1} is new`;
      // A random color, so that no picture is cached from another run.
      const hue = `${Math.floor(Math.random() * 3600) / 10}`;
      const words = ['--title', title, '--hue', hue];
      timed('npm', ['run', '--silent', 'new', '--', `new-${round}`, ...words], { env });
      const written = Date.now();
      additions.push(Math.max(0, (await shown(page, title)) - written));
      await rest();
    }
    return {
      editMilliseconds: summarize(edits.map((time) => round(time, 0))),
      newCaseStudyMilliseconds: summarize(additions.map((time) => round(time, 0))),
    };
  } finally {
    await page.close();
    if (preview.pid) process.kill(-preview.pid);
    await once(preview, 'exit');
    await rm(FOLDER, { recursive: true });
  }
}
