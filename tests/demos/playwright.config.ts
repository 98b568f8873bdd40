/** Tests of the demos, each on a bare page of its own (page/). */
import { defineConfig } from '@playwright/test';
import path from 'node:path';
import shared, { ROOT } from '../../playwright.shared.ts';
import { sharedPort } from '../setup/ports.ts';

const port = await sharedPort('DEMO_PORT');
const url = `http://127.0.0.1:${port}`;

export default defineConfig(shared, {
  testDir: ROOT,
  testMatch: ['demos/**/*.spec.ts', 'tests/demos/*.spec.ts'].map((glob) => path.join(ROOT, glob)),
  outputDir: path.join(ROOT, 'test-results/demos'),
  use: {
    baseURL: url,
    // Chromium paints in software here, so a test pays for each pixel. Tests about a size set their own.
    viewport: { width: 800, height: 720 },
    // An animated demo is painted in every frame. Tests about motion ask for it.
    reducedMotion: 'reduce',
  },
  webServer: {
    command: `vite build --config tests/demos/page/vite.config.ts --logLevel warn && vite preview --config tests/demos/page/vite.config.ts --host 127.0.0.1 --port ${port}`,
    cwd: ROOT,
    url,
    timeout: 300_000,
  },
});
