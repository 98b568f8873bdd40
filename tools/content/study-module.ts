/** The module of a case study without its text: its fields, and the media that the card and the page need. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Frontmatter } from '../../app/content/schema.ts';
import type { StudyMedia, StudyModule } from '../../app/content/study-module.ts';
import { findSharePicture } from './media/find-share-picture.ts';
import { mediaImport } from './media/media-imports.ts';
import { cardPictureQuery, ROLES } from './media/roles.ts';

/**
 * The module imports the media, so that the build creates all sizes.
 * @param file of the case study
 * @throws if a file is missing
 */
export function studyModule(file: string, data: Omit<StudyModule, 'media'>): string {
  const { name: slug } = path.parse(file);
  const folder = path.resolve(path.dirname(file), '../media', slug);
  const specifiers = Object.entries({
    ...importsOf(slug, data.local, folder),
    diorama: `${file}?diorama`,
  });
  return `
${specifiers.map(([name, specifier]) => `import ${name} from ${JSON.stringify(specifier)};`).join('\n')}
export default {
  ...${JSON.stringify(data)},
  media: { ${specifiers.map(([name]) => name).join(', ')} },
};
`;
}

function importsOf(slug: string, { svg, logo, bg, bgSrc }: Frontmatter, folder: string) {
  const missing = [svg, logo, bg].find((name) => !existsSync(path.join(folder, name)));
  // The content check reports it, and the preview keeps the last valid version.
  if (missing) throw new Error(`${path.join(folder, missing)} not found`);
  const share = findSharePicture(readdirSync(folder));
  return {
    titleLogo: mediaImport(slug, svg, ROLES.title.query),
    roundLogo: mediaImport(slug, logo, ROLES.logo.query),
    cardPicture: mediaImport(slug, bg, cardPictureQuery(bgSrc)),
    ...(share && { sharePicture: mediaImport(slug, share, ROLES.share.query) }),
  } satisfies Partial<Record<keyof StudyMedia, string>>;
}
