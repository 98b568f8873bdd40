/**
 * Vite plugin: lists of the case studies. `virtual:studies` imports all but their texts, `virtual:bodies` imports each text
 * when it is needed. Browser files of unpublished entries (drafts, sample titles) are in a folder that only local servers
 * serve (compress-build.ts moves it out of the client build), and so is the list of their texts. Scripts outside of it don't
 * name them. The server build has them, and the process decides whether to show them (app/content/is-public.ts).
 */
import path from 'node:path';
import type { Plugin, Rollup } from 'vite';
import { DRAFTS, HASHED } from '../read/published-files.ts';
import { isDrawnFor } from '../cards/card-files.ts';
import type { ContentFolder, Study } from '../folder/content.ts';

const STUDIES = 'virtual:studies';
const BODIES = 'virtual:bodies';
const DRAFT_BODIES = `${BODIES}/drafts`;

/** Whether a public site leaves an entry out: a draft, or one whose title is a sample. */
export const isLeftOut = ({ versions }: Study) =>
  versions !== undefined && versions.public === undefined;

export function studyLists(content: ContentFolder): Plugin {
  const texts = path.join(content.dir, 'case-studies');
  let isForBrowsers = false;
  let studies: readonly Study[] = [];

  const fileOf = ({ file }: Study) => path.join(texts, path.basename(file));
  const isPrivate = (file: string) =>
    studies.some((study) => {
      const media = path.join(content.dir, 'media', study.slug) + path.sep;
      const absolute = path.resolve(file);
      return (
        absolute === fileOf(study) || absolute.startsWith(media) || isDrawnFor(study.slug, absolute)
      );
    });
  const folder = (isForLocal: boolean) => (isForLocal ? DRAFTS : HASHED).slice(1);
  const nameOf = ({ moduleIds }: Rollup.PreRenderedChunk) =>
    folder(moduleIds.some((id) => id === `\0${DRAFT_BODIES}` || isPrivate(id)));

  return {
    name: 'study-lists',
    enforce: 'pre',
    config(_config, { command, isSsrBuild }) {
      if (command !== 'build') return undefined;
      isForBrowsers = !isSsrBuild;
      return {
        build: {
          rollupOptions: {
            output: {
              // A picture that another page has too is no secret.
              assetFileNames: ({ originalFileNames }) =>
                `${folder(originalFileNames.length > 0 && originalFileNames.every(isPrivate))}[name]-[hash][extname]`,
              ...(isForBrowsers && {
                chunkFileNames: (chunk) => `${nameOf(chunk)}[name]-[hash].js`,
              }),
            },
          },
        },
      };
    },
    async buildStart() {
      studies = (await content.load()).studies.filter(isLeftOut);
    },
    resolveId: (id) => ([STUDIES, BODIES, DRAFT_BODIES].includes(id) ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${STUDIES}`) return listStudies((await content.load()).studies);
      if (id === `\0${DRAFT_BODIES}`) return `export default ${importsOf(studies)};`;
      if (id !== `\0${BODIES}`) return undefined;
      const all = (await content.load()).studies;
      const isApart = isForBrowsers && studies.length > 0;
      const listed = isApart ? all.filter((study) => !isLeftOut(study)) : all;
      return [
        `export const bodies = ${importsOf(listed)};`,
        `export const loadDrafts = ${isApart ? `() => import('${DRAFT_BODIES}').then((module) => module.default)` : 'undefined'};`,
      ].join('\n');
    },
    hotUpdate({ type, file, modules }) {
      if (type === 'update' || path.dirname(path.resolve(file)) !== texts) return undefined;
      const lists = [STUDIES, BODIES].map((id) =>
        this.environment.moduleGraph.getModuleById(`\0${id}`),
      );
      return [...modules, ...lists.filter((list) => list !== undefined)];
    },
  };
}

const pathOf = ({ file }: Study, query = '') =>
  JSON.stringify(`#content/case-studies/${path.basename(file)}${query}`);

/** Imports of all but the texts (content-modules.ts). */
function listStudies(studies: readonly Study[]): string {
  const names = studies.map((_, index) => `study${index}`);
  const imports = studies.map(
    (study, index) => `import ${names[index]} from ${pathOf(study, '?study')};`,
  );
  return [...imports, `export default [${names.join(', ')}];`].join('\n');
}

/** Slug -> import of the text. */
function importsOf(studies: readonly Study[]): string {
  const entries = studies.map((study) => {
    const slug = JSON.stringify(study.slug);
    return `[${slug}, () => import(${pathOf(study)})]`;
  });
  return `new Map([${entries.join(', ')}])`;
}
