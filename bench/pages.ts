/** Size of pages: by kind, on two screens, and of their scripts compared with those of the framework alone. */
import type { Browser, Page } from '@playwright/test';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rollup } from 'vite';
import { recordResponses, sumByKind, untilSilence } from '../tests/setup/first-view.ts';
import { readScripts, compressedSizes } from '../tests/setup/page-scripts.ts';
import { serveSite } from './site.ts';

const ROUTES = ['/', '/snowflake', '/developer-advocate'] as const;
const VIEWPORT = { width: 390, height: 844 };

const SCREENS = {
  '390x844 at 3x': { viewport: VIEWPORT, deviceScaleFactor: 3 },
  '1440x900 at 2x': { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 },
} as const;
export type Screen = keyof typeof SCREENS;

/** Time for what a card or a part of a page loads when it comes into view, ms. */
const LOADING_MS = 1000;

/** Bytes after brotli of React DOM, the router and Remix without a page, built with Vite's defaults. */
async function frameworkBytes() {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    esbuild: { jsx: 'automatic' },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rollupOptions: {
        input: path.join(import.meta.dirname, 'peers/framework.tsx'),
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rollup.RollupOutput;
  const code = output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
  return brotliCompressSync(code).length;
}

async function measurePage(browser: Browser, address: string) {
  const page = await browser.newPage({ viewport: VIEWPORT });
  try {
    const received = await recordResponses(page);
    const scripts = compressedSizes(await readScripts(page, address));
    return {
      /** As transferred, with headers. */
      bytes: sumByKind(received),
      requests: received.length,
      elements: await page.locator('*').count(),
      /** Script files and inline scripts, after brotli, without headers. */
      scriptsBrotli: Object.values(scripts).reduce((a, b) => a + b, 0),
    };
  } finally {
    await page.close();
  }
}

/** Scrolls a case study to its end; of the carousel, shows each card. */
async function seeAll(page: Page) {
  const study = page.locator('[data-overlay]');
  if ((await study.count()) === 0) {
    for (let left = await page.locator('[data-card]').count(); left > 0; left--) {
      await page.keyboard.press('ArrowRight');
      await page.waitForTimeout(LOADING_MS);
    }
    return;
  }
  while (!(await study.evaluate(scrollOn))) await page.waitForTimeout(LOADING_MS);
}

/** Scrolls an element by most of its height. @returns whether it was at its end */
function scrollOn(element: Element) {
  const before = element.scrollTop;
  element.scrollBy(0, element.clientHeight * 0.8);
  return element.scrollTop === before;
}

async function measureOn(browser: Browser, address: string, screen: Screen) {
  const page = await browser.newPage(SCREENS[screen]);
  const total = (received: Awaited<ReturnType<typeof recordResponses>>) =>
    received.reduce((sum, { bytes }) => sum + bytes, 0);
  try {
    const all = await recordResponses(page);
    await page.goto(address, { waitUntil: 'networkidle' });
    await seeAll(page);
    return { firstView: total(untilSilence(all)), whole: total(all) };
  } finally {
    await page.close();
  }
}

/**
 * Some pages at 390x844: bytes by kind, requests, elements; their first view and all of it on two screens, bytes; and
 * the framework's scripts.
 */
export async function measurePages(browser: Browser) {
  const site = await serveSite();
  try {
    const pages: Record<string, Awaited<ReturnType<typeof measurePage>>> = {};
    for (const route of ROUTES) {
      console.error(`Bytes of ${route}`);
      pages[route] = await measurePage(browser, new URL(route, site.address).href);
    }
    const views = [];
    for (const screen of Object.keys(SCREENS) as Screen[]) {
      for (const route of ROUTES) {
        console.error(`Bytes of ${route} on ${screen}`);
        const bytes = await measureOn(browser, new URL(route, site.address).href, screen);
        views.push({ screen, route, ...bytes });
      }
    }
    return { pages, views, frameworkBrotli: await frameworkBytes() };
  } finally {
    site.close();
  }
}
