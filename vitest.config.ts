import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '#app': path.resolve('app') } },
  test: {
    include: ['{app,server,vite,scripts,art}/**/*.test.ts'],
    // Nothing here is timed: a slow machine gets the time it needs.
    testTimeout: 60_000,
    // No test changes what belongs to all: a world of its own for each file takes as long as the tests.
    pool: 'threads',
    isolate: false,
    maxWorkers: '100%',
  },
});
