/**
 * Vite plugin: puts browser files of unpublished entries (drafts, sample titles) into a folder that only local servers
 * serve (compress-build.ts moves it out of the client build). Scripts outside of it don't name them. The server build has
 * them, and the process decides whether to show them (app/content/is-public.ts).
 */
import path from 'node:path';
import { normalizePath, type Plugin, type Rollup } from 'vite';
import { DRAFTS, HASHED } from '../../server/file-names.ts';
import { isDrawnFor } from '../content/cards/card-files.ts';
import type { ContentFolder, Study } from '../content/content.ts';

const VIRTUAL = 'virtual:drafts';
const BODIES = `\0${VIRTUAL}/bodies`;
/** Imports all texts; draft texts are excluded from its pattern. */
const BODY_CHUNKS = '/app/content/body-chunks.ts';
const PATTERN = "'#content/case-studies/+([a-z0-9])*(-+([a-z0-9])).{md,mdx}'";

/** Whether a public site leaves an entry out: a draft, or one whose title is a sample. */
export const isLeftOut = ({ versions }: Study) =>
  versions !== undefined && versions.public === undefined;

export function drafts(content: ContentFolder): Plugin {
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
    folder(moduleIds.some((id) => id === BODIES || isPrivate(id)));

  return {
    name: 'drafts',
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
    resolveId(id) {
      return id.startsWith(VIRTUAL) ? `\0${id}` : undefined;
    },
    load(id) {
      if (id === `\0${VIRTUAL}`) {
        return isForBrowsers && studies.length > 0
          ? `export const loadDrafts = () => import('${VIRTUAL}/bodies').then((module) => module.default);`
          : 'export const loadDrafts = undefined;';
      }
      if (id !== BODIES) return undefined;
      const entries = studies.map((study) => {
        const source = JSON.stringify(normalizePath(fileOf(study)));
        return `${JSON.stringify(study.slug)}: () => import(${source}).then((module) => module.default)`;
      });
      return `export default { ${entries.join(', ')} };`;
    },
    transform(code, id) {
      if (!isForBrowsers || studies.length === 0 || !id.endsWith(BODY_CHUNKS)) return undefined;
      if (!code.includes(PATTERN)) throw new Error(`${id}: no pattern ${PATTERN}`);
      const excluded = studies.map(({ file }) => `'!#content/case-studies/${path.basename(file)}'`);
      return { code: code.replace(PATTERN, `[${[PATTERN, ...excluded].join(', ')}]`), map: null };
    },
  };
}
