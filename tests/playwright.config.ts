/** All browser tests in one run, so that no worker waits for the last test of a suite. */
import { defineConfig } from '@playwright/test';
import e2e from '../playwright.config.ts';
import shared from '../playwright.shared.ts';
import demos from './demos/playwright.config.ts';
import smoke from './smoke/playwright.config.ts';

const suites = { e2e, demos, smoke };

export default defineConfig(shared, {
  projects: Object.entries(suites).map(
    ([name, { testDir, outputDir, snapshotPathTemplate, use }]) => ({
      name,
      testDir,
      outputDir,
      snapshotPathTemplate,
      use,
    }),
  ),
  webServer: Object.values(suites).flatMap(({ webServer = [] }) => webServer),
});
