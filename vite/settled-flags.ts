/**
 * Vite plugin: Remix reads its future flags while it runs, though they are settled by the build. Written out as
 * true and false, what the site never does is left out of its scripts: 1.6 KB of brotli.
 */
import replace from '@rollup/plugin-replace';
import type { Plugin } from 'vite';

const CONTEXT = 'window.__remixContext';

/** @param flags what Remix is told in its `future`, all that it asks for by name */
export function settledFlags(flags: Readonly<Record<string, boolean>>): Plugin {
  const asked = Object.entries(flags).flatMap(([flag, value]) => [
    [`${CONTEXT}.future.${flag}`, value],
    [`future.${flag}`, value],
  ]);
  return {
    ...replace({
      include: '**/node_modules/@remix-run/react/**',
      preventAssignment: true,
      values: { ...Object.fromEntries(asked), [`${CONTEXT}.isSpaMode`]: false },
    }),
    name: 'settled-flags',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
  };
}
