import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '#app': path.resolve(import.meta.dirname, '../app') } },
  // Rendering all layers of a scene takes a minute or two on a slow machine.
  test: { testTimeout: 300_000 },
});
