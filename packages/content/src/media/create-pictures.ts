/** Makes what an import of a picture or another media file is (roles.ts). */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isRaster, isVector } from '../schema/media-formats.ts';
import type { Picture } from '../schema/picture.ts';
import { isActive } from './active-files.ts';
import { smallestAnimation } from './animations.ts';
import { withoutScripts } from './clean-svg.ts';
import { master } from './encode-picture.ts';
import { readFacts } from './picture-facts.ts';
import { openSource, readSource } from './picture-source.ts';
import { chooseFiles, isFallback, type PictureFile } from './picture-queries.ts';
import { withoutExif } from './without-exif.ts';

/** Other sites can read these as they are. */
const SHAREABLE = /\.(jpe?g|png)$/i;

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
  const source = await openSource(file);
  const picture = master(source);
  const chosen = chooseFiles(query, await source.facts());
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
    return target.write(file, extension, async () => {
      const { data, format } = await smallestAnimation(await readFile(file));
      return { data: await withoutExif(data), format };
    });
  }
  if (!isVector(file)) {
    const copyWithoutExif = () =>
      target.write(file, extension, async () => ({
        data: await withoutExif(await readSource(file)),
      }));
    if (as === 'file' && isRaster(file)) return copyWithoutExif();
    if (as === 'file' || as === 'download') return target.copy(file);
    if (as === 'share' && SHAREABLE.test(file)) {
      const { width: w, height: h } = await (await openSource(file)).facts();
      return { src: await copyWithoutExif(), w, h };
    }
    const files = await createFiles(file, query, target);
    if (as === 'share') return toPicture(files).img;
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
