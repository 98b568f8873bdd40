/** Vite plugin: URLs of files that other plugins emit, the same in the browser's build and the server's. */
import type { Plugin, ResolvedConfig } from 'vite';

const FILE_URL = /import\.meta\.ROLLUP_FILE_URL_[\w$]+/g;

/** Stands for the URL of an emitted file in what `dataModule` exports. */
export const fileUrl = (reference: string) => `import.meta.ROLLUP_FILE_URL_${reference}`;

/** A module of data whose texts can contain such URLs. */
export const dataModule = (data: unknown) =>
  `export default ${JSON.stringify(data).replace(FILE_URL, '" + $& + "')}`;

export function emittedFiles(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'emitted-files',
    configResolved(resolved) {
      config = resolved;
    },
    // By default, relative to the chunk, which on the server is a file.
    resolveFileUrl: ({ fileName }) => JSON.stringify(config.base + fileName),
    generateBundle(_options, bundle) {
      // Remix publishes only the server's files that Vite's manifest lists, and Vite lists only what it resolves.
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        for (const file of output.referencedFiles) output.viteMetadata?.importedAssets.add(file);
      }
    },
  };
}
