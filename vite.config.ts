import { vitePlugin as remix } from '@remix-run/dev';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import path from 'node:path';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import { defineConfig } from 'vite';
import { contentCheck } from './tools/vite/content-check.ts';
import { remarkContentMedia } from './tools/vite/content-media.ts';
import { mdxModules, yamlModules } from './tools/vite/content-modules.ts';
import { inlineScripts } from './tools/vite/inline-script.ts';
import { lastChanges } from './tools/vite/last-changes.ts';
import { pictures } from './tools/vite/pictures.ts';
import { resumePdf } from './tools/vite/resume-pdf.ts';

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }
}

/** The tests build sites of their own from other content; everything else uses the defaults. */
const contentDir = path.resolve(process.env.CONTENT_DIR ?? 'content');
const buildDirectory = process.env.BUILD_DIR ?? 'build';

const FUTURE = {
  v3_fetcherPersist: true,
  v3_relativeSplatPath: true,
  v3_throwAbortReason: true,
  v3_singleFetch: true,
  v3_routeConfig: true,
  // Off: its manifest endpoint lets one crafted address keep the server busy for seconds.
  v3_lazyRouteDiscovery: false,
};

/** What every page needs before anything of the site's own. */
const FRAMEWORK =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run)\/|vite\/preload-helper/;

/** What every page needs of the site's own: all but the demos and the lists of what is loaded later. */
const SITE =
  /\/app\/(?!demos\/(?!frame\/)|demos\/frame\/load-demo|content\/body-chunks|routes\/|root|entry)/;

export default defineConfig(({ isSsrBuild }) => ({
  resolve: {
    alias: { '#app': path.resolve('app'), '#content': contentDir },
  },
  server: {
    port: 5173,
    strictPort: true,
    fs: { allow: ['.', contentDir] },
    // Editors empty a file before they write it; what is read in between would be shown for good.
    watch: { awaitWriteFinish: { stabilityThreshold: 30, pollInterval: 10 } },
  },
  optimizeDeps: {
    // All that the browser needs, so that none is found late: finding one reloads the preview in
    // the middle of loading, with two Reacts. The search looks into server modules too: what only
    // they need is excluded.
    include: ['react', 'react/jsx-dev-runtime', 'react-dom/client', '@remix-run/react'],
    exclude: ['p-retry', 'zod'],
  },
  build: {
    target: 'es2022',
    // 3 % less to transfer than with esbuild.
    minify: 'terser',
    // Not "assets": that is the address of a page.
    assetsDir: 'static',
    // Small pictures stay files: as data URLs they would be repeated in every page's data.
    assetsInlineLimit: 0,
    // Tells the server which chunks a case study's body is in.
    manifest: true,
    rollupOptions: {
      output: {
        // The server's parts side by side: they look for the client's manifest beside them.
        ...(isSsrBuild && { chunkFileNames: '[name]-[hash].js' }),
        // One file compresses better than three, and every page needs all of both.
        manualChunks: (id) =>
          FRAMEWORK.test(id) ? 'framework' : SITE.test(id) ? 'site' : undefined,
      },
      onwarn(warning, warn) {
        // Routes that answer without a page leave nothing for the browser.
        if (warning.code !== 'EMPTY_BUNDLE') warn(warning);
      },
    },
  },
  plugins: [
    contentCheck(contentDir),
    resumePdf(contentDir),
    lastChanges(contentDir),
    yamlModules(),
    mdxModules({
      remarkPlugins: [remarkFrontmatter, remarkContentMedia],
      rehypePlugins: [rehypeSlug],
    }),
    pictures(),
    inlineScripts(),
    vanillaExtractPlugin(),
    remix({
      buildDirectory,
      future: FUTURE,
    }),
  ],
}));
