/** Lists the files of `media/` that the content uses, with the place and the purpose. */
import { videoFiles } from './video-files.ts';
import { LAYER } from '../vite/layers.ts';
import { type Content, studiesWithText, validStudies } from './load-content.ts';

export type MediaUse = {
  /** Folder of `media/`: a slug, or "talks". */
  folder: string;
  /** File name, or its path in the folder. */
  name: string;
  /** Where it is used. */
  place: { file: string; line: number; field: string };
  /** Minimum width of a picture that isn't an SVG, px. */
  minWidth?: number;
  /** For a recording: the encoded files that `npm run media` creates. */
  encoded?: string[];
};

/** Minimum width of a picture file by its use, px. */
const MIN_WIDTH = {
  /** Twice the largest card, which is also the width of the page's head. */
  background: 1232,
  /** In the text, as wide as the text. */
  text: 736,
  /** In the margin. */
  cutout: 384,
  /** In a column. */
  column: 540,
  talk: 480,
  /** A round logo that is not an SVG. */
  logo: 168,
  /** As many pixels as the smallest card picture. */
  layer: LAYER.width,
};

export const listMediaUses = (content: Content): MediaUse[] => [
  ...usesInFields(content),
  ...usesInText(content),
  ...usesInTalks(content),
];

function usesInFields(content: Content): MediaUse[] {
  return validStudies(content).flatMap(({ file, slug, data, lineOf }) => {
    const use = (field: 'svg' | 'logo' | 'bg', minWidth?: number): MediaUse => ({
      folder: slug,
      name: data[field],
      place: { file, line: lineOf([field]), field },
      ...(minWidth !== undefined && { minWidth }),
    });
    const layers = (data.layers ?? []).map((layer, index) => ({
      folder: slug,
      name: typeof layer === 'string' ? layer : layer.src,
      place: { file, line: lineOf(['layers', index]), field: `layers.${index}` },
      minWidth: MIN_WIDTH.layer,
    }));
    return [use('svg'), use('logo', MIN_WIDTH.logo), use('bg', MIN_WIDTH.background), ...layers];
  });
}

/** Attributes that name a file, by component. */
const FILE_ATTRIBUTES: Record<string, readonly string[]> = {
  Image: ['src'],
  Cutout: ['src'],
  Video: ['src', 'poster'],
  Demo: ['still'],
};

function usesInText(content: Content): MediaUse[] {
  return studiesWithText(content).flatMap(({ file, slug, body }) =>
    body.elements.flatMap(({ name: element, attributes, line, narrow }) =>
      (FILE_ATTRIBUTES[element] ?? []).flatMap((attribute): MediaUse[] => {
        const name = attributes.get(attribute);
        if (typeof name !== 'string' || !name) return [];
        const use = { folder: slug, name, place: { file, line, field: `<${element}>` } };
        if (element !== 'Video' || attribute === 'poster') {
          const role = element === 'Cutout' ? 'cutout' : narrow ? 'column' : 'text';
          return [{ ...use, minWidth: MIN_WIDTH[role] }];
        }
        // A video with a poster isn't encoded again.
        if (attributes.has('poster')) return [use];
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
    minWidth: MIN_WIDTH.talk,
  }));
