/**
 * Measures the main thread's CPU time while the carousel moves by all its cards, next to Swiper and to CSS scroll-snap
 * with the same depth, by touch and by wheel, with the CPU at a quarter.
 *
 * - Costs are from Chromium's counters before each gesture and when the strip is at rest again. No code of the
 *   benchmark runs in the page in between.
 * - A loop costs what the gestures until all cards have passed cost, less the share of cards beyond that, so that
 *   skipping cards gains nothing.
 * - By wheel, each strip gets the input that moves it by one card in about 0.3 s: one notch, but for scroll-snap, which
 *   ignores a vertical wheel, a trackpad stroke sideways.
 * - scroll-snap has no loop: it moves to its end and back.
 */
import type { Browser } from '@playwright/test';
import type { Figure } from '../figures.ts';
import { serveSite } from '../processes.ts';
import { median, round } from '../statistics.ts';
import { type Gesture, notch, stroke, swipe, WHEEL_POINT } from './gestures.ts';
import { createPages } from './pages.ts';
import { type Cost, openStrip, passCards } from './strip.ts';

const STRIPS = ['carousel', 'swiper', 'scroll-snap'] as const;
type StripName = (typeof STRIPS)[number];

/** Loops measured in each visit. */
const LOOPS = 3;
/** Cards that pass before the measurement, so that code is compiled. */
const WARM_UP_CARDS = 2;

type Scenario = {
  name: string;
  viewport: { width: number; height: number };
  hasTouch: boolean;
  /** Time after a gesture after which every strip is at rest, ms. */
  settleTime: number;
  gestures: Record<StripName, Gesture>;
};

const SCENARIOS: Scenario[] = [
  {
    name: 'touch',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    settleTime: 400,
    gestures: { carousel: swipe, swiper: swipe, 'scroll-snap': swipe },
  },
  {
    name: 'wheel',
    viewport: { width: 1440, height: 900 },
    hasTouch: false,
    settleTime: 350,
    gestures: { carousel: notch, swiper: notch, 'scroll-snap': stroke },
  },
];

type Options = { siteUrl: string; html: string | undefined; scenario: Scenario };

/** Opens a strip and measures its loops. @param html of its page, unless that is the site's own */
async function visit(browser: Browser, name: StripName, { siteUrl, html, scenario }: Options) {
  const { viewport, hasTouch, settleTime, gestures } = scenario;
  const context = await browser.newContext({ viewport, hasTouch });
  try {
    const page = await context.newPage();
    if (html !== undefined) {
      await page.route(siteUrl, (route) => route.fulfill({ contentType: 'text/html', body: html }));
    }
    await page.goto(siteUrl);
    await page.unrouteAll();
    if (!hasTouch) await page.mouse.move(WHEEL_POINT.x, WHEEL_POINT.y);
    const strip = await openStrip(page, {
      gesture: gestures[name],
      settleTime,
      hasEnds: name === 'scroll-snap',
    });
    await passCards(strip, WARM_UP_CARDS);
    const costs: Cost[] = [];
    for (let loop = 0; loop < LOOPS; loop++) costs.push(await passCards(strip, strip.links.length));
    return costs;
  } finally {
    await context.close();
  }
}

function createFigures(scenario: string, costs: Record<StripName, Cost[]>): Figure[] {
  const medianOf = (name: StripName, part: keyof Cost) =>
    round(median(costs[name].map((cost) => cost[part])));
  return [
    {
      name: `A loop by ${scenario}: scripts, ms`,
      value: medianOf('carousel', 'scripts'),
      reference: ['Swiper', medianOf('swiper', 'scripts')],
      maxRatio: 1,
    },
    {
      name: `A loop by ${scenario}: all tasks, ms`,
      value: medianOf('carousel', 'tasks'),
      reference: ['scroll-snap with our depth', medianOf('scroll-snap', 'tasks')],
    },
  ];
}

/** Measures strips alternately. */
export async function measureCarousel(browser: Browser, rounds = 2): Promise<Figure[]> {
  const site = await serveSite();
  const figures: Figure[] = [];
  try {
    const pages = { carousel: undefined, ...(await createPages(browser, site.url)) };
    for (const scenario of SCENARIOS) {
      const costs: Record<StripName, Cost[]> = { carousel: [], swiper: [], 'scroll-snap': [] };
      for (let round = 1; round <= rounds; round++) {
        for (const name of STRIPS) {
          console.error(`${scenario.name}, round ${round} of ${rounds}: ${name}`);
          const options = { siteUrl: site.url, html: pages[name], scenario };
          costs[name].push(...(await visit(browser, name, options)));
        }
      }
      figures.push(...createFigures(scenario.name, costs));
    }
    return figures;
  } finally {
    site.close();
  }
}
