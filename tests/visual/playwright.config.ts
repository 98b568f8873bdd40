/** Pictures of the site and of each demo: a part of `npm run test:full`. */
import { defineConfig } from '@playwright/test';
import path from 'node:path';
import e2e from '../../playwright.config.ts';
import shared, { ROOT } from '../../playwright.shared.ts';
import demos from '../demos/playwright.config.ts';

/** Fewer pixels, of which a fault still changes enough: a quarter of the bytes. */
const deviceScaleFactor = 0.5;

export default defineConfig(shared, {
  testDir: import.meta.dirname,
  outputDir: path.join(ROOT, 'test-results/visual'),
  projects: [
    {
      name: 'visual-site',
      testMatch: 'site.spec.ts',
      snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
      use: { ...e2e.use, deviceScaleFactor },
    },
    {
      name: 'visual-demos',
      testMatch: 'demos.spec.ts',
      snapshotPathTemplate: `${ROOT}/demos/{arg}{ext}`,
      use: { ...demos.use, deviceScaleFactor: 0.4 },
    },
  ],
  webServer: [e2e, demos].flatMap(({ webServer = [] }) => webServer),
});
