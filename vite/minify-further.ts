/** Vite plugin: scripts that esbuild has made small are made smaller by terser, 3 KB of brotli in all. */
import { minify, type MinifyOptions } from 'terser';
import type { Plugin } from 'vite';
import { createBuildCache } from './build-cache.ts';

const OPTIONS: MinifyOptions = {
  ecma: 2020,
  module: true,
  // Nothing here asks a function for the number of its arguments.
  compress: { passes: 2, keep_fargs: false },
};

export function minifyFurther(): Plugin {
  const cached = createBuildCache('scripts', {
    modules: [import.meta.filename],
    packages: ['terser'],
  });
  return {
    name: 'minify-further',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    renderChunk: {
      order: 'post',
      async handler(code) {
        const made = await cached(code, async () => {
          const { code: small } = await minify(code, OPTIONS);
          return small ?? code;
        });
        return { code: made.toString(), map: null };
      },
    },
    enforce: 'post',
  };
}
