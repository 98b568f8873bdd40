import { defineConfig } from '@playwright/test';
import shared from './playwright.shared.ts';
import { portNamed } from './tests/setup/ports.ts';

const sitePort = await portNamed('SITE_PORT');
const testSitePort = await portNamed('TEST_SITE_PORT');
/** Nobody answers there: no test asks anything of other machines. */
const GITHUB_API_URL = 'http://127.0.0.1:1';

export default defineConfig(shared, {
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  use: { baseURL: `http://127.0.0.1:${sitePort}` },
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
