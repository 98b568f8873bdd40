/** Browser tests of the site with the owner's content. */
import { defineConfig } from '@playwright/test';
import shared from '../../playwright.shared.ts';
import { sharedPort } from '../setup/ports.ts';

const port = await sharedPort('SMOKE_PORT');
const url = `http://127.0.0.1:${port}`;

export default defineConfig(shared, {
  testDir: '.',
  outputDir: '../../test-results/smoke',
  use: { baseURL: url },
  webServer: {
    command: 'npm run --silent build && exec node build/main.js',
    cwd: '../..',
    url: `${url}/healthz`,
    // Nothing listens on that port: no test sends a request to another machine.
    env: { PORT: String(port), GITHUB_API_URL: 'http://127.0.0.1:1', DRAFT_PICTURES: '1' },
    timeout: 300_000,
  },
});
