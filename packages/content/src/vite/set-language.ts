/** Rehype plugin: tells the ones after it in which language a text is. */
import type { Root } from 'hast';
import type { VFile } from 'vfile';
import type { ContentFolder } from '../folder/content.ts';
import { textLabels } from '../labels/labels.ts';

export const setLanguage = (content: ContentFolder) => async (_tree: Root, file: VFile) => {
  const site = (await content.yaml('site.yaml')).versions?.public;
  if (!site) return;
  const { lang = site.lang } = (await content.study(file.path)).data ?? {};
  file.data.language = { lang, labels: textLabels(site, lang) };
};
