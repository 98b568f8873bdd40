/** What all browser tests have in common. */
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './tools/commands/find-chromium.ts';

export default defineConfig({
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // What fails once and then passes is reported as flaky.
  retries: 1,
  // Nothing here is timed: a slow machine gets the time it needs.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: process.env.CI ? 'line' : 'list',
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS },
    // To record every run would make all of it a third slower.
    trace: 'on-first-retry',
  },
});
