import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    alias: {
      '#app': path.resolve('app'),
      'virtual:labels': path.resolve('tests/setup/labels.ts'),
      'virtual:text-labels': path.resolve('tests/setup/labels.ts'),
      'paper-cards': path.resolve('packages/paper-cards/src/index.ts'),
    },
  },
  test: {
    // Long, because no test depends on speed and machines can be slow.
    testTimeout: 240_000,
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 240_000,
    // A snapshot that is missing fails: only -u writes one.
    update: 'none',
    tags: [{ name: 'full', description: 'Takes long: only in `npm run test:full`.' }],
    unstubEnvs: true,
    unstubGlobals: true,
    restoreMocks: true,
    setupFiles: 'tests/setup/real-timers.ts',
    pool: 'threads',
    // Loading all modules again for each file would take half as long again.
    isolate: false,
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{app,demos,packages,scripts,server,tests/setup}/**/*.test.ts'],
          env: { DEMOS_DIR: 'tests/site/demos' },
        },
      },
      {
        extends: true,
        test: {
          name: 'http',
          include: ['tests/http/*.test.ts'],
          globalSetup: 'tests/http/global-setup.ts',
        },
      },
    ],
  },
});
