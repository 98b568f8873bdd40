/**
 * `npm run bench -- <names>`: prints the figures of the named benches, else of all, as one JSON
 * object on stdout; progress goes to stderr.
 *
 *   --no-build       measure the build that is there, in BUILD_DIR or build/
 *   --rounds 2       visits of each page, runs against each server
 *   --throttling 4   how many times slower the processor is made
 */
import { type Browser, chromium } from '@playwright/test';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { CHROMIUM_ARGS, findChromium } from '../../scripts/find-chromium.ts';
import { measureBuild } from './build.ts';
import { measureBytes } from './bytes.ts';
import { compareWithPeers } from './carousel.ts';
import { compareCounts } from './entries.ts';
import { measureGrowth } from './growth.ts';
import { measurePreview } from './preview.ts';
import { compareServers } from './server.ts';
import { buildSite, installPeers, serveSite } from './site.ts';
import { round } from './statistics.ts';

type Options = { build: boolean; rounds: number; throttling: number };

const BENCHES: Record<string, (browser: Browser, options: Options) => Promise<unknown>> = {
  carousel,
  server: (_browser, { rounds }) => compareServers(rounds),
  build: measureBuild,
  growth: measureGrowth,
  preview: (browser, { rounds }) => measurePreview(browser, rounds),
};

async function carousel(browser: Browser, { rounds, throttling }: Options) {
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
      rounds: { type: 'string', default: '2' },
      throttling: { type: 'string', default: '4' },
    },
  });
  const [rounds, throttling] = [Number(values.rounds), Number(values.throttling)];
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds needs a number from 1 on');
  if (!(throttling >= 1)) throw new Error('--throttling needs a number from 1 on');
  const names = Object.keys(BENCHES);
  const unknown = positionals.find((name) => !names.includes(name));
  if (unknown) throw new Error(`There is no bench "${unknown}", only: ${names.join(', ')}`);
  return {
    names: positionals.length > 0 ? positionals : names,
    options: { build: !values['no-build'], rounds, throttling },
  };
}

async function main() {
  const { names, options } = readArguments();
  const loadAtStart = round(loadavg()[0] ?? NaN);
  installPeers();
  if (options.build) buildSite();
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  try {
    const machine = {
      cpu: cpus()[0]?.model,
      cores: cpus().length,
      node: process.version,
      chromium: browser.version(),
      // Other work on the machine: near the number of cores, times by the clock are worth little.
      loadAtStart,
    };
    const results: Record<string, unknown> = {};
    for (const name of names) results[name] = await BENCHES[name]?.(browser, options);
    console.log(JSON.stringify({ machine, date: new Date().toISOString(), ...results }, null, 2));
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
