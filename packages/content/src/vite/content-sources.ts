/** Tells the preview where the content is written (app/start/edit-from-page.ts). */
import type { Plugin } from 'vite';
import { CONTENT_SOURCES_PATH, type ContentSource } from '../schema/content-source.ts';
import type { ContentFile, ContentFolder, Study } from '../folder/content.ts';
import type { SamplePath } from '../read/read-yaml.ts';

export const contentSources = (content: ContentFolder): Plugin => ({
  name: 'content-sources',
  apply: 'serve',
  configureServer({ config, middlewares }) {
    middlewares.use(config.base + CONTENT_SOURCES_PATH.slice(1), async (_request, response) => {
      const { site, openSource, talks, resume, studies } = await content.load();
      const files = [site, openSource, talks, resume, ...studies];
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify([...files.flatMap(listFields), ...studies.flatMap(listTexts)]));
    });
  },
});

/** The texts of the fields of a file; numbers too. */
function listFields({ file, raw, samplePaths, lineOf }: ContentFile<unknown>): ContentSource[] {
  const isSample = (path: SamplePath) =>
    samplePaths.some((sample) => sample.every((key, index) => key === path[index]));
  const visit = (value: unknown, path: SamplePath): ContentSource[] => {
    if (typeof value === 'string' || typeof value === 'number') {
      return [{ text: String(value), file, line: lineOf(path), isSample: isSample(path) }];
    }
    if (Array.isArray(value)) return value.flatMap((item, index) => visit(item, [...path, index]));
    if (!value || typeof value !== 'object') return [];
    return Object.entries(value).flatMap(([key, inner]) => visit(inner, [...path, key]));
  };
  // As written: defaults have no line.
  return visit(raw, []);
}

/** The texts of the body of a case study, and those in the attributes of its components. */
function listTexts({ file, body }: Study): ContentSource[] {
  const { texts = [], elements = [] } = body ?? {};
  const inAttributes = elements.flatMap(({ attributes, line }) =>
    [...attributes.values()].flatMap((text) => (text === true ? [] : { text, line })),
  );
  return [...texts, ...inAttributes].map((found) => ({ ...found, file, isSample: false }));
}
