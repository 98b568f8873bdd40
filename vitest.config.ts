import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '#app': path.resolve('app') } },
  // Nothing here is timed: a slow machine gets the time it needs.
  test: { include: ['{app,server,vite,scripts,art}/**/*.test.ts'], testTimeout: 60_000 },
});
