/**
 * Runs Lighthouse on pages, one after the other, each in a Chromium of its own. Started with
 * { chromium, chromiumArgs, runs: [{ name, address, categories, slowdown }] } as JSON; prints an array
 * of what each run has found. A process of its own, so that its code runs as it was published.
 */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const { chromium, chromiumArgs, runs } = JSON.parse(process.argv[2]);

/** Without a weight an audit is a hint. */
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

/** A busy machine may lose what a run was to be judged by: then it is made once more. */
const runOrAgain = (each) =>
  run(each).catch((error) => {
    console.error(error.message);
    return run(each);
  });

const results = [];
for (const each of runs) results.push(await runOrAgain(each));
console.log(JSON.stringify(results));
