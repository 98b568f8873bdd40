/**
 * `npm run test:engines`: tests the behavior of the carousel in Firefox and WebKitGTK.
 *
 *   npm run test:engines -- webkit "part of a title"
 *
 * Arguments select engines and tests. The exit code is 1 if a test fails, or a browser is missing; with `--installed`, it
 * is left out instead.
 */
import { spawnSync } from 'node:child_process';
import { type Behavior, behaviors } from '../../tests/carousel/behaviors.ts';
import { type RunningEngine, Unsupported } from '../../tests/carousel/driver.ts';
import { serveSite } from '../../tests/setup/serve.ts';
import { siteWithEntries } from '../../tests/setup/site-with-entries.ts';
import { ProgramMissing } from './find-program.ts';
import { startFirefox } from './firefox.ts';
import { startWebkit } from './webkit.ts';

const ENGINES = { firefox: startFirefox, webkit: startWebkit };
type EngineName = keyof typeof ENGINES;
const NAMES = Object.keys(ENGINES) as EngineName[];

/** Engines that aren't installed are left out. */
const INSTALLED = '--installed';

/** Longest time for a test, ms. */
const TIMEOUT_MS = 60_000;

type Outcome = 'ok' | 'not ok' | 'skipped';

const secondsSince = (begin: number) => `${((Date.now() - begin) / 1000).toFixed(1)} s`;

function selectTests([...args]: readonly string[]) {
  const isOptional = args.includes(INSTALLED);
  if (isOptional) args.splice(args.indexOf(INSTALLED), 1);
  const engines = NAMES.filter((name) => args.includes(name));
  const part = args.filter((arg) => !NAMES.some((name) => name === arg)).join(' ');
  const selected = behaviors.filter(({ title }) => title.includes(part));
  if (selected.length === 0) throw new Error(`No test has "${part}" in its title`);
  return { engines: engines.length > 0 ? engines : NAMES, selected, isOptional };
}

/** Builds the test site, unless the build is up to date. */
function buildTestSite() {
  const { status } = spawnSync('npx', ['tsx', 'tests/setup/test-site.ts'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The build failed');
}

/** @throws if it takes longer than a test may */
async function withTimeout<Result>(promise: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    const fail = () => reject(new Error(`Timed out after ${TIMEOUT_MS / 1000} s`));
    timer = setTimeout(fail, TIMEOUT_MS);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}

/** Runs a behavior in a new browser. */
async function runInBrowser(
  { size = [1440, 900], run }: Behavior,
  engine: RunningEngine,
  url: string,
) {
  const driver = await withTimeout(engine.start(url));
  try {
    await withTimeout(driver.resize(...size).then(() => run(driver)));
  } finally {
    // An error of `close` must not hide the test's own.
    await driver.close().catch(() => undefined);
  }
}

/** The message of an error, indented, with the line of the behavior that threw it. */
function describe(error: unknown) {
  const { message, stack = '' } = error as Error;
  const place = stack.match(/tests\/carousel\/behaviors\.ts:\d+/)?.[0];
  return (message + (place ? `\nat ${place}` : '')).replace(/^/gm, '    ');
}

/** Runs a behavior and prints its outcome. */
async function runBehavior(
  name: EngineName,
  engine: RunningEngine,
  behavior: Behavior,
  siteUrl: string,
): Promise<Outcome> {
  const begin = Date.now();
  const report = (outcome: Outcome, details = '') => {
    console.log(`${name}  ${outcome}  ${behavior.title} (${secondsSince(begin)})${details}`);
    return outcome;
  };
  const { entries } = behavior;
  const ownSite = entries === undefined ? undefined : await siteWithEntries(entries);
  try {
    await runInBrowser(behavior, engine, ownSite?.url ?? siteUrl);
    return report('ok');
  } catch (error) {
    if (error instanceof Unsupported) return report('skipped', `: ${error.message}`);
    return report('not ok', `\n${describe(error)}`);
  } finally {
    await ownSite?.close();
  }
}

/** Runs behaviors in an engine, one after another. @returns whether none failed */
async function runEngine(
  name: EngineName,
  { selected, isOptional }: ReturnType<typeof selectTests>,
  siteUrl: string,
) {
  const begin = Date.now();
  const outcomes: Outcome[] = [];
  const engine = await ENGINES[name]().catch((error: Error) => {
    if (!isOptional || !(error instanceof ProgramMissing)) throw error;
    console.log(`${name}: left out. ${error.message}`);
  });
  if (!engine) return true;
  try {
    for (const behavior of selected) {
      outcomes.push(await runBehavior(name, engine, behavior, siteUrl));
    }
  } finally {
    await engine.stop();
  }
  const counts = (['ok', 'not ok', 'skipped'] as const).map(
    (outcome) => `${outcomes.filter((each) => each === outcome).length} ${outcome}`,
  );
  console.log(`${name}: ${counts.join(', ')} (${secondsSince(begin)})`);
  return !outcomes.includes('not ok');
}

// The `exit` handlers stop the browsers and the server.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(1));
}

try {
  const selection = selectTests(process.argv.slice(2));
  buildTestSite();
  const site = await serveSite();
  process.once('exit', () => void site.stop());
  try {
    for (const name of selection.engines) {
      if (!(await runEngine(name, selection, site.url))) process.exitCode = 1;
    }
  } finally {
    await site.stop();
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
