import { vitePlugin as remix } from '@remix-run/dev';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import path from 'node:path';
import { defineConfig, type Rollup } from 'vite';
import { readBasePath } from './server/config.ts';
// By path: Vite loads packages as they are, and Node reads no TypeScript.
import {
  chooseCard,
  contentCheck,
  contentSources,
  dioramas,
  studyLists,
  emittedFiles,
  mdxModules,
  notFoundPicture,
  openContent,
  pictures,
  rehypePlugins,
  remarkPlugins,
  resumePdf,
  sharePicture,
  siteFonts,
  siteIcons,
  siteLabels,
  usedDemos,
  yamlModules,
} from './packages/content/src/vite/index.ts';
import { inlineScripts } from './scripts/vite/inline-script.ts';
import { minifyScripts } from './scripts/vite/minify.ts';
import { previewData } from './scripts/vite/preview-data.ts';
import { publicFiles } from './scripts/vite/public-files.ts';

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }
}

/** Tests set these variables to build sites from other content. */
const contentDir = path.resolve(process.env.CONTENT_DIR ?? 'content');
/** Read once, for all plugins. */
const content = openContent(contentDir, process.cwd());
const publicDir = process.env.PUBLIC_DIR ?? 'public';
const buildDirectory = process.env.BUILD_DIR ?? 'build';
/** The path of the site, with slashes around it. */
const base = `${readBasePath(process.env)}/`;

const FUTURE = {
  v3_fetcherPersist: true,
  v3_relativeSplatPath: true,
  v3_throwAbortReason: true,
  v3_singleFetch: true,
  v3_routeConfig: true,
  // Off: one crafted URL of its manifest endpoint keeps the server busy for seconds.
  v3_lazyRouteDiscovery: false,
};

/**
 * Name of the chunk for a module: what every page needs is two files, `framework` and `site`, which compress better than
 * many. The bundler decides about everything that is imported when it is needed.
 */
const chunkOf: Rollup.GetManualChunk = (id, { getModuleInfo }) => {
  const seen = new Set<string>();
  const isNeeded = (module: string): boolean => {
    if (seen.has(module)) return false;
    seen.add(module);
    const info = getModuleInfo(module);
    return Boolean(info?.isEntry || info?.importers.some(isNeeded));
  };
  if (getModuleInfo(id)?.isEntry || !isNeeded(id)) return undefined;
  return /\/node_modules\/|^\0(?!virtual:)/.test(id) ? 'framework' : 'site';
};

export default defineConfig(({ isSsrBuild }) => ({
  base,
  publicDir,
  resolve: {
    alias: { '#app': path.resolve('app'), '#content': contentDir },
  },
  server: {
    port: 5173,
    strictPort: true,
    fs: { allow: ['.', contentDir] },
    watch: {
      // Editors empty a file before they write it. Without a delay, the preview could keep the empty version.
      awaitWriteFinish: { stabilityThreshold: 30, pollInterval: 10 },
      // Files that the preview creates for a page aren't edits of it.
      ignored: ['**/.cache/**'],
    },
  },
  optimizeDeps: {
    // All dependencies of the browser. Vite reloads the preview when it discovers one late, in the middle
    // of loading, with two copies of React. Its scan also reads server modules, so their dependencies are
    // excluded.
    include: ['react', 'react/jsx-dev-runtime', 'react-dom/client', '@remix-run/react'],
    exclude: ['mime-types', 'p-retry', 'zod'],
  },
  build: {
    target: 'es2022',
    // By minifyScripts.
    minify: false,
    cssMinify: 'esbuild',
    // Not "assets", which is the path of a page.
    assetsDir: 'static',
    // Off: data URLs of small pictures would be repeated in every page's data.
    assetsInlineLimit: 0,
    // scripts/build.ts does, and keeps the export in `static`.
    emptyOutDir: false,
    // The server looks up the chunks of a case study's body.
    manifest: true,
    rollupOptions: {
      output: {
        // Server chunks in one folder, because they read the client's manifest by a relative path.
        ...(isSsrBuild && { chunkFileNames: '[name]-[hash].js' }),
        manualChunks: isSsrBuild ? undefined : chunkOf,
      },
      onwarn(warning, warn) {
        // Resource routes have no code for the browser.
        if (warning.code !== 'EMPTY_BUNDLE') warn(warning);
      },
    },
  },
  worker: { plugins: () => [minifyScripts()] },
  plugins: [
    contentCheck(content),
    resumePdf(content),
    contentSources(content),
    chooseCard(content),
    yamlModules(content),
    mdxModules(content, {
      providerImportSource: '#app/case-study/mdx/components.tsx',
      remarkPlugins,
      rehypePlugins,
    }),
    studyLists(content),
    usedDemos(content),
    dioramas(content),
    emittedFiles(),
    pictures(contentDir),
    publicFiles(),
    previewData(),
    siteFonts(content),
    siteIcons(content),
    siteLabels(content),
    notFoundPicture(content),
    sharePicture(content),
    inlineScripts(),
    minifyScripts(),
    vanillaExtractPlugin(),
    remix({
      buildDirectory,
      basename: base,
      future: FUTURE,
    }),
  ],
}));
