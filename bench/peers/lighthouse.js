/**
 * Runs Lighthouse on pages, one after another, each in its own Chromium. Started with
 * { chromium, chromiumArgs, runs: [{ name, address, categories, slowdown }] } as JSON; prints an array
 * of the results. A separate process, so that tsx doesn't transform Lighthouse's code.
 */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const { chromium, chromiumArgs, runs } = JSON.parse(process.argv[2]);

/** Audits that lower a score; those without a weight are informative. */
const failingAudits = ({ categories, audits }) =>
  Object.values(categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => id);

async function run({ name, address, categories, slowdown }) {
  console.error(name);
  const chrome = await launch({
    chromePath: chromium,
    chromeFlags: ['--headless', ...chromiumArgs],
  });
  try {
    const { lhr } = await lighthouse(address, {
      port: chrome.port,
      onlyCategories: categories,
      throttling: { cpuSlowdownMultiplier: slowdown },
      disableFullPageScreenshot: true,
      logLevel: 'error',
    });
    if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
    return {
      version: lhr.lighthouseVersion,
      scores: Object.fromEntries(
        Object.values(lhr.categories).map(({ id, score }) => [id, Math.round(score * 100)]),
      ),
      /** ms, and for the layout shift its score. */
      metrics: lhr.audits.metrics?.details?.items[0] ?? {},
      failing: failingAudits(lhr),
    };
  } finally {
    chrome.kill();
  }
}

/** Repeats a run once if it fails, because a busy machine can lose trace events. */
const runOrAgain = (each) =>
  run(each).catch((error) => {
    console.error(error.message);
    return run(each);
  });

const results = [];
for (const each of runs) results.push(await runOrAgain(each));
console.log(JSON.stringify(results));
