/**
 * Vite plugin: Remix reads its future flags while it runs, though they are settled by the build. Written out as
 * true and false, what the site never does is left out of its scripts: 1.7 KB of brotli.
 */
import type { Plugin } from 'vite';

const REMIX = /node_modules\/@remix-run\/react\//;
const FLAG =
  /\b(?:window\.__remixContext\.)?future\.(v3_\w+)|\bwindow\.__remixContext\.(isSpaMode)/g;

/** @param flags what Remix is told in its `future`, all that it asks for by name */
export function settledFlags(flags: Readonly<Record<string, boolean>>): Plugin {
  const settled: typeof flags = { ...flags, isSpaMode: false };
  return {
    name: 'settled-flags',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    transform: (code, id) =>
      REMIX.test(id)
        ? {
            code: code.replace(FLAG, (asked, future: string, mode: string) =>
              String(settled[future ?? mode] ?? asked),
            ),
            map: null,
          }
        : undefined,
  };
}
