/**
 * What the module of a text exports besides the component. Strings, because the preview updates a text in place only while
 * its other exports are unchanged.
 */
import type { Root } from 'hast';
import type { VFile } from 'vfile';
import type { ContentFolder } from '../folder/content.ts';
import { exportNode } from '../text/import-node.ts';
import { dataNeeds, pictureAlt } from './modules.ts';

/** @returns a rehype plugin */
export function studyExports(content: ContentFolder) {
  /** What the picture of each card last showed, because a card with an invalid field stays as it was. */
  const alts = new Map<string, string>();
  return () => async (tree: Root, file: VFile) => {
    const study = await content.study(file.path);
    if (study.versions) alts.set(file.path, pictureAlt(study) ?? '');
    tree.children.unshift(
      exportNode('dataNeeds', dataNeeds(study).join(' ')) as never,
      exportNode('pictureAlt', alts.get(file.path) ?? '') as never,
    );
  };
}
