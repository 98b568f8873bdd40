/**
 * Encodes a picture in sizes and formats. Results are cached by the source's bytes and by this code, which therefore is in
 * a file of its own.
 */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { createBuildCache } from '../cache/build-cache.ts';
import type { PictureFile } from './picture-queries.ts';
import { decode, openPicture, type Pixels, toImage } from './read-picture.ts';

const cached = createBuildCache('pictures', {
  module: import.meta.filename,
  versions: sharp.versions,
});

export const hashOf = (...parts: (string | Buffer)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');

/** The bytes of a picture, and a hash that other bytes don't have. */
export type Source = { hash: string; read(): Promise<Buffer> };

/** A picture that is read and decoded once, and resized once per size. */
export function master({ hash, read }: Source) {
  let decoded: Promise<Pixels> | undefined;
  const sizes = new Map<string, Promise<Pixels>>();

  async function resize(width: number, height: number) {
    decoded ??= read().then(openPicture).then(decode);
    return decode(toImage(await decoded).resize({ width, height }));
  }

  async function encode({ format, encoding, width, height }: PictureFile): Promise<Buffer> {
    const key = `${width} ${height}`;
    const resized = sizes.get(key) ?? resize(width, height);
    sizes.set(key, resized);
    return toImage(await resized)
      .toFormat(format, encoding)
      .toBuffer();
  }

  /** Describes an output file, which `make` creates. */
  return (file: PictureFile) => {
    const key = hashOf(JSON.stringify(file), hash);
    return {
      name: `${key.slice(0, 16)}.${file.format}`,
      make: (track: (made: () => Promise<Buffer>) => Promise<Buffer>) =>
        cached.file([key], () => track(() => encode(file))),
    };
  };
}
