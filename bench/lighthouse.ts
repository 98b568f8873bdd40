/**
 * Measures the site with Lighthouse on a slow phone (its default: slow 4G, the CPU at a quarter), next to the lightest
 * page with the same cards and to the same pages without scripts, and judges every page by Lighthouse's other categories.
 */
import type { Browser } from '@playwright/test';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { CHROMIUM_ARGS, findChromium } from '../scripts/lib/find-chromium.ts';
import type { Figure } from './figures.ts';
import { serveFloor } from './floor.ts';
import { serveSite } from './processes.ts';
import { median, round } from './statistics.ts';
import { serveWithoutScripts } from './without-scripts.ts';

/** Number of measured pages that have a demo. */
const DEMO_PAGES = 3;
/** Target: largest paint relative to the floor. */
const MAX_PAINT_RATIO = 1.3;
const MAX_REPORT_BYTES = 64 * 1024 * 1024;

const LIGHTHOUSE = path.join(import.meta.dirname, 'node_modules/lighthouse/cli/index.js');

/** The parts of Lighthouse's report that are used here. */
type Report = {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number }>;
  runtimeError?: { message: string };
};

async function runOnce(url: string, categories: string): Promise<Report> {
  const options = [
    '--output=json',
    `--only-categories=${categories}`,
    '--disable-full-page-screenshot',
    '--no-enable-error-reporting',
    '--quiet',
    `--chrome-flags=${['--headless', ...CHROMIUM_ARGS].join(' ')}`,
  ];
  const { stdout } = await promisify(execFile)(process.execPath, [LIGHTHOUSE, url, ...options], {
    env: { ...process.env, CHROME_PATH: findChromium() },
    maxBuffer: MAX_REPORT_BYTES,
  });
  const report = JSON.parse(stdout) as Report;
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  return report;
}

/** Repeats a run once if it fails, because a busy machine can lose trace events. */
function runLighthouse(url: string, categories: string): Promise<Report> {
  console.error(`${url}: ${categories}`);
  return runOnce(url, categories).catch(() => runOnce(url, categories));
}

/** Paths of all pages, from the sitemap. */
async function readPaths(siteUrl: string) {
  const sitemap = await (await fetch(new URL('sitemap.xml', siteUrl))).text();
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/** The home page, About, and the first pages with a demo. */
async function choosePages(siteUrl: string, paths: readonly string[]) {
  const withDemo: string[] = [];
  for (const path of paths) {
    const html = await (await fetch(new URL(path, siteUrl))).text();
    if (html.includes('data-demo=')) withDemo.push(path);
  }
  const chosen = ['/', '/about', ...withDemo.slice(0, DEMO_PAGES)];
  return [...new Set(chosen)].filter((path) => paths.includes(path));
}

/** The lowest score of a page in all categories but performance, 0 to 100. */
async function lowestOtherScore(url: string) {
  const { categories } = await runLighthouse(url, 'accessibility,best-practices,seo');
  return Math.round(Math.min(...Object.values(categories).map(({ score }) => score * 100)));
}

/** Summarizes the reports on one page. Times in ms. */
function summarize(reports: readonly Report[]) {
  const values = (audit: string) => reports.map(({ audits }) => audits[audit]?.numericValue ?? NaN);
  return {
    performance: median(
      reports.map(({ categories }) => (categories.performance?.score ?? NaN) * 100),
    ),
    largestPaint: round(median(values('largest-contentful-paint')), 0),
    blockingTime: round(median(values('total-blocking-time')), 0),
    layoutShift: Math.max(...values('cumulative-layout-shift')),
  };
}

type Speed = ReturnType<typeof summarize>;

/** Measures pages alternately. */
async function measureSpeed(urls: readonly string[], rounds: number) {
  const reports = urls.map((): Report[] => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, url] of urls.entries()) {
      reports[index]?.push(await runLighthouse(url, 'performance'));
    }
  }
  return reports.map(summarize);
}

export async function measureLighthouse(browser: Browser, rounds = 5): Promise<Figure[]> {
  const site = await serveSite();
  const floor = await serveFloor(browser, site.url);
  const scriptless = await serveWithoutScripts(site.url);
  const urlOf = (path: string, { url } = site) => new URL(path, url).href;
  try {
    const paths = await readPaths(site.url);
    const scores: number[] = [];
    for (const path of paths) scores.push(await lowestOtherScore(urlOf(path)));
    const chosen = await choosePages(site.url, paths);
    const urls = chosen.flatMap((path) => [urlOf(path), urlOf(path, scriptless)]);
    const [floorSpeed, ...speeds] = (await measureSpeed([floor.url, ...urls], rounds)) as [
      Speed,
      ...Speed[],
    ];
    const pages = chosen.flatMap((path, index): Page[] => {
      const [speed, withoutScripts] = speeds.slice(2 * index);
      return speed && withoutScripts ? [{ path, speed, withoutScripts }] : [];
    });
    return createFigures(pages, floorSpeed, Math.min(...scores));
  } finally {
    for (const server of [scriptless, floor, site]) server.close();
  }
}

type Page = { path: string; speed: Speed; withoutScripts: Speed };

function createFigures(pages: readonly Page[], floor: Speed, lowestScore: number): Figure[] {
  const speeds = pages.map(({ speed }) => speed);
  return [
    {
      name: 'Lowest Lighthouse performance on a slow phone',
      value: Math.min(...speeds.map(({ performance }) => performance)),
      reference: ['floor', floor.performance],
    },
    { name: 'Lowest Lighthouse score of the other categories', value: lowestScore },
    ...pages.map(({ path, speed }): Figure => ({
      name: `\`${path}\` on a slow phone: largest paint, ms`,
      value: speed.largestPaint,
      reference: ['floor', floor.largestPaint],
      maxRatio: MAX_PAINT_RATIO,
    })),
    ...pages.map(({ path, speed, withoutScripts }): Figure => ({
      name: `\`${path}\` on a slow phone: blocking time, ms`,
      value: speed.blockingTime,
      reference: ['without scripts', withoutScripts.blockingTime],
    })),
    {
      name: 'Largest layout shift',
      value: Math.max(...speeds.map(({ layoutShift }) => layoutShift)),
    },
  ];
}
