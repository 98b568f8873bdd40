/** The modules of content files: their data, with imports of their media, so that the build creates all sizes. */
import path from 'node:path';
import { type ComponentName, mdxComponents } from '../schema/mdx-components.ts';
import type { LetteringFace } from 'paper-cards';
import type { Site } from '../schema/site.ts';
import type { StudyModule } from '../schema/study-module.ts';
import type { Versions } from '../schema/versions.ts';
import {
  type ContentFolder,
  publishableVersions,
  problemsIn,
  type Study,
  type YamlContent,
} from '../folder/content.ts';
import type { YamlName } from '../folder/parse-files.ts';
import { lettersIn } from '../schema/faces.ts';
import { filesOfCard } from '../cards/card-files.ts';
import { mediaImport } from '../media/media-imports.ts';
import { findSharePicture, type MediaUse, usesInFields } from '../media/media-uses.ts';
import { cardPictureQuery, ROLES } from '../media/roles.ts';
import { problemsError } from '../read/problem.ts';
import { describeProfile } from '../owner/profiles.ts';
import { reasonAgainstName } from '../media/name-problems.ts';

type Folder = Pick<ContentFolder, 'dir' | 'root' | 'mediaIn' | 'pathOf'>;

/** @param imports name in `media` -> specifier */
function moduleOf(data: object, imports: Record<string, string>): string {
  const media = Object.entries(imports);
  return `
${media.map(([, specifier], index) => `import media${index} from ${JSON.stringify(specifier)};`).join('\n')}
export default {
  ...${JSON.stringify(data)},
  media: { ${media.map(([name], index) => `${JSON.stringify(name)}: media${index}`).join(', ')} },
};
`;
}

/** @throws if a file of the card is missing, as the content check reports */
function checkNames(uses: readonly MediaUse[], { mediaIn, pathOf }: Folder) {
  const problems = uses.flatMap((use) => {
    const reason = reasonAgainstName(use, mediaIn(use.folder), pathOf);
    return reason === undefined ? [] : [{ ...use.place, reason }];
  });
  if (problems.length > 0) throw problemsError(problems);
}

/**
 * The module of a case study without its text.
 * @param file path of the case study
 * @throws if a field isn't valid or a file of the card is missing
 */
export async function studyModule(
  study: Study,
  file: string,
  folder: Folder,
  lettering: LetteringFace,
): Promise<string> {
  const { slug, versions } = study;
  if (!versions) throw problemsError(problemsIn(study));
  const { bgSrc } = versions.local;
  const uses = usesInFields({ ...study, data: versions.local });
  // Without its layers, a card is flat.
  checkNames(
    uses.filter(({ role }) => role !== 'layer'),
    folder,
  );
  const card = await filesOfCard({ slug, data: versions.local }, { dir: folder.dir, lettering });
  const ownShare = findSharePicture(folder.mediaIn(slug));
  const share = ownShare ? { folder: slug, name: ownShare } : card.share;
  const data: Omit<StudyModule, 'media'> = {
    ...versions,
    slug,
    body: path.relative(folder.root, file).split(path.sep).join('/'),
    links: linkedPages(study),
    demo: firstDemo(study),
    letters: lettersIn(study.body?.source ?? '') || undefined,
    hasFacts: elementsOf(study).some(({ name }) => name === 'Facts'),
  };
  return moduleOf(data, {
    titleLogo: mediaImport(card.title.folder, card.title.name, ROLES.title.query),
    roundLogo: mediaImport(card.logo.folder, card.logo.name, ROLES.logo.query),
    cardPicture: mediaImport(card.bg.folder, card.bg.name, cardPictureQuery(bgSrc)),
    diorama: `${file}?diorama`,
    ...(share && { sharePicture: mediaImport(share.folder, share.name, ROLES.share.query) }),
  });
}

/** @throws if a field isn't valid */
export function yamlModule(file: YamlContent<YamlName>, folder: Folder): string {
  const versions = publishableVersions<unknown>(file);
  switch (path.basename(file.file) as YamlName) {
    case 'site.yaml': {
      const { local } = versions as Versions<Site>;
      const profileSites = Object.fromEntries(
        local.profiles.map((profile) => [profile.href, describeProfile(profile)]),
      );
      return moduleOf(
        { ...versions, profileSites },
        { ...shareImport(folder), ...portraitImport(local.owner, folder) },
      );
    }
    case 'talks.yaml': {
      const images = (versions.local as readonly { image: string }[]).map(({ image }) => image);
      return moduleOf(
        versions,
        Object.fromEntries(
          images.map((image) => [image, mediaImport('talks', image, ROLES.talk.query)]),
        ),
      );
    }
    default:
      return `export default ${JSON.stringify(versions)};`;
  }
}

const BLANK = 'share-blank.jpg';

/** Id of the module that draws the site's picture for shared links (packages/content/src/vite/share-picture.ts). */
export const DRAWN_SHARE = 'virtual:drawn-share-picture';

/** The site's picture for shared links: the owner's own, else the one that the build letters, or draws. */
function shareImport({ dir, mediaIn }: Folder): { sharePicture: string } {
  const files = mediaIn('site');
  const own = findSharePicture(files);
  if (own) return { sharePicture: mediaImport('site', own, ROLES.share.query) };
  return {
    sharePicture: files.has(BLANK)
      ? `${path.join(dir, 'media/site', BLANK)}?lettered`
      : DRAWN_SHARE,
  };
}

/** Undefined while the file is missing, as the content check reports. */
const portraitImport = (
  { portrait }: Site['owner'],
  { mediaIn }: Folder,
): Record<string, string> =>
  portrait && mediaIn('site').has(portrait)
    ? { portrait: mediaImport('site', portrait, ROLES.portrait.query) }
    : {};

const elementsOf = ({ body }: Study) => body?.elements ?? [];

/** What the components of a text need from the server, and the head of the page of type About. */
export const dataNeeds = (study: Study): string[] => [
  ...new Set([
    ...elementsOf(study).flatMap(({ name }) => {
      const component = mdxComponents[name as ComponentName];
      return component && 'data' in component ? component.data : [];
    }),
    ...(study.data?.types.includes('About') ? ['owner'] : []),
  ]),
];

/** What the picture of a card shows, as a public site says it. */
export const pictureAlt = ({ versions }: Study): string | undefined =>
  (versions?.public ?? versions?.local)?.bgAlt;

/** Paths of the pages that a text links to. */
const linkedPages = ({ body }: Study): string[] => [
  ...new Set(body?.links.map(({ href }) => href.replace(/[?#].*/, ''))),
];

/** Name of the first demo in a text. */
function firstDemo(study: Study) {
  const demo = elementsOf(study)
    .find(({ name }) => name === 'Demo')
    ?.attributes.get('name');
  return typeof demo === 'string' ? demo : undefined;
}
