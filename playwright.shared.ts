/** Settings of all browser tests. */
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './tools/commands/find-chromium.ts';

export default defineConfig({
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Set by .github/workflows/ci.yml. On slower machines a flaky test is reported, but doesn't fail the run.
  failOnFlakyTests: Boolean(process.env.FAIL_ON_FLAKY_TESTS),
  workers: 2,
  // A test that passes on retry is reported as flaky.
  retries: 1,
  // Long, because no test depends on speed and machines can be slow.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: process.env.CI ? 'line' : 'list',
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS },
    // Tracing every run would take a third longer.
    trace: 'on-first-retry',
  },
});
