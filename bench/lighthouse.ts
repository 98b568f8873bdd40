/**
 * Runs Lighthouse as a phone on slow 4G (its default), with the CPU throttled to a quarter and unthrottled: five
 * pages, compared with the lightest possible page of the same cards. Then the other Lighthouse categories for
 * every page.
 */
import type { Browser } from '@playwright/test';
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CHROMIUM_ARGS, findChromium } from '../scripts/lib/find-chromium.ts';
import { serveFloor } from './floor.ts';
import { serveSite } from './site.ts';
import { round, summarize } from './statistics.ts';

const PAGES = ['/', '/about', '/snowflake', '/mathigon', '/developer-advocate'] as const;
const SLOWDOWNS = [4, 1] as const;

type Run = {
  /** Shown as progress. */
  name: string;
  address: string;
  categories: string[];
  /** Factor by which the CPU is slowed down. */
  slowdown: number;
};

/** Result of a run, from peers/lighthouse.js. */
type Found = {
  version: string;
  /** Points, 0 to 100. */
  scores: Record<string, number>;
  /** Lighthouse's own names; ms. */
  metrics: Record<string, number>;
  /** Audits that cost points of a score other than performance's. */
  failing: string[];
};

/** Runs Lighthouse, one run after another. */
function runAll(runs: Run[]) {
  const input = { chromium: findChromium(), chromiumArgs: CHROMIUM_ARGS, runs };
  const script = path.join(import.meta.dirname, 'peers/lighthouse.js');
  return new Promise<Found[]>((resolve, reject) => {
    const args = [script, JSON.stringify(input)];
    const lighthouse = execFile(process.execPath, args, (error, stdout) =>
      error ? reject(new Error('Lighthouse failed')) : resolve(JSON.parse(stdout) as Found[]),
    );
    lighthouse.stderr?.pipe(process.stderr);
  });
}

/** Summarizes all runs of one page at one CPU speed. */
function report(found: readonly Found[]) {
  const metric = (name: string) => summarize(found.map(({ metrics }) => metrics[name] ?? NaN));
  return {
    performance: summarize(found.map(({ scores }) => scores.performance ?? NaN)),
    lcpMs: metric('largestContentfulPaint'),
    tbtMs: metric('totalBlockingTime'),
    cls: metric('cumulativeLayoutShift'),
    fcpMs: metric('firstContentfulPaint'),
    speedIndexMs: metric('speedIndex'),
  };
}

type Report = ReturnType<typeof report>;

const againstFloor = (page: Report, floor: Report) => ({
  pointsLower: round(floor.performance.median - page.performance.median),
  lcpRatio: round(page.lcpMs.median / floor.lcpMs.median),
  tbtMoreMs: round(page.tbtMs.median - floor.tbtMs.median),
});

/** Measures the pages and the floor, alternating, in reverse order every other round. */
async function measureSpeed(site: string, floor: string, rounds: number) {
  const participants = [...PAGES, 'floor'] as const;
  const addressOf = (participant: string) =>
    participant === 'floor' ? floor : String(new URL(participant, site));
  const keyed = Array.from({ length: rounds }, (_, index) => index + 1).flatMap((round) =>
    SLOWDOWNS.flatMap((slowdown) =>
      (round % 2 === 1 ? participants : [...participants].reverse()).map((participant) => ({
        slowdown,
        participant,
        name: `Round ${round} of ${rounds}, processor 1/${slowdown}: ${participant}`,
        address: addressOf(participant),
        categories: ['performance'],
      })),
    ),
  );
  const found = await runAll(keyed);
  const at = (slowdown: number) => {
    const of = (wanted: string) =>
      report(
        found.filter((_, index) => {
          const run = keyed[index];
          return run?.participant === wanted && run.slowdown === slowdown;
        }),
      );
    const floor = of('floor');
    const pages = PAGES.map((page) => {
      const own = of(page);
      return [page, { ...own, againstFloor: againstFloor(own, floor) }] as const;
    });
    return { floor, pages: Object.fromEntries(pages) };
  };
  return { version: found[0]?.version, slowdown4: at(4), slowdown1: at(1) };
}

/** Runs the other categories for every page of the sitemap. */
async function judgeRoutes(site: string) {
  const sitemap = await (await fetch(new URL('sitemap.xml', site))).text();
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  const categories = ['accessibility', 'best-practices', 'seo'];
  const found = await runAll(
    addresses.map((address) => ({ name: address, address, categories, slowdown: 1 })),
  );
  const routes = addresses.map((address, index) => {
    const { scores = {}, failing = [] } = found[index] ?? {};
    return [new URL(address).pathname, { scores, failing }] as const;
  });
  return Object.fromEntries(routes);
}

/** @param rounds runs of each page at each CPU speed */
export async function measureLighthouse(browser: Browser, rounds = 5) {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const site = await serveSite();
  try {
    const floor = await serveFloor(browser, site.address, folder);
    try {
      const routes = await judgeRoutes(site.address);
      return { rounds, ...(await measureSpeed(site.address, floor.address, rounds)), routes };
    } finally {
      floor.close();
    }
  } finally {
    site.close();
    await rm(folder, { recursive: true });
  }
}
