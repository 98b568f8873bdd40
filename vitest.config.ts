import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '#app': path.resolve('app') } },
  test: { include: ['{app,server,vite,scripts}/**/*.test.ts'] },
});
