/** Settings of all browser tests. */
import { defineConfig } from '@playwright/test';
import { availableParallelism } from 'node:os';
import { CHROMIUM_ARGS, findChromium } from './scripts/lib/find-chromium.ts';

/** The root of the project. */
export const ROOT = import.meta.dirname;

/**
 * Chromium obeys only the last of several switches with features to disable, so this one repeats what matters in Playwright’s.
 * The first two are the suggestions below the address bar: two pages of the browser's own for each page that a test
 * opens, which take two fifths of its processor time.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

const TEST_ARGS = [
  ...CHROMIUM_ARGS,
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
  // Without these, each new page starts a second process in advance, for another site that no test opens.
  '--disable-site-isolation-trials',
  '--renderer-process-limit=1',
];

export default defineConfig({
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Set by .github/workflows/ci.yml. On slower machines a flaky test is reported, but doesn't fail the run.
  failOnFlakyTests: Boolean(process.env.FAIL_ON_FLAKY_TESTS),
  // Tests also wait: with one worker more than cores, the cores rarely do.
  workers: availableParallelism() + 1,
  // A test that passes on retry is reported as flaky.
  retries: 1,
  // Long, because no test depends on speed and machines can be slow.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: process.env.CI ? 'line' : 'list',
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: findChromium(), args: TEST_ARGS },
    // Tracing every run would take a third longer.
    trace: 'on-first-retry',
  },
});
