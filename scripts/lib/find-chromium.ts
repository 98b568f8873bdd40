/**
 * Finds a Chromium for tests and pictures, and installs one if there is none.
 *
 * As a command it ensures that there is one. It tries CHROMIUM_PATH, Playwright's, Debian's; then Playwright's download; then
 * Debian's package if run as root, in CI at once and in a terminal if the developer agrees; otherwise it prints what to
 * install.
 */
import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline/promises';
import { pathToFileURL } from 'node:url';

/** The headless shell starts twice as fast as the whole browser. */
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'chromium'] as const;

/** Playwright's command. */
const PLAYWRIGHT = createRequire(import.meta.url).resolve('@playwright/test/cli');

/** Longest time for Playwright's download, ms. */
const DOWNLOAD_TIMEOUT_MS = 180_000;

/** Options that disable background traffic, and let Chromium run as root and without a GPU. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Headless Chromium doesn't know its connection's speed, and would load lazy pictures from a greater distance (px)
  // than on a fast one.
  '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
];

/** Path of an installed Chromium, or undefined. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH: ${named} not found`);
    return named;
  }
  const debian = DEBIAN_PACKAGES.map((name) => `/usr/bin/${name}`);
  return [chromium.executablePath(), ...debian].find((path) => existsSync(path));
}

function run(command: string, args: string[], timeout?: number) {
  return spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

export type Machine = { isRoot: boolean; hasApt: boolean; isCI: boolean; isTerminal: boolean };

/** What to do about Debian's package: a developer's system is changed only with consent. */
export function decideOnPackage({ isRoot, hasApt, isCI, isTerminal }: Machine) {
  if (!isRoot || !hasApt) return 'skip';
  if (isCI) return 'install';
  return isTerminal ? 'ask' : 'skip';
}

async function confirm(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

/** Downloads Playwright's Chromium; if that fails, installs Debian's where that is possible and allowed. */
async function installChromium() {
  console.log(
    'Chromium not found. Downloading Playwright’s to your home directory: npx playwright install chromium',
  );
  run(process.execPath, [PLAYWRIGHT, 'install', 'chromium'], DOWNLOAD_TIMEOUT_MS);
  if (findChromium()) return;
  const decision = decideOnPackage({
    isRoot: process.getuid?.() === 0,
    hasApt: existsSync('/usr/bin/apt-get'),
    isCI: Boolean(process.env.CI),
    isTerminal: process.stdin.isTTY && process.stdout.isTTY,
  });
  const install = `apt-get update && apt-get install ${DEBIAN_PACKAGES[0]}`;
  if (decision === 'skip') return;
  if (decision === 'install') console.log(`The download failed. Installing with ${install}`);
  else if (!(await confirm(`The download failed. Install with "${install}"?`))) return;
  run('apt-get', ['update', '-qq']);
  for (const name of DEBIAN_PACKAGES) {
    if (!findChromium()) run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    if (!findChromium()) await installChromium();
    if (!findChromium()) {
      throw new Error(
        'Chromium not found. Install it ("npx playwright install chromium", or your system\'s package), set CHROMIUM_PATH, or set CI=1 to let this command install Debian\'s package as root.',
      );
    }
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
