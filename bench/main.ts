/**
 * `npm run bench -- <names>`: prints the figures of the named benchmarks, or of all, as one JSON
 * object on stdout; progress goes to stderr.
 *
 *   --no-build       measure the existing build in BUILD_DIR or build/
 *   --rounds 2       visits of each page, runs against each server; of Lighthouse 5
 *   --throttling 4   factor by which the CPU is slowed down
 *   --write          also write the selected figures to docs/figures.json and the table in docs/figures.md
 */
import { type Browser, chromium } from '@playwright/test';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { CHROMIUM_ARGS, findChromium } from '../scripts/lib/find-chromium.ts';
import { measureBuild } from './build.ts';
import { measureBytes } from './bytes.ts';
import { compareWithPeers } from './carousel.ts';
import { compareCounts } from './entries.ts';
import * as figures from './figures.ts';
import { measureGrowth } from './growth.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measurePages } from './pages.ts';
import { measurePreview } from './preview.ts';
import { compareServers } from './server.ts';
import { buildSite, serveSite } from './site.ts';
import { measureStartUp } from './start-up.ts';
import { round } from './statistics.ts';

type Options = {
  build: boolean;
  /** Undefined for the default of each benchmark. */
  rounds: number | undefined;
  throttling: number;
  write: boolean;
};

/** A benchmark, and a function that selects its figures for docs/figures.md. */
const bench =
  <Result>(
    measure: (browser: Browser, options: Options) => Promise<Result>,
    choose: (result: Result) => figures.Figure[],
  ) =>
  async (browser: Browser, options: Options) => {
    const result = await measure(browser, options);
    return { result, chosen: choose(result) };
  };

const BENCHES: Record<string, ReturnType<typeof bench>> = {
  carousel: bench(carousel, figures.carouselFigures),
  'start-up': bench(
    (browser, { rounds }) => measureStartUp(browser, rounds),
    figures.startUpFigures,
  ),
  bytes: bench(measurePages, figures.pageFigures),
  server: bench((_browser, { rounds }) => compareServers(rounds), figures.serverFigures),
  build: bench(measureBuild, figures.buildFigures),
  growth: bench(measureGrowth, figures.growthFigures),
  preview: bench((browser, { rounds }) => measurePreview(browser, rounds), figures.previewFigures),
  lighthouse: bench(
    (browser, { rounds }) => measureLighthouse(browser, rounds),
    figures.lighthouseFigures,
  ),
};

async function carousel(browser: Browser, { rounds = 2, throttling }: Options) {
  const bytes = await measureBytes();
  const entries = await compareCounts(browser, throttling);
  const site = await serveSite();
  try {
    const peers = await compareWithPeers(browser, site.address, { rounds, throttling });
    return { throttling, ...peers, entries, bytes };
  } finally {
    site.close();
  }
}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'no-build': { type: 'boolean', default: false },
      rounds: { type: 'string' },
      throttling: { type: 'string', default: '4' },
      write: { type: 'boolean', default: false },
    },
  });
  const rounds = values.rounds === undefined ? undefined : Number(values.rounds);
  const throttling = Number(values.throttling);
  if (rounds !== undefined && !(Number.isInteger(rounds) && rounds >= 1)) {
    throw new Error('--rounds must be 1 or more');
  }
  if (!(throttling >= 1)) throw new Error('--throttling must be 1 or more');
  const names = Object.keys(BENCHES);
  const unknown = positionals.find((name) => !names.includes(name));
  if (unknown) throw new Error(`Unknown benchmark "${unknown}"; use one of ${names.join(', ')}`);
  return {
    names: positionals.length > 0 ? positionals : names,
    options: { build: !values['no-build'], rounds, throttling, write: values.write },
  };
}

async function main() {
  const { names, options } = readArguments();
  const loadAtStart = round(loadavg()[0] ?? NaN);
  if (options.build) buildSite();
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  try {
    const machine = {
      cpu: cpus()[0]?.model,
      cores: cpus().length,
      node: process.version,
      chromium: browser.version(),
      // Shows other work on the machine: near the number of cores, wall times mean little.
      loadAtStart,
    };
    const results: Record<string, unknown> = {};
    const chosen: Record<string, figures.Figure[]> = {};
    for (const name of names) {
      const measured = await BENCHES[name]?.(browser, options);
      results[name] = measured?.result;
      chosen[name] = measured?.chosen ?? [];
    }
    const date = new Date().toISOString();
    console.log(JSON.stringify({ machine, date, ...results }, null, 2));
    if (options.write) {
      await figures.writeFigures(chosen, {
        date: date.slice(0, 10),
        machine: `${machine.cores} cores of ${machine.cpu}, Node ${machine.node.slice(1)}, Chromium ${machine.chromium}`,
      });
    }
  } finally {
    await browser.close();
  }
}

try {
  await main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
