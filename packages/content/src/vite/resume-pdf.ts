/**
 * Vite plugin: `virtual:resume-pdf` is the résumé as a PDF, rendered from `resume.yaml` and `site.yaml` by the server
 * build. Default export: the file in base64, with and without samples.
 */
import path from 'node:path';
import type { Plugin } from 'vite';
import { type ContentFolder, publishableVersions } from '../folder/content.ts';
import { resumePdf as render } from '../owner/render-resume.ts';

const VIRTUAL = 'virtual:resume-pdf';

export function resumePdf(content: ContentFolder): Plugin {
  return {
    name: 'resume-pdf',
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    async load(id) {
      if (id !== `\0${VIRTUAL}`) return undefined;
      for (const name of ['resume.yaml', 'site.yaml']) {
        this.addWatchFile(path.join(content.dir, name));
      }
      const resume = publishableVersions(await content.yaml('resume.yaml'));
      const site = publishableVersions(await content.yaml('site.yaml'));
      const files = {
        local: (await render(resume.local, site.local)).toString('base64'),
        public: (await render(resume.public, site.public)).toString('base64'),
      };
      return `export default ${JSON.stringify(files)};`;
    },
  };
}
