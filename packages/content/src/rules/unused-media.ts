/** Every media file is used, and every media folder belongs to a case study. */
import { listMediaUses } from '../media/media-uses.ts';
import { mediaNameOf, similarFile } from '../media/media-names.ts';
import type { Rule } from './rule.ts';
import { listMisnamed } from './case-study-files.ts';

/** Folders that belong to no case study, and their files that the code uses. */
const SITE_FOLDERS: Record<string, readonly string[]> = {
  site: ['not-found.jpg', 'share-blank.jpg'],
  talks: [],
};

export const unusedMedia: Rule = (content) => {
  const { studies, talks, media, pathOf } = content;
  // A file that wasn't read may reference anything.
  if (!talks.data || studies.some(({ data, body }) => !data || !body)) return [];
  if (listMisnamed(content).length > 0) return [];

  const used = new Set(
    listMediaUses(content).flatMap(({ folder, name, encoded = {} }) => {
      const files = media.get(folder) ?? new Set<string>();
      // A file whose name is misspelled is named where it is used.
      const meant = files.has(name) ? name : (similarFile(name, files) ?? name);
      return [meant, ...Object.values(encoded)].map((file) => `${folder}/${file}`);
    }),
  );
  for (const { slug, body } of studies) {
    const files = media.get(slug) ?? new Set<string>();
    const named = body?.unread.brokenAddresses.map(({ address }) => address) ?? [];
    for (const written of [...(body?.alternatives ?? []), ...named]) {
      used.add(`${slug}/${mediaNameOf(written, slug, files)}`);
    }
  }
  const slugs = new Set(studies.map(({ slug }) => slug));
  return [...media].flatMap(([folder, files]) => {
    const siteFiles = SITE_FOLDERS[folder];
    if (!siteFiles && !slugs.has(folder)) {
      const reason = 'belongs to no case study. Rename or delete it.';
      return [{ file: pathOf('media', folder), line: 1, field: 'folder', reason }];
    }
    return [...files]
      .filter((file) => !siteFiles?.includes(file))
      .filter((file) => !used.has(`${folder}/${file}`))
      .map((file) => ({
        file: pathOf('media', folder, file),
        line: 1,
        field: 'file',
        reason: file.startsWith('share.')
          ? 'is not used for shared links. Keep one picture, such as share.jpg.'
          : 'is unused. Reference it, or delete it.',
      }));
  });
};
