/**
 * Vite plugins that turn content into modules. content-check.ts tells the owner of mistakes; here a
 * file with a mistake keeps the form it had before, so that the preview goes on beneath the message.
 */
import mdx, { type Options } from '@mdx-js/rollup';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { splitFrontmatter } from '../app/content/frontmatter.ts';
import { frontmatterSchema, yamlSchemas } from '../app/content/schema.ts';
import { talkPictureQuery } from './picture-queries.ts';

const QUERY = '?frontmatter';

/** What `make` gives, or what it gave for the same module before it began to fail. */
function lastGood<T>() {
  const former = new Map<string, T>();
  return async (id: string, make: () => T | Promise<T>): Promise<T> => {
    try {
      const made = await make();
      former.set(id, made);
      return made;
    } catch (error) {
      const good = former.get(id);
      if (good === undefined) throw error;
      return good;
    }
  };
}

/** `x.mdx` is the body as a component, `x.mdx?frontmatter` the fields at its head. */
export function mdxModules(options: Options): Plugin[] {
  const bodies = mdx(options);
  const keepHead = lastGood<string>();
  const keepBody = lastGood<Awaited<ReturnType<typeof bodies.transform>>>();
  return [
    {
      name: 'frontmatter-modules',
      enforce: 'pre',
      load(id) {
        if (!id.endsWith(`.mdx${QUERY}`)) return undefined;
        return keepHead(id, async () => {
          const head = splitFrontmatter(await readFile(id.slice(0, -QUERY.length), 'utf8'));
          return `export default ${JSON.stringify(frontmatterSchema.parse(parse(head ?? '')))};`;
        });
      },
    },
    {
      ...bodies,
      transform(code, id) {
        if (id.includes('?')) return undefined;
        return keepBody(id, () => bodies.transform.call(this, code, id));
      },
    },
  ];
}

/** A YAML file as a module; values of `image` fields become imported pictures. */
export function yamlModules(): Plugin {
  const keep = lastGood<string>();
  return {
    name: 'yaml-modules',
    async transform(source, id) {
      if (!id.endsWith('.yaml')) return undefined;
      return { code: await keep(id, () => yamlModule(path.basename(id), source)), map: null };
    },
  };
}

function yamlModule(file: string, source: string): string {
  const schemas: Record<string, { parse(data: unknown): unknown }> = yamlSchemas;
  const data: unknown = parse(source);
  const imports: string[] = [];
  const json = JSON.stringify(schemas[file]?.parse(data) ?? data, (key, value: unknown) => {
    if (key !== 'image' || typeof value !== 'string') return value;
    imports.push(`./media/${path.basename(file, '.yaml')}/${value}?${talkPictureQuery}`);
    return `<image ${imports.length - 1}>`;
  });
  const importLines = imports.map(
    (picture, index) => `import image${index} from ${JSON.stringify(picture)};`,
  );
  const code = json.replaceAll(/"<image (\d+)>"/g, 'image$1');
  return [...importLines, `export default ${code};`].join('\n');
}
