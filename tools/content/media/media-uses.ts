/** Lists the files of `media/` that the content uses, with the place and the purpose. */
import { type Content, studiesWithText, type ValidStudy, validStudies } from '../content.ts';
import { fileAttributesOf } from '../../../app/content/mdx-components.ts';
import { isRaster } from '../../../app/content/media-formats.ts';
import type { Element } from '../text/read-body.ts';
import type { MediaRole } from './roles.ts';
import { videoFiles } from './video-files.ts';

/** A file that the content names. */
export type NamedFile = {
  /** Folder of `media/`: a slug, "talks" or "site". */
  folder: string;
  /** File name, or its path in the folder. */
  name: string;
  role: MediaRole;
  /** For a recording: the files that `npm run media` creates, by attribute of `<Video>`. */
  encoded?: Readonly<Record<string, string>>;
};

export type MediaUse = NamedFile & {
  /** Where it is used. */
  place: { file: string; line: number; field: string };
};

export const listMediaUses = (content: Content): MediaUse[] => [
  ...validStudies(content).flatMap(usesInFields),
  ...usesInText(content),
  ...usesInTalks(content),
  ...sharePictures(content),
];

/** The pictures of a card. */
export function usesInFields({ file, slug, data, lineOf }: ValidStudy): MediaUse[] {
  const named = (name: string, role: MediaRole, ...field: (string | number)[]): MediaUse => ({
    folder: slug,
    name,
    place: { file, line: lineOf(field), field: field.join('.') },
    role,
  });
  return [
    named(data.svg, 'title', 'svg'),
    named(data.logo, 'logo', 'logo'),
    named(data.bg, 'background', 'bg'),
    ...(data.layers ?? []).map((layer, index) =>
      named(typeof layer === 'string' ? layer : layer.src, 'layer', 'layers', index),
    ),
  ];
}

/** The files that an element of a text names, each with its attribute. */
export const filesOf = (
  { name: element, attributes, narrow }: Element,
  folder: string,
): (NamedFile & { attribute: string })[] =>
  Object.entries(fileAttributesOf(element)).flatMap(([attribute, role]) => {
    const name = attributes.get(attribute);
    if (typeof name !== 'string' || !name) return [];
    const { h264: src, av1, poster } = videoFiles(name);
    // A video with a poster isn't encoded again.
    const isRecording = element === 'Video' && attribute === 'src' && !attributes.get('poster');
    return [
      {
        attribute,
        folder,
        name,
        role: role === 'text' && narrow ? 'column' : role,
        ...(isRecording && { encoded: { src, av1, poster } }),
      },
    ];
  });

const usesInText = (content: Content): MediaUse[] =>
  studiesWithText(content).flatMap(({ file, slug, body }) =>
    body.elements.flatMap((element) => {
      const place = { file, line: element.line, field: `<${element.name}>` };
      return filesOf(element, slug).map((named) => ({ ...named, place }));
    }),
  );

const usesInTalks = ({ talks }: Content): MediaUse[] =>
  (talks.data ?? []).map(({ image }, index) => ({
    folder: 'talks',
    name: image,
    place: { file: talks.file, line: talks.lineOf([index, 'image']), field: `${index}.image` },
    role: 'talk',
  }));

/**
 * The picture for shared links, which no field names: a file "share" in the media folder. Other sites show no SVG.
 * @param names of the files in the folder
 */
export const findSharePicture = (names: Iterable<string>): string | undefined =>
  [...names].filter((name) => name.startsWith('share.') && isRaster(name)).sort()[0];

const sharePictures = ({ studies, media, pathOf }: Content): MediaUse[] =>
  ['site', ...studies.map(({ slug }) => slug)].flatMap((folder) => {
    const name = findSharePicture(media.get(folder) ?? []);
    if (!name) return [];
    const file = pathOf('media', folder, name);
    return [{ folder, name, place: { file, line: 1, field: 'picture' }, role: 'share' }];
  });
