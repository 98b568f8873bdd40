/**
 * Vite plugin: a picture imported with a query, such as `fox.jpg?w=400;800&format=avif;webp&as=picture`,
 * is created in these sizes and formats by imagetools, and cached in `.cache/pictures` by the source's bytes, so
 * that an unchanged picture is only read.
 */
import {
  applyTransforms,
  builtinOutputFormats,
  builtins,
  extractEntries,
  generateTransforms,
  type ImageConfig,
  parseURL,
  resolveConfigs,
} from 'imagetools-core';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Raw, type Sharp } from 'sharp';
import type { Plugin, ResolvedConfig } from 'vite';
import type { Picture } from '../../app/content/picture.ts';
import { createBuildCache } from './build-cache.ts';
import { pictureProgress } from './picture-progress.ts';
import { chooseFiles, isFallback, type PictureFile } from './picture-queries.ts';

const PICTURE = /\.(avif|gif|jpe?g|png|tiff|webp)\?(?=.*\bw=)/;
const cached = createBuildCache('pictures', {
  modules: [import.meta.filename],
  packages: ['imagetools-core'],
  // Includes libvips and its codecs.
  versions: sharp.versions,
});
/** Base path of the preview's pictures, which a build would write as files. */
const PREVIEW = '/@pictures/';

const hashOf = (...parts: (string | Buffer)[]) =>
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

/** Raw pixels of a decoded picture. */
type Pixels = { data: Buffer; raw: Raw };

async function decode(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  // Only these: sharp also reports "premultiplied" for pixels that aren't.
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

const toImage = ({ data, raw }: Pixels) => sharp(data, { raw });

/** Crops and resizes: the resulting image, and its size in px. */
function transform(image: Sharp, size: ImageConfig) {
  const { transforms } = generateTransforms(size, builtins, new URLSearchParams());
  return applyTransforms(transforms, image);
}

/** A picture that is decoded once, and resized once per size. */
function master(source: Buffer) {
  const hash = hashOf(source);
  let decoded: Promise<Pixels> | undefined;
  const sizes = new Map<string, Promise<Pixels>>();

  async function resize(size: ImageConfig) {
    decoded ??= decode(sharp(source).autoOrient());
    return decode((await transform(toImage(await decoded), size)).image);
  }

  async function encode({ format, encoding, size }: PictureFile): Promise<Buffer> {
    const key = JSON.stringify(size);
    const resized = sizes.get(key) ?? resize(size);
    sizes.set(key, resized);
    return toImage(await resized)
      .toFormat(format, encoding)
      .toBuffer();
  }

  return {
    /** Size in px. @throws if the source is not a picture */
    measure: async () => (await sharp(source).metadata()).autoOrient,
    /** Describes an output file, which `make` creates. */
    async plan(file: PictureFile, of: { width: number; height: number }) {
      const blank = sharp({ create: { ...of, channels: 3, background: 'white' } });
      const { width = 0, height = 0 } = (await transform(blank, file.size)).metadata;
      const key = hashOf(JSON.stringify(file), hash);
      const make = (track: (made: () => Promise<Buffer>) => Promise<Buffer>) =>
        cached(key, () => track(() => encode(file)));
      return { name: `${key.slice(0, 16)}.${file.format}`, width, height, make };
    },
  };
}

export function pictures(): Plugin {
  let config: ResolvedConfig;
  const progress = pictureProgress();
  /** Files of the preview by name, each created on request. */
  const previewed = new Map<string, () => Promise<Buffer>>();

  return {
    name: 'pictures',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved;
    },
    async load(id) {
      if (!PICTURE.test(id)) return undefined;
      const { pathname, searchParams } = parseURL(id);
      const file = decodeURIComponent(pathname);
      const picture = master(await readFile(file));
      const asked = resolveConfigs(extractEntries(searchParams), builtinOutputFormats);
      const size = await picture.measure();
      const files = await Promise.all(
        chooseFiles(asked, size.width).map(async (chosen): Promise<Made> => {
          const { name, width, height, make } = await picture.plan(chosen, size);
          const { format } = chosen;
          if (config.command === 'serve') {
            // Read on each request, not kept in memory: the preview may run for days.
            previewed.set(name, async () => {
              const now = await master(await readFile(file)).plan(chosen, size);
              return now.make((encode) => encode());
            });
            return { src: PREVIEW + name, format, width, height };
          }
          const asset = this.emitFile({
            type: 'asset',
            name: `${path.parse(file).name}.${format}`,
            originalFileName: path.relative(config.root, file),
            source: await make(progress.track),
          });
          return { src: `__VITE_ASSET__${asset}__`, format, width, height };
        }),
      );
      const value = searchParams.get('as') === 'picture' ? toPicture(files) : files[0]?.src;
      return `export default ${JSON.stringify(value)}`;
    },
    configureServer(server) {
      server.middlewares.use(PREVIEW, (request, response, next) => {
        const name = path.basename(request.url ?? '');
        const make = previewed.get(name);
        if (!make) return next();
        response.setHeader('Content-Type', `image/${path.extname(name).slice(1)}`);
        return void make().then(
          (data) => response.end(data),
          // The content check reports the problem in the preview's overlay.
          () => response.writeHead(404).end(),
        );
      });
    },
    buildEnd: () => progress.end(),
  };
}
