/**
 * Vite plugins that turn content into modules. The data is not validated here, but by
 * content-check.ts before anything is built.
 */
import mdx, { type Options } from '@mdx-js/rollup';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { splitFrontmatter } from '../app/content/frontmatter.ts';
import { talkPictureQuery } from './picture-queries.ts';

const QUERY = '?frontmatter';

/** `x.mdx` is the body as a component, `x.mdx?frontmatter` the fields at its head. */
export function mdxModules(options: Options): Plugin[] {
  const bodies = mdx(options);
  return [
    {
      name: 'frontmatter-modules',
      enforce: 'pre',
      async load(id) {
        if (!id.endsWith(`.mdx${QUERY}`)) return undefined;
        const head = splitFrontmatter(await readFile(id.slice(0, -QUERY.length), 'utf8'));
        return `export default ${JSON.stringify(parse(head ?? '') ?? {})};`;
      },
    },
    {
      ...bodies,
      transform(code, id) {
        return id.includes('?') ? undefined : bodies.transform.call(this, code, id);
      },
    },
  ];
}

/** A YAML file as a module; values of `image` fields become imported pictures. */
export function yamlModules(): Plugin {
  return {
    name: 'yaml-modules',
    transform(source, id) {
      if (!id.endsWith('.yaml')) return undefined;
      const folder = path.basename(id, '.yaml');
      const imports: string[] = [];
      const json = JSON.stringify(parse(source), (key, value: unknown) => {
        if (key !== 'image' || typeof value !== 'string') return value;
        imports.push(`./media/${folder}/${value}?${talkPictureQuery}`);
        return `<image ${imports.length - 1}>`;
      });
      const importLines = imports.map(
        (file, index) => `import image${index} from ${JSON.stringify(file)};`,
      );
      const code = json.replaceAll(/"<image (\d+)>"/g, 'image$1');
      return { code: [...importLines, `export default ${code};`].join('\n'), map: null };
    },
  };
}
