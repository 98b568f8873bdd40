/**
 * Vite plugin: `share-blank.jpg?lettered` is the picture for shared links with the owner's name and job title, from
 * `site.yaml`. Shared links are public, so samples aren't in it.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { type ContentFolder, neededVersions } from '../content/content.ts';
import { letterPicture } from '../content/media/letter-picture.ts';

const QUERY = '.jpg?lettered';

export function sharePicture(content: ContentFolder): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'share-picture',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved;
    },
    async load(id) {
      if (!id.endsWith(QUERY)) return undefined;
      const file = id.slice(0, id.lastIndexOf('?'));
      // Links to the preview aren't shared.
      if (config.command === 'serve')
        return `export { default } from ${JSON.stringify(`${file}?url`)}`;
      const { owner } = neededVersions(await content.yaml('site.yaml')).public;
      const asset = this.emitFile({
        type: 'asset',
        name: 'share.jpg',
        originalFileName: path.relative(config.root, file),
        source: await letterPicture(await readFile(file), owner),
      });
      return `export default "__VITE_ASSET__${asset}__"`;
    },
  };
}
