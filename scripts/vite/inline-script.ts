/**
 * Vite plugin: `import text, { url } from './x.ts?inline-script'` is that module and all it imports, bundled to a
 * separate classic script, for the server to send inside a page or as a file. It contains nothing of the framework:
 * the module can import plain `.ts` modules only.
 */
import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Plugin } from 'vite';
import { minify } from './minify.ts';

const QUERY = '?inline-script';

/** Bundles a module and all it imports to a classic script. `sources` are the bundled files. */
export async function bundleScript(file: string, isMinified: boolean) {
  const { outputFiles, metafile } = await build({
    entryPoints: [file],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    metafile: true,
    absWorkingDir: path.dirname(file),
    logLevel: 'silent',
  });
  const sources = Object.keys(metafile.inputs).map((input) =>
    path.resolve(path.dirname(file), input),
  );
  const foreign = sources.find((source) => /node_modules|\.css\.ts$|(?<!\.ts)$/.test(source));
  if (foreign)
    throw new Error(`${file} is bundled without the framework and can't import ${foreign}`);
  const [{ text } = { text: '' }] = outputFiles;
  const script = isMinified ? await minify(text, { module: false }) : text;
  return { text: script.trim(), sources };
}

export function inlineScripts(): Plugin {
  let isBuild = false;
  let base = '/';
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    configResolved({ command, base: basePath }) {
      base = basePath;
      isBuild = command === 'build';
    },
    async load(id) {
      if (!id.endsWith(QUERY)) return undefined;
      const file = id.slice(0, -QUERY.length);
      const { text, sources } = await bundleScript(file, isBuild);
      for (const source of sources) this.addWatchFile(source);
      let url: string | undefined;
      if (isBuild) {
        const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
        const fileName = `static/${path.basename(file, '.ts')}-${hash}.js`;
        this.emitFile({ type: 'asset', fileName, source: text });
        url = base + fileName;
      }
      return `export default ${JSON.stringify(text)};\nexport const url = ${JSON.stringify(url)};`;
    },
  };
}
