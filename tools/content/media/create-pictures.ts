/**
 * Makes what an import of a picture or another media file is (roles.ts). Created files are cached in `.cache/pictures` by
 * the source's bytes, so that an unchanged picture is only read.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isVector } from '../../../app/content/media-formats.ts';
import type { Picture } from '../../../app/content/picture.ts';
import { isActive } from './active-files.ts';
import { smallestAnimation } from './animations.ts';
import { withoutScripts } from './clean-svg.ts';
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
  /** A file with other bytes, which `make` returns with their format; by default `extension`. */
  write(
    file: string,
    extension: string,
    make: () => Promise<{ data: Buffer; format?: string | undefined }>,
  ): Promise<string>;
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

/** A picture that is shown this wide, px; none is enlarged. */
function shownAs(picture: Picture, width: number): Picture {
  const { src, w, h } = picture.img;
  if (!(width > 0 && width < w)) return picture;
  return { ...picture, img: { src, w: width, h: Math.round((h * width) / w) } };
}

/** What the import of a file is. `show` is the width of a picture on the page, px. */
export async function importFile(file: string, query: URLSearchParams, target: Target) {
  const width = Number(query.get('show'));
  const as = query.get('as');
  const extension = path.extname(file).toLowerCase();
  if (as === 'download' && isActive(file)) {
    return target.write(file, '.bin', async () => ({ data: await readFile(file) }));
  }
  if (as === 'animation') {
    return target.write(file, extension, async () => smallestAnimation(await readFile(file)));
  }
  if (!isVector(file)) {
    const isAsItIs = as === 'file' || as === 'download' || (as === 'share' && SHAREABLE.test(file));
    if (isAsItIs) return target.copy(file);
    const files = await createFiles(file, query, target);
    return as === 'picture' ? shownAs(toPicture(files), width) : files[0]?.src;
  }
  const src = await target.write(file, extension, async () => ({
    data: withoutScripts(await readFile(file)),
  }));
  if (as !== 'picture') return src;
  const size = await readFacts(await readFile(file), { isVector: true });
  const img = { src, w: Math.round(size.width), h: Math.round(size.height) };
  return shownAs({ sources: {}, img }, width);
}
