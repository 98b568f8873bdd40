/**
 * Vite plugins that turn content into modules and validate it, so that a module has the type that
 * modules.d.ts declares. In the preview, an invalid file keeps its last valid version beneath
 * the error message (content-check.ts).
 */
import mdx, { type Options } from '@mdx-js/rollup';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { z } from 'zod';
import {
  frontmatterSchema,
  knownFrontmatterSchema,
  knownYamlSchemas,
  yamlSchemas,
} from '../../app/content/schema.ts';
import type { Versions } from '../../app/content/versions.ts';
import { type ComponentName, mdxComponents } from '../../app/content/mdx-components.ts';
import { formatProblem } from '../content/problem.ts';
import { readBody } from '../content/text/read-body.ts';
import { readYaml, splitFrontmatter } from '../content/yaml/read-yaml.ts';
import { removeSamples } from '../content/samples/remove-samples.ts';
import { mediaImport } from '../content/media/media-imports.ts';
import { ROLES } from '../content/media/roles.ts';
import { studyModule } from '../content/study-module.ts';

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
 * @param schema what the owner can write
 * @param knownSchema what is needed of it without samples
 * @param firstLine line of the file on which the source begins
 * @throws if the data is invalid, with one line per problem
 */
export function parseVersions<T>(
  file: string,
  source: string,
  schema: z.ZodType,
  knownSchema: z.ZodType<T>,
  firstLine = 1,
): Versions<T, T | undefined> {
  const { data, problems, samples } = readYaml(source, schema, firstLine);
  if (data === undefined) {
    const shown = path.relative(process.cwd(), file);
    throw new Error(
      problems.map((problem) => formatProblem({ file: shown, ...problem })).join('\n'),
    );
  }
  return {
    local: data as T,
    public: removeSamples(data, samples, knownSchema),
    samples: samples.length,
  };
}

/** Reads a file that is needed as a whole. @throws if a sample in it is needed, as the content check reports */
export function parseNeeded<T>(...args: Parameters<typeof parseVersions<T>>): Versions<T> {
  const versions = parseVersions<T>(...args);
  if (versions.public === undefined) throw new Error(`${args[0]}: a sample in it is needed`);
  return { ...versions, public: versions.public };
}

const moduleOf = (data: unknown) => `export default ${JSON.stringify(data)};`;

/** What the components of a body need from the server, as JSON. */
function dataNeeds(source: string): string {
  const elements = readBody(source).body?.elements ?? [];
  const needs = elements.flatMap(({ name }) => {
    const component = mdxComponents[name as ComponentName];
    return component && 'data' in component ? component.data : [];
  });
  return JSON.stringify([...new Set(needs)]);
}

/** Name of the first demo in a body. */
function firstDemo(source: string) {
  const elements = readBody(source).body?.elements ?? [];
  const name = elements.find((element) => element.name === 'Demo')?.attributes.get('name');
  return typeof name === 'string' ? name : undefined;
}

/**
 * `x.mdx` is the body as a component, whose `data` names what it needs from the server; `x.mdx?frontmatter` its
 * fields, the name of its first demo and the pictures of its card.
 */
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
          const source = await readFile(file, 'utf8');
          const head = splitFrontmatter(source) ?? '';
          const versions = parseVersions(file, head, frontmatterSchema, knownFrontmatterSchema, 2);
          return studyModule(file, { ...versions, demo: firstDemo(source) });
        });
      },
    },
    {
      ...bodies,
      transform(code, id) {
        if (id.includes('?')) return undefined;
        return keepBody(id, async () => {
          const made = await bodies.transform.call(this, code, id);
          return made && { ...made, code: `${made.code}\nMDXContent.data = ${dataNeeds(code)};\n` };
        });
      },
    },
  ];
}

/** A YAML file as a module of its data. Only for the server, because it contains samples. */
export function yamlModules(): Plugin {
  const keep = lastGood<string>();
  const toModule = (file: string, source: string) => {
    const name = path.basename(file);
    if (!(name in yamlSchemas)) {
      throw new Error(`${file}: no schema for this file; add one to yamlSchemas`);
    }
    const known = name as keyof typeof yamlSchemas;
    const versions = parseNeeded<unknown>(
      file,
      source,
      yamlSchemas[known],
      knownYamlSchemas[known],
    );
    return known === 'talks.yaml'
      ? talksModule(versions as Versions<readonly { image: string }[]>)
      : moduleOf(versions);
  };
  return {
    name: 'yaml-modules',
    async transform(source, id, options) {
      if (!id.endsWith('.yaml')) return undefined;
      if (!options?.ssr) {
        throw new Error(`${path.relative(process.cwd(), id)}: only the server can import it`);
      }
      return { code: await keep(id, () => toModule(id, source)), map: null };
    },
  };
}

/** The talks with their pictures. The module imports the pictures, so that the build creates all sizes. */
function talksModule(versions: Versions<readonly { image: string }[]>): string {
  const files = [...new Set(versions.local.map(({ image }) => image))];
  return `
${files.map((file, index) => `import picture${index} from ${JSON.stringify(mediaImport('talks', file, ROLES.talk.query))};`).join('\n')}
const pictures = {${files.map((file, index) => `${JSON.stringify(file)}: picture${index}`).join(', ')}};
const withPictures = (talks) => talks.map((talk) => ({ ...talk, image: pictures[talk.image] }));
const versions = ${JSON.stringify(versions)};
export default {
  local: withPictures(versions.local),
  public: withPictures(versions.public),
  samples: versions.samples,
};
`;
}
