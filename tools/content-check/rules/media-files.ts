/** Media files exist; pictures can be decoded and are wide enough for their use. */
import path from 'node:path';
import type { Content } from '../load-content.ts';
import { listMediaUses, type MediaUse } from '../media-uses.ts';
import { sizeOf } from '../pictures.ts';
import type { Rule } from '../rule.ts';

export const mediaFiles: Rule = async (content) => {
  const uses = listMediaUses(content).filter(({ encoded }) => !encoded);
  const found = await Promise.all(
    uses.map(async (use) => {
      const reason = await reasonAgainst(use, content);
      return reason === undefined ? [] : [{ ...use.place, reason }];
    }),
  );
  return found.flat();
};

async function reasonAgainst({ folder, name, minWidth }: MediaUse, content: Content) {
  const shown = content.pathOf('media', folder, name);
  if (!content.media.get(folder)?.has(name)) {
    return `file ${shown} not found. Add it, or name another file.`;
  }
  if (minWidth === undefined || name.endsWith('.svg')) return undefined;
  const size = await sizeOf(path.join(content.dir, 'media', folder, name)).catch(() => undefined);
  if (!size) return `file ${shown} cannot be decoded. Export it again as JPEG or PNG.`;
  if (size.width >= minWidth) return undefined;
  return `file ${name} is ${size.width} px wide, too small for its place. Use one of at least ${minWidth} px.`;
}
