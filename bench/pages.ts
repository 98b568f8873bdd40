/** Size of pages by kind, and of their scripts compared with those of the framework alone. */
import type { Browser } from '@playwright/test';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rollup } from 'vite';
import { recordResponses, sumByKind } from '../tests/setup/first-view.ts';
import { readScripts, compressedSizes } from '../tests/setup/page-scripts.ts';
import { serveSite } from './site.ts';

const ROUTES = ['/', '/snowflake', '/developer-advocate'] as const;
const VIEWPORT = { width: 390, height: 844 };

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

/** The first view of some pages at 390x844: bytes by kind, requests, elements; and the framework's scripts. */
export async function measurePages(browser: Browser) {
  const site = await serveSite();
  try {
    const pages: Record<string, Awaited<ReturnType<typeof measurePage>>> = {};
    for (const route of ROUTES) {
      console.error(`Bytes of ${route}`);
      pages[route] = await measurePage(browser, new URL(route, site.address).href);
    }
    return { pages, frameworkBrotli: await frameworkBytes() };
  } finally {
    site.close();
  }
}
