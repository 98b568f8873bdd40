/**
 * `npm run test:engines`: tests the behavior of the carousel in Firefox and WebKitGTK.
 *
 *   npm run test:engines -- webkit "part of a title"
 *
 * Arguments select engines and tests, by a part of the title. The exit code is 1 if a test
 * fails or a browser is missing. Installs nothing.
 */
import { type Behavior, behaviors } from '../../tests/carousel/behaviors.ts';
import { type RunningEngine, Unsupported } from '../../tests/carousel/driver.ts';
import { type EngineName, findPrograms, missingFor, type Programs } from './find-engines.ts';
import { startFirefox } from './firefox.ts';
import { baseUrlFor, buildSite, type Site, startSite } from './site.ts';
import { startWebkit } from './webkit.ts';

const ENGINES: readonly EngineName[] = ['firefox', 'webkit'];

/** Longest time for a test, ms. */
const TIMEOUT_MS = 60_000;

const start = (engine: EngineName, { firefox, webkitDriver, miniBrowser, xvfb }: Programs) =>
  engine === 'firefox'
    ? startFirefox(firefox ?? '')
    : startWebkit(webkitDriver ?? '', miniBrowser ?? '', xvfb);

/** The engines and behaviors that the arguments select. */
function wanted(args: readonly string[]) {
  const named = ENGINES.filter((engine) => args.includes(engine));
  const part = args.filter((arg) => !ENGINES.some((engine) => engine === arg)).join(' ');
  return {
    engines: named.length > 0 ? named : ENGINES,
    chosen: behaviors.filter(({ title }) => title.includes(part)),
  };
}

/** Runs a behavior in a new browser. */
async function perform({ size = [1440, 900], run }: Behavior, running: RunningEngine, url: string) {
  const driver = await running.start(url);
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`timed out after ${TIMEOUT_MS / 1000} s`)),
      TIMEOUT_MS,
    );
  });
  try {
    await Promise.race([driver.resize(...size).then(() => run(driver)), timeout]);
  } finally {
    clearTimeout(timer);
    // An error of `close` must not hide the test's own.
    await driver.close().catch(() => undefined);
  }
}

type Outcome = 'ok' | 'not ok' | 'skip';

/** Runs a behavior and prints the result. */
async function report(
  engine: EngineName,
  running: RunningEngine,
  behavior: Behavior,
  site: Site,
): Promise<Outcome> {
  const begin = Date.now();
  const say = (outcome: Outcome, more = '') => {
    const seconds = ((Date.now() - begin) / 1000).toFixed(1);
    console.log(`${engine}  ${outcome}  ${behavior.title} (${seconds} s)${more}`);
    return outcome;
  };
  const own = behavior.entries === undefined ? undefined : await baseUrlFor(behavior.entries);
  try {
    await perform(behavior, running, (own ?? site).url);
    return say('ok');
  } catch (error) {
    if (error instanceof Unsupported) return say('skip', `: ${error.message}`);
    return say('not ok', `\n${describe(error)}`);
  } finally {
    await own?.close();
  }
}

/** The message of an error, indented, with the line of the behavior that threw it. */
function describe(error: unknown) {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const place = stack.match(/tests\/carousel\/behaviors\.ts:\d+/)?.[0];
  return (message + (place ? `\nat ${place}` : '')).replace(/^/gm, '    ');
}

/** Runs behaviors in an engine, one after another. @returns whether all succeeded */
async function runEngine(
  engine: EngineName,
  programs: Programs,
  chosen: readonly Behavior[],
  site: Site,
) {
  const begin = Date.now();
  const outcomes: Outcome[] = [];
  const running = await start(engine, programs);
  try {
    for (const behavior of chosen) {
      outcomes.push(await report(engine, running, behavior, site));
    }
  } finally {
    await running.stop();
  }
  const count = (wanted: Outcome) => outcomes.filter((outcome) => outcome === wanted).length;
  console.log(
    `${engine}: ${count('ok')} ok, ${count('not ok')} not ok, ${count('skip')} skipped (${Math.round((Date.now() - begin) / 1000)} s)`,
  );
  return count('not ok') === 0;
}

async function main(args: readonly string[]): Promise<boolean> {
  const { engines, chosen } = wanted(args);
  if (chosen.length === 0) throw new Error('No test has this text in its title');
  const programs = findPrograms();
  const missing = engines.flatMap((engine) => missingFor(engine, programs));
  if (missing.length > 0) throw new Error(missing.join('\n'));
  buildSite();
  const site = await startSite();
  try {
    let passed = true;
    for (const engine of engines) {
      passed = (await runEngine(engine, programs, chosen, site)) && passed;
    }
    return passed;
  } finally {
    await site.close();
  }
}

// The `exit` handler stops all programs.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(1));
}

try {
  process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
