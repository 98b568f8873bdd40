import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '#app': path.resolve('app') } },
  test: {
    include: ['{app,server,tools}/**/*.test.ts'],
    // Nothing here is timed: a slow machine gets the time it needs.
    testTimeout: 60_000,
    pool: 'threads',
    maxWorkers: '100%',
  },
});
