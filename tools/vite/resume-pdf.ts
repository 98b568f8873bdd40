/**
 * Vite plugin: `virtual:resume-pdf` is the résumé as a PDF, rendered from `resume.yaml` and `site.yaml` by the server
 * build. Default export: the file in base64, with and without samples.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import {
  knownResumeSchema,
  knownSiteSchema,
  type Resume,
  resumeSchema,
  type Site,
  siteSchema,
} from '../../app/content/schema.ts';
import { createBuildCache } from '../content/build-cache.ts';
import { parseNeeded } from './content-modules.ts';
import { renderResume } from '../content/resume/render-resume.ts';

const VIRTUAL = 'virtual:resume-pdf';

export function resumePdf(contentDir: string): Plugin {
  const cached = createBuildCache('resume', {
    modules: [
      path.join(import.meta.dirname, '../content/resume/render-resume.ts'),
      path.resolve(import.meta.dirname, '../../app/content/owner.ts'),
    ],
    packages: ['pdfkit', 'fontkit', '@fontsource/nunito', '@fontsource/fraunces'],
  });
  const render = async (resume: Resume, { owner, profiles }: Site) => {
    const data = { resume, owner, profiles };
    return (await cached(JSON.stringify(data), () => renderResume(data))).toString('base64');
  };
  return {
    name: 'resume-pdf',
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    async load(id) {
      if (id !== `\0${VIRTUAL}`) return undefined;
      const read = (name: string) => {
        const file = path.join(contentDir, name);
        this.addWatchFile(file);
        return readFile(file, 'utf8');
      };
      const resume = parseNeeded<Resume>(
        path.join(contentDir, 'resume.yaml'),
        await read('resume.yaml'),
        resumeSchema,
        knownResumeSchema,
      );
      const site = parseNeeded<Site>(
        path.join(contentDir, 'site.yaml'),
        await read('site.yaml'),
        siteSchema,
        knownSiteSchema,
      );
      const files = {
        local: await render(resume.local, site.local),
        public: await render(resume.public, site.public),
      };
      return `export default ${JSON.stringify(files)};`;
    },
  };
}
