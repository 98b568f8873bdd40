/**
 * Vite plugins that turn content into modules. In the preview, an invalid file keeps its last valid version beneath the
 * error message (content-check.ts).
 */
import mdx, { type Options } from '@mdx-js/rollup';
import path from 'node:path';
import type { Plugin } from 'vite';
import { yamlSchemas } from '../../app/content/schema.ts';
import { type ContentFolder, slugOf, type YamlName } from '../content/content.ts';
import { dataNeeds, studyModule, yamlModule } from '../content/modules.ts';

const QUERY = '?study';

/** Returns the result of `make`; if it throws, the last result for the same module. */
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

/**
 * `x.mdx` is the text as a component, whose `data` names what it needs from the server; `x.mdx?study` is the rest of
 * the case study (app/content/study-module.ts).
 */
export function mdxModules(content: ContentFolder, options: Options): Plugin[] {
  const bodies = mdx(options);
  const keepStudy = lastGood<string>();
  const keepBody = lastGood<Awaited<ReturnType<typeof bodies.transform>>>();
  return [
    {
      name: 'study-modules',
      enforce: 'pre',
      async load(id) {
        if (!id.endsWith(`.mdx${QUERY}`)) return undefined;
        const file = id.slice(0, -QUERY.length);
        return keepStudy(id, async () =>
          studyModule(await content.study(slugOf(file)), file, content),
        );
      },
    },
    {
      ...bodies,
      async transform(code, id) {
        if (id.includes('?') || !id.endsWith('.mdx')) return undefined;
        return keepBody(id, async () => {
          const made = await bodies.transform.call(this, code, id);
          const needs = JSON.stringify(dataNeeds(await content.study(slugOf(id))));
          return made && { ...made, code: `${made.code}\nMDXContent.data = ${needs};\n` };
        });
      },
    },
  ];
}

/** A YAML file as a module of its data. Only for the server, because it contains samples. */
export function yamlModules(content: ContentFolder): Plugin {
  const keep = lastGood<string>();
  return {
    name: 'yaml-modules',
    enforce: 'pre',
    async load(id, options) {
      if (!id.endsWith('.yaml')) return undefined;
      if (!options?.ssr) {
        throw new Error(`${path.relative(process.cwd(), id)}: only the server can import it`);
      }
      const name = path.basename(id);
      if (!(name in yamlSchemas)) {
        throw new Error(`${id}: no schema for this file; add one to yamlSchemas`);
      }
      return keep(id, async () => yamlModule(await content.yaml(name as YamlName), content));
    },
  };
}
