/**
 * Vite plugin: `virtual:resume-pdf` is the résumé as a PDF, made from `resume.yaml` when the server
 * is built. Default export: the file in base64.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { resumeSchema } from '../app/content/schema.ts';
import { cached } from './cached.ts';
import { renderResume } from './render-resume.ts';

const VIRTUAL = 'virtual:resume-pdf';
/** Another one sets another PDF. */
const RENDERER = path.join(import.meta.dirname, 'render-resume.ts');

export function resumePdf(contentDir: string): Plugin {
  const source = path.join(contentDir, 'resume.yaml');
  return {
    name: 'resume-pdf',
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    async load(id) {
      if (id !== `\0${VIRTUAL}`) return undefined;
      this.addWatchFile(source);
      const [data, code] = await Promise.all(
        [source, RENDERER].map((file) => readFile(file, 'utf8')),
      );
      const pdf = await cached('resume', `${code}${data}`, () =>
        renderResume(resumeSchema.parse(parse(data ?? ''))),
      );
      return `export default ${JSON.stringify(pdf.toString('base64'))};`;
    },
  };
}
