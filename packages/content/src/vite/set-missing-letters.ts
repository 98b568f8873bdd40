/** Rehype plugin: tells `rehypeWholeWords` which letters the site's fonts lack. */
import type { Root } from 'hast';
import type { VFile } from 'vfile';
import type { ContentFolder } from '../folder/content.ts';
import { createFonts } from '../fonts/create-fonts.ts';

export const setMissingLetters = (content: ContentFolder) => async (_tree: Root, file: VFile) => {
  const site = (await content.yaml('site.yaml')).versions?.public;
  if (site) file.data.missingLetters = (await createFonts(site.theme.fonts)).missing;
};
