/**
 * Vite plugin: tells the browser to compile all functions of a script when it arrives, off the main thread,
 * rather than one by one when they are first called. Chromium heeds it, others pass it over.
 * https://github.com/WICG/explicit-javascript-compile-hints-file-based
 */
import type { Plugin } from 'vite';

const HINT = '//# allFunctionsCalledOnLoad\n';

/** @param name of the chunk, most of whose functions are called while a page starts */
export function compileAtOnce(name: string): Plugin {
  return {
    name: 'compile-at-once',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    renderChunk: {
      order: 'post',
      handler: (code, chunk) => (chunk.name === name ? { code: HINT + code, map: null } : null),
    },
    enforce: 'post',
  };
}
