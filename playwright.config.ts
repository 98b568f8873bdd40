import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './scripts/find-chromium.ts';
import { portNamed } from './tests/setup/ports.ts';

const sitePort = await portNamed('SITE_PORT');
const testSitePort = await portNamed('TEST_SITE_PORT');
/** Nobody answers there: no test asks anything of other machines. */
const GITHUB_API_URL = 'http://127.0.0.1:1';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
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
    baseURL: `http://127.0.0.1:${sitePort}`,
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS },
    // To record every run would make all of it a third slower.
    trace: 'on-first-retry',
  },
  webServer: [
    {
      command: 'npm run --silent build && exec node build/main.js',
      url: `http://127.0.0.1:${sitePort}/healthz`,
      env: { PORT: String(sitePort), GITHUB_API_URL },
      timeout: 300_000,
      // The rounds for star counts that fail.
      stderr: 'ignore',
    },
    {
      command: 'tsx tests/setup/test-site.ts && exec node tests/site/build/main.js',
      url: `http://127.0.0.1:${testSitePort}/healthz`,
      env: { PORT: String(testSitePort), GITHUB_API_URL },
      timeout: 300_000,
      // The failing case study fails on purpose and says so here.
      stderr: 'ignore',
    },
  ],
});
