/**
 * Vite plugins that turn content into modules and validate it, so that a module has the type that
 * app/modules.d.ts declares. In the preview, an invalid file keeps its last valid version beneath
 * the error message (content-check.ts).
 */
import mdx, { type Options } from '@mdx-js/rollup';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { z } from 'zod';
import { splitFrontmatter } from '../../app/content/frontmatter.ts';
import {
  frontmatterSchema,
  type Talk,
  talksSchema,
  yamlSchemas,
} from '../../app/content/schema.ts';
import { formatProblem } from '../content-check/problem.ts';
import { readYaml } from '../content-check/read-yaml.ts';
import { talkPictureQuery } from './picture-queries.ts';

const QUERY = '?frontmatter';

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
 * Parses and validates a YAML source.
 * @param file its path, for messages
 * @param firstLine line of the file on which the source begins
 * @throws if the data is invalid, with one line per problem
 */
export function parseValid<T>(
  file: string,
  source: string,
  schema: z.ZodType<T>,
  firstLine = 1,
): T {
  const { data, problems } = readYaml(source, schema, firstLine);
  if (data !== undefined) return data;
  const shown = path.relative(process.cwd(), file);
  throw new Error(problems.map((problem) => formatProblem({ file: shown, ...problem })).join('\n'));
}

const moduleOf = (data: unknown) => `export default ${JSON.stringify(data)};`;

/** `x.mdx` is the body as a component, `x.mdx?frontmatter` its fields. */
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
          const file = id.slice(0, -QUERY.length);
          const head = splitFrontmatter(await readFile(file, 'utf8')) ?? '';
          return moduleOf(parseValid(file, head, frontmatterSchema, 2));
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

/** A YAML file as a module of its data. */
export function yamlModules(): Plugin {
  const keep = lastGood<string>();
  const schemas: Record<string, z.ZodType> = yamlSchemas;
  const toModule = (file: string, source: string) => {
    const name = path.basename(file);
    if (name === 'talks.yaml') return talksModule(parseValid(file, source, talksSchema));
    const schema = schemas[name];
    if (!schema) throw new Error(`${file}: no schema for this file; add one to yamlSchemas`);
    return moduleOf(parseValid(file, source, schema));
  };
  return {
    name: 'yaml-modules',
    async transform(source, id) {
      if (!id.endsWith('.yaml')) return undefined;
      return { code: await keep(id, () => toModule(id, source)), map: null };
    },
  };
}

/**
 * The talks with their pictures. The module imports the pictures, not the component that shows
 * them, because every page loads that component.
 */
function talksModule(talks: readonly Talk[]): string {
  const pictures = talks.map(({ image }) => `./media/talks/${image}?${talkPictureQuery}`);
  return `
${pictures.map((file, index) => `import picture${index} from ${JSON.stringify(file)};`).join('\n')}
const pictures = [${pictures.map((_file, index) => `picture${index}`).join(', ')}];
const talks = ${JSON.stringify(talks)};
export default talks.map((talk, index) => ({ ...talk, image: pictures[index] }));
`;
}
