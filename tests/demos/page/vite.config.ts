/** Builds the bare page of the demo tests and serves it under the site's own content policy. */
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import path from 'node:path';
import { defineConfig } from 'vite';
import { contentPolicy } from '../../../server/headers.ts';
import { pictures } from '../../../tools/vite/pictures.ts';

export default defineConfig({
  root: import.meta.dirname,
  resolve: {
    alias: {
      '#app': path.resolve('app'),
      // Styles name files of the site from its root, which is not the root of this page.
      '/content': path.resolve('content'),
    },
  },
  build: { outDir: 'build', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  preview: { strictPort: true, headers: { 'Content-Security-Policy': contentPolicy('') } },
  plugins: [pictures(), vanillaExtractPlugin()],
});
