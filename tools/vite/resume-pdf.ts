/**
 * Vite plugin: `virtual:resume-pdf` is the résumé as a PDF, rendered from `resume.yaml` by the server build. Default
 * export: the file in base64.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { resumeSchema } from '../../app/content/schema.ts';
import { createBuildCache } from './build-cache.ts';
import { parseValid } from './content-modules.ts';
import { renderResume } from './render-resume.ts';

const VIRTUAL = 'virtual:resume-pdf';

export function resumePdf(contentDir: string): Plugin {
  const source = path.join(contentDir, 'resume.yaml');
  const cached = createBuildCache('resume', {
    modules: [path.join(import.meta.dirname, 'render-resume.ts')],
    packages: ['pdfkit', 'fontkit', '@fontsource/nunito', '@fontsource/fraunces'],
  });
  return {
    name: 'resume-pdf',
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    async load(id) {
      if (id !== `\0${VIRTUAL}`) return undefined;
      this.addWatchFile(source);
      const resume = parseValid(source, await readFile(source, 'utf8'), resumeSchema);
      const pdf = await cached(JSON.stringify(resume), () => renderResume(resume));
      return `export default ${JSON.stringify(pdf.toString('base64'))};`;
    },
  };
}
