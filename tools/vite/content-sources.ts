/** Tells the preview where each field of the content is written (app/preview/edit-from-page.ts). */
import type { Plugin } from 'vite';
import { CONTENT_SOURCES_PATH, type ContentSource } from '../../app/preview/content-source.ts';
import { type ContentFile, loadContent } from '../content-check/load-content.ts';
import type { SamplePath } from '../content-check/read-yaml.ts';

export const contentSources = (contentDir: string): Plugin => ({
  name: 'content-sources',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use(CONTENT_SOURCES_PATH, async (_request, response) => {
      const { site, openSource, talks, resume, studies } = await loadContent(
        contentDir,
        process.cwd(),
      );
      const files = [site, openSource, talks, resume, ...studies];
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(files.flatMap((file) => listFields(file))));
    });
  },
});

/** The texts and numbers in a file. */
export function listFields({ file, data, samples, lineOf }: ContentFile<unknown>): ContentSource[] {
  const isSample = (path: SamplePath) =>
    samples.some((sample) => sample.every((key, index) => key === path[index]));
  const visit = (value: unknown, path: SamplePath): ContentSource[] => {
    if (typeof value === 'string' || typeof value === 'number') {
      return [{ text: String(value), file, line: lineOf(path), isSample: isSample(path) }];
    }
    if (Array.isArray(value)) return value.flatMap((item, index) => visit(item, [...path, index]));
    if (!value || typeof value !== 'object') return [];
    return Object.entries(value).flatMap(([key, inner]) => visit(inner, [...path, key]));
  };
  return visit(data, []);
}
