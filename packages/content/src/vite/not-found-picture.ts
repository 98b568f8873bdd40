/**
 * Vite plugin: `virtual:not-found-picture` is the picture of the error page: `media/site/not-found.jpg`, or the middle of a
 * drawn card.
 */
import type { Plugin } from 'vite';
import { filesOfCard, letteringOf } from '../cards/card-files.ts';
import type { ContentFolder } from '../folder/content.ts';
import { mediaImport } from '../media/media-imports.ts';
import { siteHue } from '../folder/site-hue.ts';

const VIRTUAL = 'virtual:not-found-picture';
const OWN = 'not-found.jpg';
/** Draws a paper plane that flies off, in every hue. */
const SLUG = 'not-here';
const QUERY = 'w=616;1232&aspect=1.6&format=avif;webp;jpeg&as=picture';

export const notFoundPicture = (content: ContentFolder): Plugin => ({
  name: 'not-found-picture',
  resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
  async load(id) {
    if (id !== `\0${VIRTUAL}`) return undefined;
    const picture = content.mediaIn('site').has(OWN)
      ? mediaImport('site', OWN, QUERY)
      : await drawn(content);
    return `export { default } from ${JSON.stringify(picture)};`;
  },
});

async function drawn(content: ContentFolder): Promise<string> {
  const data = { title: 'Not found', hue: await siteHue(content), animations: [] };
  const context = { dir: content.dir, lettering: await letteringOf(content) };
  const { bg } = await filesOfCard({ slug: SLUG, data }, context);
  return mediaImport(bg.folder, bg.name, QUERY);
}
