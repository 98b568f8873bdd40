/** Cards load fast: their pictures make up most of the first view of the home page, and their layers of what follows. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { isVector } from '../schema/media-formats.ts';
import { layerEncoder, readLayer, withTravel } from '../layers/layers.ts';
import { type Content, type ValidStudy, validStudies } from '../folder/content.ts';
import { cardPictureBytes } from '../media/card-pictures.ts';
import { findAll, type Rule } from './rule.ts';

/** Bytes of the card picture as AVIF at its largest width: three of them are in the first view of a phone. */
const MAX_PICTURE_BYTES = 65_000;
/** Bytes of all layers of a card as AVIF on a screen with 2 px for each CSS pixel. */
const MAX_LAYER_BYTES = 190_000;
const DENSE_PICTURE_WIDTH_PX = 924;
/** Bytes of an SVG file after compression. */
const MAX_SVG_BYTES = 12_000;

const compress = promisify(brotliCompress);

export const cardSize: Rule = (content) => {
  const listed = validStudies(content).filter(({ data }) => !data.excludeFromList);
  return findAll(listed, (study) => check(study, content));
};

async function check({ file, slug, data, lineOf }: ValidStudy, { dir }: Content) {
  const pathOf = (name: string) => path.join(dir, 'media', slug, name);
  const svgBytes = async (name: string) =>
    isVector(name) ? (await compress(await readFile(pathOf(name)))).length : 0;
  const pictureBytes = (name: string) =>
    isVector(name) ? svgBytes(name) : cardPictureBytes(pathOf(name));
  const layerBytes = async () => {
    const sizes = withTravel(data.layers).map(async ({ src }) => {
      const source = await readFile(pathOf(src));
      const facts = await readLayer(source);
      const { box } = facts;
      if (!box) return 0;
      return (await layerEncoder(source, { ...facts, box })(DENSE_PICTURE_WIDTH_PX)).length;
    });
    return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0);
  };
  const weights = [
    { field: 'layers', bytes: layerBytes(), max: MAX_LAYER_BYTES },
    ...(data.bg ? [{ field: 'bg', bytes: pictureBytes(data.bg), max: MAX_PICTURE_BYTES }] : []),
    ...(data.svg ? [{ field: 'svg', bytes: svgBytes(data.svg), max: MAX_SVG_BYTES }] : []),
    ...(typeof data.logo === 'string'
      ? [{ field: 'logo', bytes: svgBytes(data.logo), max: MAX_SVG_BYTES }]
      : []),
  ];
  return findAll(weights, async ({ field, bytes, max }) => {
    // A file that can't be read is reported by the rule for media files.
    const actual = await bytes.catch(() => 0);
    if (actual <= max) return [];
    const what =
      field === 'layers'
        ? 'together make'
        : `file ${(data as Record<string, unknown>)[field]} makes`;
    const which = field === 'layers' ? 'them' : 'it';
    const reason = `${what} the home page slow: ${kilobytes(actual)} after compression. Simplify ${which} to ${kilobytes(max)} or less.`;
    return [{ file, line: lineOf([field]), field, reason }];
  });
}

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} kB`;
