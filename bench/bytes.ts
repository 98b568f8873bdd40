/** Measures what `/` transfers: its scripts, next to the framework alone, and its first view on two screens. */
import type { Browser, BrowserContextOptions } from '@playwright/test';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rollup } from 'vite';
import { recordResponses, untilSilence } from '../tests/setup/first-view.ts';
import { compressedSizes, readScripts } from '../tests/setup/page-scripts.ts';
import { bundleScript } from '../scripts/vite/inline-script.ts';
import { type Figure, limit } from './figures.ts';
import { serveSite } from './processes.ts';

type Screen = { name: string; options: BrowserContextOptions; maxBytes: number };

const SCREENS: Screen[] = [
  {
    name: '390x844 at 3x',
    options: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
    maxBytes: 400 * 1024,
  },
  {
    name: '1440x900 at 2x',
    options: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 },
    maxBytes: 540 * 1024,
  },
];

/** Limits for scripts after brotli. */
const MAX_PAGE_SCRIPT_BYTES = 92_000;
const MAX_CAROUSEL_SCRIPT_BYTES = 8000;

const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);

/** Scripts of the carousel with all that they import, bytes after brotli. */
async function measureCarouselScript() {
  const sizes = ['carousel-element.ts', 'early-input.ts'].map(async (file) => {
    const { text } = await bundleScript(path.resolve('app/carousel', file), true);
    return brotliCompressSync(text).length;
  });
  return sum(await Promise.all(sizes));
}

/** React DOM, the router and Remix without a page, built with Vite's defaults, bytes after brotli. */
async function measureFramework() {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    esbuild: { jsx: 'automatic' },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rollupOptions: {
        input: path.join(import.meta.dirname, 'framework.tsx'),
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rollup.RollupOutput;
  const code = output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
  return brotliCompressSync(code).length;
}

/** Script files and inline scripts of a page, bytes after brotli, without headers. */
async function measureScripts(browser: Browser, url: string) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  try {
    return sum(Object.values(compressedSizes(await readScripts(page, url))));
  } finally {
    await page.close();
  }
}

/** What a page transfers until its first view is at rest, with headers. */
async function measureFirstView(browser: Browser, url: string, screen: Screen): Promise<Figure> {
  const page = await browser.newPage(screen.options);
  try {
    const responses = await recordResponses(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    return {
      name: `\`/\`, ${screen.name}: first view, bytes`,
      value: sum(untilSilence(responses).map(({ bytes }) => bytes)),
      ...limit(screen.maxBytes),
    };
  } finally {
    await page.close();
  }
}

export async function measureBytes(browser: Browser): Promise<Figure[]> {
  const site = await serveSite();
  try {
    const scripts = { name: '`/`: scripts, bytes', value: await measureScripts(browser, site.url) };
    const firstViews: Figure[] = [];
    for (const screen of SCREENS) {
      firstViews.push(await measureFirstView(browser, site.url, screen));
    }
    return [
      { ...scripts, ...limit(MAX_PAGE_SCRIPT_BYTES) },
      { ...scripts, reference: ['React and Remix alone', await measureFramework()] },
      {
        name: 'Script of the carousel, bytes',
        value: await measureCarouselScript(),
        ...limit(MAX_CAROUSEL_SCRIPT_BYTES),
      },
      ...firstViews,
    ];
  } finally {
    site.close();
  }
}
