/** Builds the bare page of the demo tests and serves it with the site's content security policy. */
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import path from 'node:path';
import { defineConfig } from 'vite';
import { contentPolicy } from '../../../server/headers.ts';
import { emittedFiles } from '../../../packages/content/src/vite/emitted-files.ts';
import { pictures } from '../../../packages/content/src/vite/pictures.ts';
import { siteFonts } from '../../../packages/content/src/vite/site-fonts.ts';
import { usedDemos } from '../../../packages/content/src/vite/used-demos.ts';

export default defineConfig({
  root: import.meta.dirname,
  resolve: {
    alias: {
      '#app': path.resolve('app'),
      'virtual:labels': path.resolve('tests/setup/labels.ts'),
      'virtual:text-labels': path.resolve('tests/setup/labels.ts'),
      // Styles use absolute paths from the root of the site, which isn't the root of this page.
      '/content': path.resolve('content'),
    },
  },
  build: { outDir: 'build', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  preview: { strictPort: true, headers: { 'Content-Security-Policy': contentPolicy('') } },
  plugins: [
    emittedFiles(),
    pictures(),
    siteFonts(),
    usedDemos(
      undefined,
      ['demos', 'tests/site/demos'].map((dir) => path.resolve(dir)),
    ),
    vanillaExtractPlugin(),
  ],
});
