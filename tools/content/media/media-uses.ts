/** Lists the files of `media/` that the content uses, with the place and the purpose. */
import { videoFiles } from './video-files.ts';
import { LAYER } from '../layers/layers.ts';
import { type Content, studiesWithText, validStudies } from '../content.ts';
import { findSharePicture } from './find-share-picture.ts';

export type MediaUse = {
  /** Folder of `media/`: a slug, "talks" or "site". */
  folder: string;
  /** File name, or its path in the folder. */
  name: string;
  /** Where it is used. */
  place: { file: string; line: number; field: string };
  /** How it is shown; undefined for a video. */
  role?: PictureRole;
  /** For a recording: the encoded files that `npm run media` creates. */
  encoded?: string[];
};

/** Width from which on a picture is as sharp as can be in its place, px; an SVG always is. */
export const ROLE_WIDTHS = {
  /** Twice the largest card, which is also the width of the page's head. */
  background: 1232,
  title: 0,
  /** A round logo. */
  logo: 168,
  /** As many pixels as the smallest card picture. */
  layer: LAYER.width,
  /** In the text, as wide as the text. */
  text: 736,
  /** In the margin. */
  cutout: 384,
  /** In a column. */
  column: 540,
  /** Fills the video, whatever its size. */
  poster: 540,
  talk: 480,
  /** For shared links. */
  share: 0,
};
export type PictureRole = keyof typeof ROLE_WIDTHS;

export const listMediaUses = (content: Content): MediaUse[] => [
  ...usesInFields(content),
  ...usesInText(content),
  ...usesInTalks(content),
  ...sharePictures(content),
];

function usesInFields(content: Content): MediaUse[] {
  return validStudies(content).flatMap(({ file, slug, data, lineOf }) => {
    const use = (field: 'svg' | 'logo' | 'bg', role: PictureRole): MediaUse => ({
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

/** Attributes that name a file, by component. */
const FILE_ATTRIBUTES: Record<string, readonly string[]> = {
  Image: ['src'],
  Cutout: ['src'],
  Video: ['src', 'av1', 'poster'],
  Demo: ['still'],
};

function roleOf(element: string, narrow: boolean): PictureRole {
  if (element === 'Cutout') return 'cutout';
  if (element === 'Video') return 'poster';
  return narrow ? 'column' : 'text';
}

function usesInText(content: Content): MediaUse[] {
  return studiesWithText(content).flatMap(({ file, slug, body }) =>
    body.elements.flatMap(({ name: element, attributes, line, narrow }) =>
      (FILE_ATTRIBUTES[element] ?? []).flatMap((attribute): MediaUse[] => {
        const name = attributes.get(attribute);
        if (typeof name !== 'string' || !name) return [];
        const use = { folder: slug, name, place: { file, line, field: `<${element}>` } };
        if (element !== 'Video' || attribute === 'poster') {
          return [{ ...use, role: roleOf(element, narrow) }];
        }
        // A video with a poster isn't encoded again.
        if (attributes.has('poster') || attribute === 'av1') return [use];
        return [{ ...use, encoded: Object.values(videoFiles(name)) }];
      }),
    ),
  );
}

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
