/**
 * Vite plugin: `share-blank.jpg?lettered` is the picture for shared links with the owner's name and job title, from
 * `site.yaml`. Without such a file, the first cards of the list are drawn. Shared links are public, so samples aren't in it.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { filesOfCard, letteringOf } from '../cards/card-files.ts';
import { letterPicture, MAX_CARDS, papersOf, renderSiteShare, SHARE_SIZE } from 'paper-cards';
import { type ContentFolder, publishableVersions, validStudies } from '../folder/content.ts';
import { openPicture } from '../media/read-picture.ts';
import { readDrawable } from '../media/read-svg.ts';
import { DRAWN_SHARE } from './modules.ts';
import { siteHue } from '../folder/site-hue.ts';
import { fileUrl, dataModule } from './emitted-files.ts';

const QUERY = '.jpg?lettered';

export function sharePicture(content: ContentFolder): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'share-picture',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved;
    },
    resolveId: (id) => (id === DRAWN_SHARE ? id : undefined),
    async load(id) {
      if (id !== DRAWN_SHARE && !id.endsWith(QUERY)) return undefined;
      const file = id === DRAWN_SHARE ? undefined : id.slice(0, id.lastIndexOf('?'));
      // Links to the preview aren't shared.
      if (config.command === 'serve') return 'export default undefined';
      const { owner, theme } = publishableVersions(await content.yaml('site.yaml')).public;
      const blank = file ? await readFile(file) : await drawCards(content, theme.color);
      const asset = this.emitFile({
        type: 'asset',
        name: 'share.jpg',
        ...(file && { originalFileName: path.relative(config.root, file) }),
        source: await letterPicture(blank, owner),
      });
      const { width: w, height: h } = SHARE_SIZE;
      return dataModule({ src: fileUrl(asset), w, h });
    },
  };
}

/** The first cards of the published list, on a ground of a color of CSS. */
async function drawCards(content: ContentFolder, ground: string): Promise<Buffer> {
  const lettering = await letteringOf(content);
  const listed = validStudies(await content.load())
    .filter(({ data, versions }) => versions?.public && !data.excludeFromList)
    .sort((a, b) => a.data.order - b.data.order)
    .slice(0, MAX_CARDS);
  const cards = await Promise.all(
    listed.map(async (study) => {
      const files = await filesOfCard(study, { dir: content.dir, lettering });
      const { bg, title } = files;
      // Draws it.
      await files.picture();
      const [picture, letters] = await Promise.all(
        [bg, title].map(({ folder, name }) =>
          readDrawable(path.resolve(content.dir, 'media', folder, name)),
        ),
      );
      if (!picture || !letters) throw new Error(`The card of ${study.slug} has no files`);
      return { picture: await (await openPicture(picture)).png().toBuffer(), title: letters };
    }),
  );
  return renderSiteShare(papersOf(await siteHue(content)), cards, ground);
}
