/** Each recording has its encoded files. */
import { listMediaUses } from '../media-uses.ts';
import type { Rule } from '../rule.ts';

export const videos: Rule = (content) =>
  listMediaUses(content).flatMap(({ folder, name, place, encoded }) => {
    const files = content.media.get(folder);
    if (!encoded || encoded.every((file) => files?.has(file))) return [];
    const shown = content.pathOf('media', folder, name);
    const reason = files?.has(name)
      ? `file ${shown} is not encoded for the web. Run "npm run media".`
      : `file ${shown} not found. Add it, or name another file.`;
    return [{ ...place, reason }];
  });
