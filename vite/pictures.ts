/**
 * Vite plugin: a picture imported with a query, such as `fox.jpg?w=400;800&format=avif;webp&as=picture`,
 * is made in all these sizes and formats. Made by imagetools; what was made is kept in
 * `.cache/pictures` by the bytes of the source, so that an unchanged picture costs a reading of it.
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
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import type { Plugin, ResolvedConfig } from 'vite';
import type { Picture } from '../app/media/picture.ts';
import { cached } from './cached.ts';
import { pictureProgress } from './picture-progress.ts';
import { chooseFiles, type PictureFile } from './picture-queries.ts';

const PICTURE = /\.(avif|gif|jpe?g|png|tiff|webp)\?(?=.*\bw=)/;
/** Where the preview has the files that a build would write. */
const PREVIEW = '/@pictures/';

const hashOf = (...parts: (string | Buffer)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');

/** A made file: where it is, and its size in px. */
type Made = { src: string; format: string; width: number; height: number };

function toPicture(files: readonly Made[]): Picture {
  const fallback = files.find(({ format }) => format === 'jpeg');
  if (!fallback) throw new Error('A picture needs a JPEG among its formats');
  const sources: Record<string, string> = {};
  for (const { src, format, width } of files) {
    if (format === 'jpeg') continue;
    const before = sources[format];
    sources[format] = `${before ? `${before}, ` : ''}${src} ${width}w`;
  }
  const { src, width: w, height: h } = fallback;
  return { sources, img: { src, w, h } };
}

/** A picture that needs no decoding. */
type Pixels = { data: Buffer; info: OutputInfo };

const decode = (image: Sharp): Promise<Pixels> => image.raw().toBuffer({ resolveWithObject: true });
const toImage = ({ data, info }: Pixels) => sharp(data, { raw: info });

/** A picture that is decoded once, and brought to each size once. */
function master(source: Buffer) {
  let decoded: Promise<Pixels> | undefined;
  const sizes = new Map<string, Promise<Pixels>>();

  async function resize(size: ImageConfig) {
    decoded ??= decode(sharp(source));
    const { transforms } = generateTransforms(size, builtins, new URLSearchParams());
    const { image } = await applyTransforms(transforms, toImage(await decoded));
    return decode(image);
  }

  return {
    hash: hashOf(source),
    async encode({ format, encoding, size }: PictureFile): Promise<Buffer> {
      const key = JSON.stringify(size);
      const resized = sizes.get(key) ?? resize(size);
      sizes.set(key, resized);
      return toImage(await resized)
        .toFormat(format, encoding)
        .toBuffer();
    },
  };
}

export function pictures(): Plugin {
  let config: ResolvedConfig;
  const progress = pictureProgress();
  /** Files of the preview: name -> bytes. */
  const previewed = new Map<string, Buffer>();

  /** One file: its format and size in px, and its bytes. */
  async function make(from: ReturnType<typeof master>, wanted: PictureFile) {
    const key = hashOf(JSON.stringify(wanted), from.hash);
    const data = await cached('pictures', key, () => progress.follow(() => from.encode(wanted)));
    const { width, height } = await sharp(data).metadata();
    return { name: key.slice(0, 16), data, format: wanted.format, width, height };
  }

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
      const source = await readFile(file);
      const from = master(source);
      const entries = extractEntries(searchParams);
      const { width } = await sharp(source).metadata();
      const configs = chooseFiles(resolveConfigs(entries, builtinOutputFormats), width);
      const made = await Promise.all(configs.map((wanted) => make(from, wanted)));
      const files = made.map(({ name, data, format, ...size }): Made => {
        if (config.command === 'serve') {
          const served = `${name}.${format}`;
          previewed.set(served, data);
          return { src: PREVIEW + served, format, ...size };
        }
        const asset = this.emitFile({
          type: 'asset',
          name: `${path.parse(file).name}.${format}`,
          originalFileName: path.relative(config.root, file),
          source: data,
        });
        return { src: `__VITE_ASSET__${asset}__`, format, ...size };
      });
      const value = searchParams.get('as') === 'picture' ? toPicture(files) : files[0]?.src;
      return `export default ${JSON.stringify(value)}`;
    },
    configureServer(server) {
      server.middlewares.use(PREVIEW, (request, response, next) => {
        const name = path.basename(request.url ?? '');
        const data = previewed.get(name);
        if (!data) return next();
        response.setHeader('Content-Type', `image/${path.extname(name).slice(1)}`);
        return response.end(data);
      });
    },
    buildEnd: () => progress.end(),
  };
}
