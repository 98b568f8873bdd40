/**
 * Compares the carousel with its peers on the same cards: Swiper, Embla, plain CSS scroll-snap without a loop, and
 * scroll-snap with the depth of our cards. Each strip moves by three loops of the cards per visit, by touch in a
 * small window and by wheel in a large one, with the CPU throttled.
 *
 * Method:
 * - Costs are read from Chromium's counters around each gesture, until the strip is at rest. The position of the
 *   strip is read between those readings; no code of the benchmark runs in the page during a gesture. Figures are
 *   for one loop: the cost of the gestures until all cards have passed, less the share of cards beyond that, so that
 *   skipping cards gains nothing.
 * - By wheel, each strip gets the input that moves it by one card in about 0.3 s. Ours and Swiper: one notch. Embla's
 *   plugin drags the strip by the wheel's distance and snaps back below 100 px: a trackpad stroke of one pitch. Plain
 *   CSS ignores a vertical wheel: the same stroke, sideways.
 * - The strip without a loop moves to its end and back.
 * - The peers' cards are the site's list items, without the changes that our script makes.
 * - Participants alternate, in reverse order every other round.
 */
import type { Browser, CDPSession, Page } from '@playwright/test';
import { type Frames, traceFrames } from './frames.ts';
import {
  type Direction,
  type Gesture,
  notch,
  strokeAcross,
  strokeAlong,
  swipe,
  wait,
  WHEEL_AT,
} from './gestures.ts';
import {
  add,
  type Cost,
  type Meter,
  meterOf,
  NOTHING,
  readEvents,
  readMemory,
  scale,
  subtract,
} from './meter.ts';
import { PEERS, servePeers } from './peer-pages.ts';
import { loadPictures, untilReady } from './ready.ts';
import { median, round, sum, summarize } from './statistics.ts';

const PARTICIPANTS = ['ours', ...PEERS] as const;
type Participant = (typeof PARTICIPANTS)[number];

/** Loops measured in each visit. */
const LOOPS = 3;
/** Gestures before the measurement, so that code is compiled. */
const WARM_UP = 2;
/** Limit of gestures per card, beyond which a strip is treated as broken. */
const MAX_GESTURES_PER_CARD = 3;

type Scenario = {
  viewport: { width: number; height: number };
  hasTouch: boolean;
  /** Time after a gesture after which every strip is at rest, ms. */
  restTime: number;
  /** @param pitch width of a card with its padding, px */
  gestureOf(participant: Participant, pitch: number): Gesture;
};

const SCENARIOS: Record<'touch390' | 'wheel1440', Scenario> = {
  touch390: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    restTime: 400,
    gestureOf: () => swipe,
  },
  wheel1440: {
    viewport: { width: 1440, height: 900 },
    hasTouch: false,
    restTime: 350,
    gestureOf: (participant, pitch) =>
      ({
        ours: notch,
        swiper: notch,
        embla: strokeAcross(pitch),
        snap: strokeAlong(pitch),
        deepSnap: strokeAlong(pitch),
      })[participant],
  },
};

/** A page with one of the strips, ready to be moved. */
type Strip = {
  page: Page;
  client: CDPSession;
  meter: Meter;
  scenario: Scenario;
  gesture: Gesture;
  /** Number of cards. */
  count: number;
  /** Whether the strip has ends. */
  finite: boolean;
  /** Index of the card in the middle, and the direction of the next gesture. */
  at: number;
  direction: Direction;
};

/** Results of one visit of a page. */
type Visit = {
  /** For each loop. */
  loops: Cost[];
  gestures: number;
  cards: number;
  longTasks: number[];
  layoutShift: number;
  /** Bytes, and DOM nodes, before, after one loop, and after all. */
  memory: Awaited<ReturnType<typeof readMemory>>[];
  /** Frames of an additional loop; traced only in some visits. */
  frames: Frames | undefined;
};

/** Link of the card nearest to the middle of the window. */
const cardInMiddle = (page: Page) =>
  page.evaluate(() => {
    const cards = [...document.querySelectorAll<HTMLElement>('[data-card]')].map((card) => {
      const { left, width } = card.getBoundingClientRect();
      return { link: card.dataset.card, off: Math.abs(left + width / 2 - innerWidth / 2) };
    });
    return cards.reduce((a, b) => (a.off <= b.off ? a : b)).link ?? '';
  });

/**
 * Makes gestures until `wanted` cards have passed.
 * @returns the cost of passing exactly that many cards, and the number of gestures and cards
 */
async function passCards(strip: Strip, links: readonly string[], wanted: number) {
  let cost = NOTHING;
  let cards = 0;
  let gestures = 0;
  while (cards < wanted) {
    if (gestures++ > wanted * MAX_GESTURES_PER_CARD) throw new Error(`The strip didn't move`);
    const before = await strip.meter.read();
    await strip.gesture(strip.client, strip.direction);
    await wait(strip.scenario.restTime);
    cost = add(cost, subtract(await strip.meter.read(), before));

    const at = links.indexOf(await cardInMiddle(strip.page));
    const { count } = strip;
    const half = Math.floor(count / 2);
    const way = strip.direction * (at - strip.at);
    cards += strip.finite ? way : ((way + half + count) % count) - half;
    strip.at = at;
    if (strip.finite && at === count - 1) strip.direction = -1;
    if (strip.finite && at === 0) strip.direction = 1;
  }
  return { cost: scale(cost, wanted / cards), cards, gestures };
}

/** Opens a page, moves its strip, and returns the costs. */
async function visit(
  browser: Browser,
  participant: Participant,
  address: string,
  scenario: Scenario,
  { throttling, traced }: { throttling: number; traced: boolean },
): Promise<Visit> {
  const { viewport, hasTouch, gestureOf } = scenario;
  const context = await browser.newContext({ viewport, hasTouch });
  try {
    const page = await context.newPage();
    await page.goto(address);
    await untilReady(page);
    await loadPictures(page);
    if (!hasTouch) await page.mouse.move(WHEEL_AT.x, WHEEL_AT.y);
    const { links, pitch } = await page.evaluate(() => {
      const cards = [...document.querySelectorAll<HTMLElement>('[data-card]')];
      return {
        links: cards.map(({ dataset }) => dataset.card ?? ''),
        pitch: cards[0]?.getBoundingClientRect().width ?? 0,
      };
    });
    // In the order of the list, because Swiper's document starts with other cards.
    const first = links.indexOf(await cardInMiddle(page));
    const ordered = [...links.slice(first), ...links.slice(0, first)];

    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: throttling });
    const strip: Strip = {
      page,
      client,
      meter: await meterOf(page),
      scenario,
      gesture: gestureOf(participant, pitch),
      count: links.length,
      finite: participant === 'snap' || participant === 'deepSnap',
      at: 0,
      direction: 1,
    };
    const { count } = strip;
    await passCards(strip, ordered, WARM_UP);

    const memory = [await readMemory(client)];
    const begin = await page.evaluate(() => performance.now());
    const loops: Awaited<ReturnType<typeof passCards>>[] = [];
    for (let loop = 1; loop <= LOOPS; loop++) {
      loops.push(await passCards(strip, ordered, count));
      if (loop === 1 || loop === LOOPS) memory.push(await readMemory(client));
    }
    const events = await readEvents(page, begin);
    const frames = traced
      ? await traceFrames(browser, page, () => passCards(strip, ordered, count))
      : undefined;
    return {
      loops: loops.map(({ cost }) => cost),
      cards: sum(loops.map(({ cards }) => cards)),
      gestures: sum(loops.map(({ gestures }) => gestures)),
      ...events,
      memory,
      frames,
    };
  } finally {
    await context.close();
  }
}

/** Summarizes all visits of one participant in one scenario. */
function report(visits: readonly Visit[]) {
  const perLoop = (part: keyof Cost) =>
    summarize(visits.flatMap(({ loops }) => loops.map((cost) => cost[part])));
  const longTasks = visits.flatMap(({ longTasks }) => longTasks);
  const frames = (part: keyof Frames) =>
    median(visits.flatMap(({ frames }) => (frames ? [frames[part]] : [])));
  const grown = (part: 'heap' | 'nodes', from: number, to: number) =>
    median(visits.map(({ memory }) => (memory[to]?.[part] ?? NaN) - (memory[from]?.[part] ?? NaN)));
  return {
    visits: visits.length,
    cards: sum(visits.map(({ cards }) => cards)),
    gestures: sum(visits.map(({ gestures }) => gestures)),
    msPerLoop: {
      scriptCpu: perLoop('scriptCpu'),
      taskCpu: perLoop('taskCpu'),
      styleCpu: perLoop('styleCpu'),
      layoutCpu: perLoop('layoutCpu'),
      script: perLoop('script'),
      task: perLoop('task'),
    },
    longTasks: { count: longTasks.length, longestMs: round(Math.max(0, ...longTasks), 0) },
    layoutShift: round(Math.max(...visits.map(({ layoutShift }) => layoutShift)), 4),
    framesInOneLoop: {
      mainThread: frames('mainThread'),
      presented: frames('presented'),
      partial: frames('partial'),
      incomplete: frames('incomplete'),
      dropped: frames('dropped'),
    },
    memory: {
      heapKB: round(median(visits.map(({ memory }) => (memory[0]?.heap ?? NaN) / 1000)), 1),
      grownInLoop1KB: round(grown('heap', 0, 1) / 1000, 1),
      grownInLoops2And3KB: round(grown('heap', 1, 2) / 1000, 1),
      nodesGrownInLoops2And3: grown('nodes', 1, 2),
    },
  };
}

type Report = ReturnType<typeof report>;

/** Our carousel relative to the peers: medians of thread time and wall time. */
function compare(reports: Record<Participant, Report>) {
  const ratio = (part: keyof Report['msPerLoop'], peer: Participant) =>
    round(reports.ours.msPerLoop[part].median / reports[peer].msPerLoop[part].median);
  return {
    scriptVsSwiper: ratio('scriptCpu', 'swiper'),
    scriptVsEmbla: ratio('scriptCpu', 'embla'),
    taskVsSnap: ratio('taskCpu', 'snap'),
    taskVsDeepSnap: ratio('taskCpu', 'deepSnap'),
    byTheClock: {
      scriptVsSwiper: ratio('script', 'swiper'),
      scriptVsEmbla: ratio('script', 'embla'),
      taskVsSnap: ratio('task', 'snap'),
    },
    droppedFramesMoreThanSnap:
      reports.ours.framesInOneLoop.dropped - reports.snap.framesInOneLoop.dropped,
  };
}

/**
 * Measures the carousel of a site and its peers by touch and by wheel.
 * @param site URL of the site, with a trailing slash
 * @param rounds visits of each page
 * @param throttling factor by which the CPU is slowed down
 */
export async function compareWithPeers(
  browser: Browser,
  site: string,
  { rounds, throttling }: { rounds: number; throttling: number },
) {
  const parser = await browser.newPage();
  const peers = await servePeers(parser, site);
  await parser.close();
  const addressOf = (participant: Participant) =>
    participant === 'ours' ? site : `${peers.address}/${participant}`;

  const run = async (name: keyof typeof SCENARIOS) => {
    const visits: Record<Participant, Visit[]> = {
      ours: [],
      swiper: [],
      embla: [],
      snap: [],
      deepSnap: [],
    };
    for (let round = 1; round <= rounds; round++) {
      const order = round % 2 === 1 ? PARTICIPANTS : [...PARTICIPANTS].reverse();
      for (const participant of order) {
        console.error(`${name}, round ${round} of ${rounds}: ${participant}`);
        visits[participant].push(
          await visit(browser, participant, addressOf(participant), SCENARIOS[name], {
            throttling,
            // Participants whose frames are compared are traced in every round, the others once.
            traced: participant === 'ours' || participant === 'snap' || round === 1,
          }),
        );
      }
    }
    const reports = {
      ours: report(visits.ours),
      swiper: report(visits.swiper),
      embla: report(visits.embla),
      snap: report(visits.snap),
      deepSnap: report(visits.deepSnap),
    };
    return { ...reports, ratios: compare(reports) };
  };

  try {
    return { touch390: await run('touch390'), wheel1440: await run('wheel1440') };
  } finally {
    peers.close();
  }
}
