/**
 * Vite plugin: `x.mdx?diorama` is the URL of a JSON file (app/content/diorama.ts) with the layers and the life of a card,
 * and its flat picture in the sizes for dense screens. The client build writes the files; pages load them once they are idle.
 */
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import {
  type Diorama,
  type DioramaLayer,
  PICTURE,
  type PictureSize,
} from '../../app/content/diorama.ts';
import { isVector } from '../../app/content/media-formats.ts';
import {
  CARD_PICTURE_WIDTHS,
  type Frontmatter,
  frontmatterSchema,
} from '../../app/content/schema.ts';
import { readYaml, splitFrontmatter } from '../content/yaml/read-yaml.ts';
import {
  boxInPicture,
  delaysOf,
  encodeLayer,
  LAYER_WIDTHS,
  layerName,
  layerWidths,
  readLayer,
  withTravel,
} from '../content/layers/layers.ts';
import { animationOf, durationOf, hiddenAtRest, originOf, scales } from '../content/layers/life.ts';
import { safeName } from '../content/media/media-imports.ts';
import { readFacts } from '../content/media/picture-facts.ts';
import { pictureProgress } from '../content/media/picture-progress.ts';
import { CARD_ASPECT, encodingOf, largestSize } from '../content/media/picture-queries.ts';
import { createPictureCache, openPicture } from '../content/media/read-picture.ts';

const QUERY = '?diorama';
/** Base path of the preview's files, which a build would write. */
const PREVIEW = '/@dioramas/';
const ENTRY = 'diorama.json';

type Format = 'avif' | 'webp';

/** Widths of the flat card picture that the page's source set lacks, px. */
const DENSE_WIDTHS = LAYER_WIDTHS.filter((width) => width > Math.max(...CARD_PICTURE_WIDTHS));

const hashOf = (...parts: (string | Buffer)[]) =>
  parts
    .reduce((hash, part) => hash.update(part), createHash('sha256'))
    .digest('base64url')
    .slice(0, 8);

const cachedFlat = createPictureCache('flat-pictures', import.meta.filename);

/** Encodes a card picture without layers, cropped to the card. */
export function encodeFlat(source: Buffer, width: number, format: Format): Promise<Buffer> {
  const encoding = encodingOf(format, width);
  const size = { width, height: Math.round(width / CARD_ASPECT) };
  const key = createHash('sha256')
    .update(JSON.stringify([size, format, encoding]))
    .update(source);
  return cachedFlat(key.digest(), async () =>
    (await openPicture(source)).resize(size).toFormat(format, encoding).toBuffer(),
  );
}

/** Those that a card picture has enough pixels for. An SVG is as sharp as the screen anyway. */
async function denseWidths(name: string, source: Buffer): Promise<number[]> {
  if (isVector(name)) return [];
  const largest = largestSize(await readFacts(source, { isVector: false }), CARD_ASPECT);
  return DENSE_WIDTHS.filter((width) => width <= largest.width);
}

/** Adds a file and returns its URL. */
type Save = (name: string, data: string | Buffer) => string;

/** A picture: the name of its file, and its data in one size and format. */
type Encoder = { name: string; encode(width: number, format: Format): Promise<Buffer> };

/** Creates pictures in several widths of the card picture, px. */
const createSizes = (
  encoders: readonly Encoder[],
  widths: readonly number[],
  save: Save,
): Promise<PictureSize[]> => {
  const saveAll = (width: number, format: Format) =>
    Promise.all(
      encoders.map(async ({ name, encode }) =>
        save(`${name}.${format}`, await encode(width, format)),
      ),
    );
  return Promise.all(
    widths.map(async (width) => ({
      width,
      avif: await saveAll(width, 'avif'),
      webp: await saveAll(width, 'webp'),
    })),
  );
};

/**
 * Creates the files of a card.
 * @param folder of its media
 */
async function createDiorama(
  { bg, layers, life }: Frontmatter,
  folder: string,
  save: Save,
): Promise<Diorama> {
  const background = await readFile(path.join(folder, bg));
  const flat: Encoder = {
    name: path.parse(bg).name,
    encode: (width, format) => encodeFlat(background, width, format),
  };
  const sheets = await Promise.all(
    withTravel(layers).map(async ({ src, travel }) => {
      const source = await readFile(path.join(folder, src));
      const facts = await readLayer(source);
      const { box } = facts;
      if (!box) throw new Error(`${src} is empty`);
      return { name: layerName(src), travel, source, facts: { ...facts, box } };
    }),
  );
  const names = sheets.map(({ name }) => name);
  const delays = delaysOf(sheets.map(({ travel }) => travel));
  const hidden = hiddenAtRest(life);
  return {
    flat: await createSizes([flat], await denseWidths(bg, background), save),
    layers: sheets.map(({ name, travel, facts }, index) => {
      const box = boxInPicture(facts);
      return {
        box,
        travel,
        delay: delays[index] ?? 0,
        origin: cssPoint(originOf(name, life, false) ?? middleOf(box)),
        scaleOrigin: cssPoint(originOf(name, life, true) ?? middleOf(box)),
        hidden: hidden.has(name),
      };
    }),
    sizes: await createSizes(
      sheets.map(({ name, source, facts }) => ({
        name,
        encode: (width, format) => encodeLayer(source, facts, width, format),
      })),
      layerWidths(sheets.map(({ facts }) => facts)),
      save,
    ),
    life: life.map((entry) => ({
      layer: names.indexOf(entry.layer),
      scales: scales(entry),
      every: entry.every,
      ...animationOf(entry),
    })),
    lifeDuration: Math.max(0, ...life.map((entry) => (entry.at + durationOf(entry)) * 1000)),
  };
}

type Point = readonly [x: number, y: number];

const middleOf = ([x, y, width, height]: DioramaLayer['box']): Point => [
  x + width / 2,
  y + height / 2,
];

/** A point of the card picture, units, as a `transform-origin` of the picture's box. */
const cssPoint = ([x, y]: Point) =>
  [x / PICTURE.width, y / PICTURE.height]
    .map((share) => `${Number((share * 100).toFixed(3))}%`)
    .join(' ');

/** The fields of a case study; undefined if they are invalid, which the content check reports. */
async function readFields(file: string): Promise<Frontmatter | undefined> {
  const head = splitFrontmatter(await readFile(file, 'utf8')) ?? '';
  return readYaml<Frontmatter>(head, frontmatterSchema, 2).data;
}

export function dioramas(contentDir: string): Plugin {
  let isBuild = false;
  let isForServer = false;
  const progress = pictureProgress();
  /** The preview's files: slug -> name -> data. */
  const previewed = new Map<string, Map<string, string | Buffer>>();

  const slugOf = (file: string) => path.basename(file, '.mdx');

  async function create(file: string, save: Save): Promise<string | undefined> {
    const fields = await readFields(file);
    if (!fields) return undefined;
    const diorama = await progress.track(() =>
      createDiorama(fields, path.join(contentDir, 'media', slugOf(file)), save),
    );
    return save(ENTRY, JSON.stringify(diorama));
  }

  const hashedName = (name: string, data: string | Buffer) => {
    const { name: stem, ext } = path.parse(name);
    return `${safeName(stem)}-${hashOf(data)}${ext}`;
  };

  return {
    name: 'dioramas',
    enforce: 'pre',
    configResolved({ command, build }) {
      isBuild = command === 'build';
      isForServer = Boolean(build.ssr);
    },
    async buildStart() {
      // The server's build needs only the URLs.
      if (!isBuild || isForServer) return;
      const studies = path.join(contentDir, 'case-studies');
      const emitted = new Set<string>();
      for (const file of readdirSync(studies).filter((name) => name.endsWith('.mdx'))) {
        await create(path.join(studies, file), (name, source) => {
          const fileName = `static/${hashedName(name, source)}`;
          // Two cards may have the same picture.
          if (!emitted.has(fileName)) this.emitFile({ type: 'asset', fileName, source });
          emitted.add(fileName);
          return `/${fileName}`;
        });
      }
    },
    async load(id) {
      if (!id.endsWith(`.mdx${QUERY}`)) return undefined;
      const file = id.slice(0, -QUERY.length);
      const url = isBuild
        ? await create(file, (name, data) => `/static/${hashedName(name, data)}`)
        : `${PREVIEW}${slugOf(file)}/${ENTRY}?${hashOf(await readFile(file))}`;
      return `export default ${JSON.stringify(url)}`;
    },
    configureServer({ middlewares }) {
      middlewares.use(PREVIEW, (request, response, next) => {
        const [, slug = '', name = ''] = (request.url ?? '').split('?')[0]?.split('/') ?? [];
        const send = (data: string | Buffer | undefined) => {
          if (data === undefined) return next();
          const isText = name.endsWith('.json');
          const type = isText ? 'application/json' : `image/${path.extname(name).slice(1)}`;
          response.setHeader('Content-Type', type);
          return response.end(data);
        };
        if (name !== ENTRY) return send(previewed.get(slug)?.get(name));
        // The content check reports the problem in the preview's overlay; the flat picture stays.
        const sendNothing = () => response.writeHead(204).end();
        const files = new Map<string, string | Buffer>();
        previewed.set(slug, files);
        const save: Save = (stem, data) => {
          const hashed = hashedName(stem, data);
          files.set(hashed, data);
          return `${PREVIEW}${slug}/${hashed}`;
        };
        return void create(path.join(contentDir, 'case-studies', `${slug}.mdx`), save).then(
          (url) => (url ? send(files.get(path.basename(url))) : sendNothing()),
          sendNothing,
        );
      });
    },
    buildEnd: () => progress.end(),
  };
}
