/**
 * Vite plugin: what the site says, in the language of its owner. Two modules of the same object, so that the scripts of every
 * page have only the labels that they use: `virtual:labels` is for what every page loads, `virtual:text-labels` for texts and
 * demos.
 */
import type { Plugin } from 'vite';
import type { ContentFolder } from '../folder/content.ts';
import { labelsOf } from '../labels/labels.ts';
import { followSite } from './follow-site.ts';

const MODULES = new Set(['virtual:labels', 'virtual:text-labels']);
const isModule = (id: string) => id.startsWith('\0') && MODULES.has(id.slice(1));

export const siteLabels = (content: ContentFolder): Plugin => ({
  name: 'site-labels',
  resolveId: (id) => (MODULES.has(id) ? `\0${id}` : undefined),
  async load(id) {
    if (!isModule(id)) return undefined;
    const { versions } = await content.yaml('site.yaml');
    return `export default ${JSON.stringify(labelsOf(versions?.public ?? { lang: 'en' }))};`;
  },
  hotUpdate: followSite(content, isModule),
});
