/** Builds imports of pictures as the site's build does. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type PluginOption } from 'vite';
import { emittedFiles } from '../../packages/content/src/vite/emitted-files.ts';

/**
 * @param folder of the pictures
 * @param specifiers such as "./photo.jpg?w=400&format=webp"
 * @returns what each import is, in the same order, and the files that the build writes by URL
 */
export async function buildPictures(
  folder: string,
  specifiers: readonly string[],
  plugins: PluginOption[],
) {
  const entry = path.join(folder, 'entry.js');
  const lines = specifiers.map((specifier, index) => {
    return `import value${index} from ${JSON.stringify(specifier)};`;
  });
  const names = specifiers.map((_, index) => `value${index}`);
  await writeFile(entry, `${lines.join('\n')}\nexport default [${names.join(', ')}];`);
  const made = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [emittedFiles(), ...plugins],
    build: { write: false, lib: { entry, formats: ['es'] }, assetsInlineLimit: 0, minify: false },
  });
  const outputs = [made].flat().flatMap((each) => ('output' in each ? each.output : []));
  const code = outputs.find((output) => output.type === 'chunk')?.code ?? '';
  const module = `data:text/javascript,${encodeURIComponent(code)}`;
  const { default: values } = (await import(/* @vite-ignore */ module)) as { default: unknown[] };
  const files = new Map(
    outputs.flatMap((output) =>
      output.type === 'asset' ? [[`/${output.fileName}`, Buffer.from(output.source)]] : [],
    ),
  );
  return { values, files };
}
