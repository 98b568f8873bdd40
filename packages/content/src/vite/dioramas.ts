/**
 * Vite plugin: `x.mdx?diorama` or `x.md?diorama` is the URL of a JSON file with the layers and the animations of a card (packages/content/src/schema/diorama.ts).
 * The client build writes the files; pages load them once they are idle.
 */
import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Connect, Plugin, Rollup } from 'vite';
import { type ContentFolder, type Study, validStudies } from '../folder/content.ts';
import { drawingsDone } from '../cards/draw-in-thread.ts';
import { type CardFiles, filesOfCard, letteringOf } from '../cards/card-files.ts';
import { createDiorama, hashDiorama, type Save } from '../layers/diorama.ts';
import { safeName } from '../media/media-imports.ts';
import { DRAFTS, HASHED } from '../read/published-files.ts';
import { isLeftOut } from './study-lists.ts';

const QUERY = '?diorama';
/** URL folder of files that only the preview serves, relative to the site's base. */
const PREVIEW = '@dioramas/';
const ENTRY = 'diorama.json';

function hashedName(name: string, data: string | Buffer) {
  const { name: stem, ext } = path.parse(name);
  const hash = createHash('sha256').update(data).digest('base64url').slice(0, 8);
  return `${safeName(stem)}-${hash}${ext}`;
}

export function dioramas(content: ContentFolder): Plugin {
  let isBuild = false;
  let isForServer = false;
  /** Path of the site, with slashes around it. */
  let base = '/';
  let written: Promise<void> | undefined;
  async function filesOf({ slug, data }: Study): Promise<CardFiles | undefined> {
    if (!data) return undefined;
    const lettering = await letteringOf(content);
    return filesOfCard({ slug, data }, { dir: content.dir, lettering });
  }

  /** @returns the JSON; undefined if the fields are invalid, which the content check reports */
  async function create(study: Study, save: Save): Promise<string | undefined> {
    const files = await filesOf(study);
    if (!files) return undefined;
    return JSON.stringify(await createDiorama(await files.picture(), save));
  }

  /** Folder of the files of a card in the build. */
  const folderFor = (study: Study) => (isLeftOut(study) ? DRAFTS : HASHED).slice(1);

  async function urlOf(study: Study) {
    const made = filesOf(study).then(async (files) => {
      // Drawn for each state of its fields.
      if (files?.share && !isBuild) return path.basename(files.bg.folder);
      return files && hashDiorama(await files.picture());
    });
    // The preview reports what is wrong with the card elsewhere, and shows its last valid version.
    const hash = await (isBuild ? made : made.catch(() => undefined));
    return isBuild
      ? `${base}${folderFor(study)}diorama-${hash}.json`
      : `${base}${PREVIEW}${path.basename(study.file)}/${ENTRY}?${hash}`;
  }

  /** Files of all cards, for the client build. */
  async function writeAll(emitFile: Rollup.PluginContext['emitFile']) {
    const emitted = new Set<string>();
    const emit = (url: string, source: string | Buffer) => {
      // Two cards may have the same picture.
      const fileName = url.slice(base.length);
      if (!emitted.has(url)) emitFile({ type: 'asset', fileName, source });
      emitted.add(url);
      return url;
    };
    // One after the other, because decoded layers take up to 60 MB a card.
    for (const study of validStudies(await content.load())) {
      const json = await create(study, (name, data) =>
        emit(base + folderFor(study) + hashedName(name, data), data),
      );
      if (json) emit(await urlOf(study), json);
    }
  }

  return {
    name: 'dioramas',
    enforce: 'pre',
    configResolved({ command, build, base: basePath }) {
      base = basePath;
      isBuild = command === 'build';
      isForServer = Boolean(build.ssr);
    },
    buildStart() {
      // The server's build needs only the URLs.
      if (!isBuild || isForServer) return;
      const emitFile = this.emitFile.bind(this);
      written = writeAll(emitFile);
      // Reported at the end: until then, the files are made while others are read.
      written.catch(() => {});
    },
    async load(id) {
      if (!id.endsWith(QUERY)) return undefined;
      const study = await content.study(id.slice(0, -QUERY.length));
      return `export default ${JSON.stringify(await urlOf(study))}`;
    },
    configureServer({ middlewares }) {
      middlewares.use(base + PREVIEW, respondWith(content, create, base + PREVIEW));
    },
    async buildEnd(error) {
      if (!error) await written;
    },
  };
}

/** The preview's responses: the files of a card are made when its JSON is requested. @param folder their base path */
function respondWith(
  content: ContentFolder,
  create: (study: Study, save: Save) => Promise<string | undefined>,
  folder: string,
): Connect.NextHandleFunction {
  /** Name of the case study -> name -> data. */
  const made = new Map<string, Map<string, string | Buffer>>();
  return (request, response, next) => {
    const [, studyFile = '', name = ''] = (request.url ?? '').split('?')[0]?.split('/') ?? [];
    const send = (data: string | Buffer) => {
      const type = name.endsWith('.json')
        ? 'application/json'
        : `image/${path.extname(name).slice(1)}`;
      response.setHeader('Content-Type', type).end(data);
    };
    if (name !== ENTRY) {
      const data = made.get(studyFile)?.get(name);
      return data === undefined ? next() : send(data);
    }
    // The content check reports the problem in the preview's overlay; the flat picture stays.
    const sendNothing = () => void response.writeHead(204).end();
    const files = new Map<string, string | Buffer>();
    made.set(studyFile, files);
    const save: Save = (stem, data) => {
      const hashed = hashedName(stem, data);
      files.set(hashed, data);
      return `${folder}${studyFile}/${hashed}`;
    };
    return void content
      .study(studyFile)
      .then(async (study) => {
        // Pictures of other cards come first, because encoding layers takes all cores.
        await drawingsDone();
        return create(study, save);
      })
      .then((json) => (json ? send(json) : sendNothing()), sendNothing);
  };
}
