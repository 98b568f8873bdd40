/** The long tests: `npm run test:full`. */
import { defineConfig } from '@playwright/test';
import path from 'node:path';
import e2e from '../../playwright.config.ts';
import shared, { ROOT } from '../../playwright.shared.ts';
import { NO_CODE_HOSTS_ENV } from '../setup/github.ts';
import { OWNER_BUILD_DIR } from '../setup/owner-site.ts';
import { sharedPort } from '../setup/ports.ts';

const port = await sharedPort('OWNER_PORT');
const url = `http://127.0.0.1:${port}`;

export default defineConfig(shared, {
  outputDir: path.join(ROOT, 'test-results/full'),
  projects: [
    // Those beside the others of their subject that take long.
    { name: 'long', testDir: e2e.testDir, use: e2e.use, grep: /@full/ },
    { name: 'full', testDir: import.meta.dirname, testIgnore: 'owner-content/**', use: e2e.use },
    {
      name: 'owner-content',
      testDir: path.join(import.meta.dirname, 'owner-content'),
      use: { baseURL: url },
    },
  ],
  webServer: [
    ...[e2e.webServer ?? []].flat(),
    {
      command: `tsx tests/setup/owner-site.ts && node ${OWNER_BUILD_DIR}/main.js`,
      cwd: ROOT,
      url: `${url}/healthz`,
      env: { PORT: String(port), ...NO_CODE_HOSTS_ENV },
      timeout: 300_000,
    },
  ],
});
