/**
 * Vite plugins that turn content into modules. In the preview, an invalid file keeps its last valid version beneath the
 * error message (content-check.ts).
 */
import mdx, { type Options } from '@mdx-js/rollup';
import path from 'node:path';
import type { Plugin } from 'vite';
import { yamlSchemas } from '../schema/yaml-files.ts';
import { letteringOf } from '../cards/card-files.ts';
import { type ContentFolder, problemsIn } from '../folder/content.ts';
import type { YamlName } from '../folder/parse-files.ts';
import { isMarkdown, isStudy } from '../read/slug.ts';
import { studyModule, yamlModule } from './modules.ts';
import { followSite } from './follow-site.ts';
import { lastGood } from './last-good.ts';
import { setLanguage } from './set-language.ts';
import { setMissingLetters } from './set-missing-letters.ts';
import { studyExports } from './study-exports.ts';
import { problemsError } from '../read/problem.ts';
import { contentMedia } from '../media/import-media.ts';
import { rehypeOpenings } from '../text/openings.ts';
import { rehypeQuotes } from '../text/quotes.ts';
import { rehypeCleanHtml, rehypeReadHtml } from '../text/raw-html.ts';

const QUERY = '?study';

/**
 * `x.mdx` or `x.md` is the text as a component, with what else its page needs; with `?study` it is the
 * rest of the case study (packages/content/src/schema/study-module.ts).
 */
export function mdxModules(content: ContentFolder, options: Options): Plugin[] {
  const { rehypePlugins } = options;
  const addExports = studyExports(content);
  const compiler = (format: 'mdx' | 'md', plugins: NonNullable<Options['rehypePlugins']>) =>
    mdx({
      ...options,
      format,
      rehypePlugins: [
        [setLanguage, content],
        [setMissingLetters, content],
        ...plugins,
        [contentMedia, content],
        ...(rehypePlugins ?? []),
        rehypeOpenings,
        rehypeQuotes,
        addExports,
      ],
      tableCellAlignToStyle: false,
    });
  const bodies = compiler('mdx', []);
  const markdownBodies = compiler('md', [...rehypeReadHtml, rehypeCleanHtml]);
  const keepStudy = lastGood<string>();
  const keepBody = lastGood<Awaited<ReturnType<typeof bodies.transform>>>();
  return [
    {
      name: 'study-modules',
      enforce: 'pre',
      async load(id) {
        if (!id.endsWith(QUERY)) return undefined;
        const file = id.slice(0, -QUERY.length);
        return keepStudy(id, async () =>
          studyModule(await content.study(file), file, content, await letteringOf(content)),
        );
      },
    },
    {
      ...bodies,
      config(config, env) {
        bodies.config(config, env);
        markdownBodies.config(config, env);
      },
      // Its labels are in the text, and its fonts decide about words.
      hotUpdate: followSite(content, (id) => isStudy(path.basename(id))),
      async transform(code, id) {
        if (!isStudy(path.basename(id))) return undefined;
        return keepBody(id, async () => {
          const study = await content.study(id);
          if (!study.body) throw problemsError(problemsIn(study));
          const { transform } = isMarkdown(id) ? markdownBodies : bodies;
          return transform.call(this, code, id);
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
    // One that is missing can be a list without items.
    resolveId: (id) => (path.isAbsolute(id) && path.basename(id) in yamlSchemas ? id : undefined),
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
