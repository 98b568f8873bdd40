/** The browser tests of every day in one run, so that no worker waits for the last test of a suite. */
import { defineConfig } from '@playwright/test';
import e2e from '../playwright.config.ts';
import shared from '../playwright.shared.ts';
import demos from './demos/playwright.config.ts';

const suites = { e2e, demos };

export default defineConfig(shared, {
  // What takes long is in `npm run test:full`.
  grepInvert: /@full/,
  projects: Object.entries(suites).map(
    ([name, { testDir, testMatch, outputDir, snapshotPathTemplate, use }]) => ({
      name,
      testDir,
      testMatch,
      outputDir,
      snapshotPathTemplate,
      use,
    }),
  ),
  webServer: Object.values(suites).flatMap(({ webServer = [] }) => webServer),
});
