import { defineConfig } from '@playwright/test';
import shared from './playwright.shared.ts';
import { portNamed } from './tests/setup/ports.ts';

const sitePort = await portNamed('SITE_PORT');
const testSitePort = await portNamed('TEST_SITE_PORT');
/** A port without a server, so that tests make no requests to other machines. */
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
      // Failed requests for star counts.
      stderr: 'ignore',
    },
    {
      command: 'tsx tests/setup/test-site.ts && exec node tests/site/build/main.js',
      url: `http://127.0.0.1:${testSitePort}/healthz`,
      env: { PORT: String(testSitePort), GITHUB_API_URL },
      timeout: 300_000,
      // Errors of the case study that fails on purpose.
      stderr: 'ignore',
    },
  ],
});
