/** All browser tests in one run, so that no worker waits for the last test of a suite. */
import { defineConfig } from '@playwright/test';
import e2e from '../playwright.config.ts';
import shared from '../playwright.shared.ts';
import demos from './demos/playwright.config.ts';
import { canSkipSmoke } from './setup/smoke-record.ts';
import smoke from './smoke/playwright.config.ts';

// Decided once, because workers also read this file.
process.env.SMOKE_TESTS ??= canSkipSmoke() ? 'skip' : 'run';

const suites = { e2e, demos, ...(process.env.SMOKE_TESTS === 'run' && { smoke }) };

export default defineConfig(shared, {
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
