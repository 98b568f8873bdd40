/**
 * `npm run test:engines`: runs the behaviours of the carousel in Firefox and WebKitGTK.
 *
 *   npm run test:engines -- webkit "part of a title"
 *
 * Names of engines and a part of a title narrow it down. It fails (exit code 1) where a behaviour
 * fails or a browser is missing; it installs nothing.
 */
import { type Behaviour, behaviours } from '../../tests/carousel/behaviours.ts';
import { type RunningEngine, Unsupported } from '../../tests/carousel/driver.ts';
import { type EngineName, findPrograms, missingFor, type Programs } from './find-engines.ts';
import { startFirefox } from './firefox.ts';
import { baseUrlFor, buildSite, type Site, startSite } from './site.ts';
import { startWebkit } from './webkit.ts';

const ENGINES: readonly EngineName[] = ['firefox', 'webkit'];

/** Longest time for a behaviour, ms. */
const TIMEOUT = 60_000;

const start = (engine: EngineName, { firefox, webkitDriver, miniBrowser, xvfb }: Programs) =>
  engine === 'firefox'
    ? startFirefox(firefox ?? '')
    : startWebkit(webkitDriver ?? '', miniBrowser ?? '', xvfb);

/** Which engines and behaviours the arguments of the command ask for. */
function wanted(args: readonly string[]) {
  const named = ENGINES.filter((engine) => args.includes(engine));
  const part = args.filter((arg) => !ENGINES.some((engine) => engine === arg)).join(' ');
  return {
    engines: named.length > 0 ? named : ENGINES,
    chosen: behaviours.filter(({ title }) => title.includes(part)),
  };
}

/** Runs a behaviour as a new visitor. */
async function perform(
  { size = [1440, 900], run }: Behaviour,
  running: RunningEngine,
  url: string,
) {
  const driver = await running.start(url);
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`not done after ${TIMEOUT / 1000} s`)), TIMEOUT);
  });
  try {
    await Promise.race([driver.resize(...size).then(() => run(driver)), timeout]);
  } finally {
    clearTimeout(timer);
    // What went wrong before is what counts.
    await driver.close().catch(() => undefined);
  }
}

type Outcome = 'ok' | 'not ok' | 'skip';

/** Runs a behaviour and says how it went. */
async function report(
  engine: EngineName,
  running: RunningEngine,
  behaviour: Behaviour,
  site: Site,
): Promise<Outcome> {
  const begin = Date.now();
  const say = (outcome: Outcome, more = '') => {
    const seconds = ((Date.now() - begin) / 1000).toFixed(1);
    console.log(`${engine}  ${outcome}  ${behaviour.title} (${seconds} s)${more}`);
    return outcome;
  };
  const own = behaviour.entries === undefined ? undefined : await baseUrlFor(behaviour.entries);
  try {
    await perform(behaviour, running, (own ?? site).url);
    return say('ok');
  } catch (error) {
    if (error instanceof Unsupported) return say('skip', `: ${error.message}`);
    return say('not ok', `\n${describe(error)}`);
  } finally {
    await own?.close();
  }
}

/** The message of an error, indented, and the line of the behaviour that it comes from. */
function describe(error: unknown) {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const place = stack.match(/tests\/carousel\/behaviours\.ts:\d+/)?.[0];
  return (message + (place ? `\nat ${place}` : '')).replace(/^/gm, '    ');
}

/** Runs behaviours in an engine, one after another; returns whether none failed. */
async function runEngine(
  engine: EngineName,
  programs: Programs,
  chosen: readonly Behaviour[],
  site: Site,
) {
  const begin = Date.now();
  const outcomes: Outcome[] = [];
  const running = await start(engine, programs);
  try {
    for (const behaviour of chosen) {
      outcomes.push(await report(engine, running, behaviour, site));
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
  if (chosen.length === 0) throw new Error('No behaviour has this in its title');
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

// Leaving by `exit` ends every program that was started.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(1));
}

try {
  process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
