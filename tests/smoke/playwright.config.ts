/** Browser tests of the site with the owner's content. */
import { defineConfig } from '@playwright/test';
import path from 'node:path';
import shared, { ROOT } from '../../playwright.shared.ts';
import { NO_CODE_HOSTS_ENV } from '../setup/github.ts';
import { sharedPort } from '../setup/ports.ts';
import { SMOKE_BUILD_DIR } from '../setup/smoke-site.ts';

const port = await sharedPort('SMOKE_PORT');
const url = `http://127.0.0.1:${port}`;

export default defineConfig(shared, {
  testDir: import.meta.dirname,
  outputDir: path.join(ROOT, 'test-results/smoke'),
  use: { baseURL: url },
  webServer: {
    command: `tsx tests/setup/smoke-site.ts && node ${SMOKE_BUILD_DIR}/main.js`,
    cwd: ROOT,
    url: `${url}/healthz`,
    env: { PORT: String(port), ...NO_CODE_HOSTS_ENV },
    timeout: 300_000,
  },
});
