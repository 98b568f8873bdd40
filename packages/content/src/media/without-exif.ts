/** Removes what cameras and phones write into pictures, above all where they were taken. */
import sharp from 'sharp';
import { pngChunk, pngChunks } from './png-chunks.ts';

/** https://www.w3.org/TR/png-3/#eXIf, and how it was written before. */
const PNG_EXIF = /^(eXIf|[iz]?[tT]EXt(Raw profile type (exif|APP1|xmp)|XML:com\.adobe\.xmp)\0)/;

/** The smallest EXIF, with an orientation: https://www.cipa.jp/std/documents/e/DC-008-2012_E.pdf */
const exifOf = (orientation: number) => {
  const exif = Buffer.from('49492a000800000001001201030001000000000000000000', 'hex');
  exif.writeUInt16LE(orientation, 18);
  return exif;
};

/** @returns the picture with the same pixels, colors and orientation, without EXIF, and without XMP that names a place */
export async function withoutExif(source: Buffer): Promise<Buffer> {
  const picture = sharp(source, { limitInputPixels: false });
  const { format, exif, xmp, orientation = 1 } = await picture.metadata();
  if (format === 'png') {
    const kept = pngChunks(source).filter((chunk) => !isExifChunk(chunk));
    const [header = Buffer.alloc(0), ...others] = kept;
    const turned = orientation === 1 ? [] : [pngChunk('eXIf', exifOf(orientation))];
    return Buffer.concat([source.subarray(0, 8), header, ...turned, ...others]);
  }
  // Overwritten, not cut out: other parts of a file are found by their offsets.
  const clean = Buffer.from(source);
  if (exif) overwrite(clean, tiffOf(exif), exifOf(orientation));
  if (xmp?.includes('GPS')) overwrite(clean, xmp, Buffer.alloc(xmp.length, ' '));
  return clean;
}

const isExifChunk = (chunk: Buffer) => PNG_EXIF.test(chunk.toString('latin1', 4, 64));

/** In JPEGs, a name comes first. */
const tiffOf = (exif: Buffer) =>
  exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif;

function overwrite(file: Buffer, part: Buffer, by: Buffer) {
  const at = file.indexOf(part);
  if (at >= 0) by.copy(file.fill(0, at, at + part.length), at);
}
