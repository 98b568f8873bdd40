/** Photos and videos that are published unchanged don't say where they were taken. From pictures, the build removes it. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isPublished } from '../read/published-files.ts';
import { listMediaUses } from '../media/media-uses.ts';
import { findAll, type Rule } from './rule.ts';

const REASON = 'says where it was taken. Export it without its location.';

export const places: Rule = (content) => {
  const { dir, publicDir, publicFiles } = content;
  const unchanged = listMediaUses(content)
    .filter(({ role }) => role === 'download' || role === 'video')
    .map(({ folder, name, place }) => ({
      path: path.join(dir, 'media', folder, name),
      problem: { ...place, reason: `file ${name} ${REASON}` },
    }));
  const ownFiles = publicFiles.filter(isPublished).map((name) => ({
    path: path.join(publicDir, name),
    problem: { file: `public/${name}`, line: 1, field: 'file', reason: REASON },
  }));
  return findAll([...unchanged, ...ownFiles], async (file) =>
    CAMERA_FILE.test(file.path) && (await namesPlace(file.path)) ? [file.problem] : [],
  );
};

const CAMERA_FILE = /\.(avif|dng|heic|heif|jfif|jpe?g|m4v|mov|mp4|png|tiff?|webp)$/i;
/** How XMP, and videos by Apple and Android, name a place. */
const PLACE = /GPSLatitude|com\.apple\.quicktime\.location|\xA9xyz.{4}[+-]\d/s;
/** How EXIF begins, with the order of its bytes. */
const EXIF = /II\*\0|MM\0\*/g;
const GPS_TAG = 0x8825;

async function namesPlace(path: string): Promise<boolean> {
  // What is missing is reported by the rule for media files.
  const file = await readFile(path).catch(() => Buffer.alloc(0));
  const text = file.toString('latin1');
  return PLACE.test(text) || [...text.matchAll(EXIF)].some(({ index }) => hasGps(file, index));
}

/** Whether EXIF, or a TIFF, has a part with a place. @param start of it in the file */
function hasGps(file: Buffer, start: number): boolean {
  const exif = new DataView(file.buffer, file.byteOffset + start, file.length - start);
  const isLittleEndian = exif.getUint8(0) === 0x49;
  const at = exif.byteLength < 8 ? Infinity : exif.getUint32(4, isLittleEndian);
  if (at + 2 > exif.byteLength) return false;
  const count = exif.getUint16(at, isLittleEndian);
  const tags = Array.from({ length: count }, (_, index) => at + 2 + 12 * index);
  return tags.some(
    (tag) => tag + 2 <= exif.byteLength && exif.getUint16(tag, isLittleEndian) === GPS_TAG,
  );
}
