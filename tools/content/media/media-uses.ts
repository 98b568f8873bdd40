/** Lists the files of `media/` that the content uses, with the place and the purpose. */
import { type Content, studiesWithText, validStudies } from '../content.ts';
import { fileAttributesOf } from '../../../app/content/mdx-components.ts';
import type { Element } from '../text/read-body.ts';
import { findSharePicture } from './find-share-picture.ts';
import type { MediaRole } from './roles.ts';
import { videoFiles } from './video-files.ts';

export type MediaUse = {
  /** Folder of `media/`: a slug, "talks" or "site". */
  folder: string;
  /** File name, or its path in the folder. */
  name: string;
  /** Where it is used. */
  place: { file: string; line: number; field: string };
  role: MediaRole;
  /** For a recording: the encoded files that `npm run media` creates. */
  encoded?: readonly string[];
};

export const listMediaUses = (content: Content): MediaUse[] => [
  ...usesInFields(content),
  ...usesInText(content),
  ...usesInTalks(content),
  ...sharePictures(content),
];

function usesInFields(content: Content): MediaUse[] {
  return validStudies(content).flatMap(({ file, slug, data, lineOf }) => {
    const use = (field: 'svg' | 'logo' | 'bg', role: MediaRole): MediaUse => ({
      folder: slug,
      name: data[field],
      place: { file, line: lineOf([field]), field },
      role,
    });
    const layers = (data.layers ?? []).map((layer, index): MediaUse => ({
      folder: slug,
      name: typeof layer === 'string' ? layer : layer.src,
      place: { file, line: lineOf(['layers', index]), field: `layers.${index}` },
      role: 'layer',
    }));
    return [use('svg', 'title'), use('logo', 'logo'), use('bg', 'background'), ...layers];
  });
}

/**
 * The files that an element names, each with its attribute. A video without a poster names a recording: `encoded` are
 * the files that `npm run media` creates from it, by attribute.
 */
export function filesOf({ name: element, attributes, narrow }: Element) {
  return Object.entries(fileAttributesOf(element)).flatMap(([attribute, role]) => {
    const name = attributes.get(attribute);
    if (typeof name !== 'string' || !name) return [];
    const shown = role === 'text' && narrow ? ('column' as const) : role;
    const isRecording = element === 'Video' && attribute === 'src' && !attributes.get('poster');
    const { h264: src, av1, poster } = videoFiles(name);
    const encoded = isRecording ? { src, av1, poster } : undefined;
    return [{ attribute, name, role: shown, encoded }];
  });
}

const usesInText = (content: Content): MediaUse[] =>
  studiesWithText(content).flatMap(({ file, slug, body }) =>
    body.elements.flatMap((element) =>
      filesOf(element).map(({ name, role, encoded }) => ({
        folder: slug,
        name,
        place: { file, line: element.line, field: `<${element.name}>` },
        role,
        ...(encoded && { encoded: Object.values(encoded) }),
      })),
    ),
  );

const usesInTalks = ({ talks }: Content): MediaUse[] =>
  (talks.data ?? []).map(({ image }, index) => ({
    folder: 'talks',
    name: image,
    place: { file: talks.file, line: talks.lineOf([index, 'image']), field: `${index}.image` },
    role: 'talk',
  }));

/** No field names them. */
const sharePictures = ({ studies, media, pathOf }: Content): MediaUse[] =>
  ['site', ...studies.map(({ slug }) => slug)].flatMap((folder) => {
    const name = findSharePicture(media.get(folder) ?? []);
    if (!name) return [];
    const file = pathOf('media', folder, name);
    return [{ folder, name, place: { file, line: 1, field: 'picture' }, role: 'share' }];
  });
