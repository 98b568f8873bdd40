/**
 * `npm run bench -- <names>`: prints the figures of the named benchmarks, or of all, as one JSON
 * object on stdout; progress goes to stderr.
 *
 *   --no-build   measure the existing build in BUILD_DIR or build/
 *   --rounds 2   how often to measure; lighthouse and start-up 5
 *   --write      also write the figures to docs/
 */
import { chromium } from '@playwright/test';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { CHROMIUM_ARGS, findChromium } from '../scripts/lib/find-chromium.ts';
import { measureBuild } from './build.ts';
import { measureBytes } from './bytes.ts';
import { measureCarousel } from './carousel/carousel.ts';
import { type Benchmark, type Results, writeFigures } from './figures.ts';
import { measureGrowth } from './growth.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measurePreview } from './preview.ts';
import { runTimed } from './processes.ts';
import { measureServer } from './server.ts';
import { measureStartUp } from './start-up.ts';

const BENCHMARKS: Record<string, Benchmark> = {
  carousel: measureCarousel,
  'start-up': measureStartUp,
  bytes: measureBytes,
  server: measureServer,
  build: measureBuild,
  growth: measureGrowth,
  preview: measurePreview,
  lighthouse: measureLighthouse,
};

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'no-build': { type: 'boolean', default: false },
      rounds: { type: 'string' },
      write: { type: 'boolean', default: false },
    },
  });
  const rounds = values.rounds === undefined ? undefined : Number(values.rounds);
  if (rounds !== undefined && !(Number.isInteger(rounds) && rounds >= 1)) {
    throw new Error('--rounds must be 1 or more');
  }
  const names = Object.keys(BENCHMARKS);
  const unknown = positionals.find((name) => !names.includes(name));
  if (unknown) throw new Error(`Unknown benchmark "${unknown}". Use ${names.join(', ')}.`);
  return {
    names: positionals.length > 0 ? positionals : names,
    needsBuild: !values['no-build'],
    rounds,
    write: values.write,
  };
}

async function main() {
  const { names, needsBuild, rounds, write } = readArguments();
  if (needsBuild) runTimed(['npm', 'run', '--silent', 'build']);
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  const machine = `${cpus().length} cores of ${cpus()[0]?.model}, Node ${process.versions.node}, Chromium ${browser.version()}`;
  const date = new Date().toISOString().slice(0, 10);
  const results: Results = {};
  try {
    for (const name of names) {
      const figures = await BENCHMARKS[name]?.(browser, rounds);
      if (figures) results[name] = { date, machine, figures };
    }
  } finally {
    await browser.close();
  }
  console.log(JSON.stringify(results, null, 2));
  if (write) await writeFigures(results);
}

try {
  await main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
