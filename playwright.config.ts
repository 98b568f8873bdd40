/** Browser tests of what the site does, against the site of tests/site. */
import { defineConfig } from '@playwright/test';
import path from 'node:path';
import shared, { ROOT } from './playwright.shared.ts';
import { NO_CODE_HOSTS_ENV } from './tests/setup/github.ts';
import { sharedPort } from './tests/setup/ports.ts';
import { BUILD_DIR } from './tests/setup/test-site.ts';

const port = await sharedPort('E2E_PORT');
const url = `http://127.0.0.1:${port}`;

export default defineConfig(shared, {
  testDir: path.join(ROOT, 'tests/e2e'),
  outputDir: path.join(ROOT, 'test-results/e2e'),
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  use: {
    baseURL: url,
    // Opening and closing a page costs three times as much with motion. Tests about motion ask for it (WITH_MOTION).
    reducedMotion: 'reduce',
  },
  webServer: {
    command: `tsx tests/setup/test-site.ts && node ${BUILD_DIR}/main.js`,
    cwd: ROOT,
    url: `${url}/healthz`,
    // No test sends a request to another machine.
    env: { PORT: String(port), ...NO_CODE_HOSTS_ENV },
    timeout: 300_000,
  },
});
