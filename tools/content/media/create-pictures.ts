/**
 * Makes what an import of a picture or another media file is (roles.ts). Created files are cached in `.cache/pictures` by
 * the source's bytes, so that an unchanged picture is only read.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { isVector } from '../../../app/content/media-formats.ts';
import type { Picture } from '../../../app/content/picture.ts';
import { readFacts } from './picture-facts.ts';
import { chooseFiles, isFallback, type PictureFile } from './picture-queries.ts';
import { createPictureCache, decode, openPicture, type Pixels, toImage } from './read-picture.ts';

const cached = createPictureCache('pictures', import.meta.filename);
/** Other sites can read these as they are. */
const SHAREABLE = /\.(jpe?g|png)$/i;

export const hashOf = (...parts: (string | Buffer)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');

/** An output file: its path, and its size in px. */
type Made = { src: string; format: string; width: number; height: number };

function toPicture(files: readonly Made[]): Picture {
  const fallback = files.find(({ format }) => isFallback(format));
  if (!fallback) throw new Error('A picture needs a JPEG or a PNG among its formats');
  const sources: Record<string, string> = {};
  for (const { src, format, width } of files) {
    if (isFallback(format)) continue;
    const before = sources[format];
    sources[format] = `${before ? `${before}, ` : ''}${src} ${width}w`;
  }
  const { src, width: w, height: h } = fallback;
  return { sources, img: { src, w, h } };
}

/** A picture that is decoded once, and resized once per size. */
export function master(source: Buffer) {
  const hash = hashOf(source);
  let decoded: Promise<Pixels> | undefined;
  const sizes = new Map<string, Promise<Pixels>>();

  async function resize(width: number, height: number) {
    decoded ??= openPicture(source).then(decode);
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
        cached(key, () => track(() => encode(file))),
    };
  };
}

/** How the build or the preview makes a file available: both return its URL. */
export type Target = {
  /** The original file. */
  copy(file: string): Promise<string>;
  /** A file created from it. */
  create(file: string, chosen: PictureFile, picture: ReturnType<typeof master>): Promise<string>;
};

async function createFiles(file: string, query: URLSearchParams, target: Target): Promise<Made[]> {
  const source = await readFile(file);
  const picture = master(source);
  const chosen = chooseFiles(query, await readFacts(source, { isVector: false }));
  return Promise.all(
    chosen.map(async (each) => ({ ...each, src: await target.create(file, each, picture) })),
  );
}

/** What the import of a file is. */
export async function importFile(file: string, query: URLSearchParams, target: Target) {
  const as = query.get('as');
  if (as === 'file' || (as === 'share' && SHAREABLE.test(file))) return target.copy(file);
  if (!isVector(file)) {
    const files = await createFiles(file, query, target);
    return as === 'picture' ? toPicture(files) : files[0]?.src;
  }
  const src = await target.copy(file);
  if (as !== 'picture') return src;
  const { width, height } = await readFacts(await readFile(file), { isVector: true });
  return {
    sources: {},
    img: { src, w: Math.round(width), h: Math.round(height) },
  } satisfies Picture;
}
