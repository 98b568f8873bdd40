/**
 * Vite plugin for imports of pictures and other media files with a query (packages/content/src/media/roles.ts):
 *
 *   fox.jpg?w=400;800&format=avif;webp;jpeg&as=picture   sizes and formats, as a `Picture`
 *   fox.jpg?w=400&format=webp                            URL of one file
 *   fox.png?as=share&w=1200&format=jpeg                  one file for shared links, with its size
 *   fox.mp4?as=file                                      URL of the unchanged file
 *   fox.gif?as=animation                                 URL of its frames, as small as can be
 *   fox.zip?as=download                                  URL of a file to save, which can't run on this site
 *
 * An SVG remains what it is: a file of its own, without what could run if it is opened.
 */
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import mime from 'mime-types';
import send from 'send';
import type { Plugin, ResolvedConfig, Rollup } from 'vite';
import { isPicture } from '../schema/media-formats.ts';
import type { Picture } from '../schema/picture.ts';
import { importFile, type Target } from '../media/create-pictures.ts';
import { hashOf, master } from '../media/encode-picture.ts';
import { mediaFile, safeName } from '../media/media-imports.ts';
import { openSource, versionOf } from '../media/picture-source.ts';
import { endPictureProgress, trackPicture } from '../media/picture-progress.ts';
import { fileUrl, dataModule } from './emitted-files.ts';

/** URL folder of files that only the preview serves, relative to the site's base. */
const PREVIEW = '@pictures/';

/** The file and the query of an import; undefined if it is for another plugin. */
function parseId(id: string, contentDir: string) {
  const [name = '', search] = id.split('?', 2);
  const query = new URLSearchParams(search);
  const file = mediaFile(id, contentDir) ?? (isPicture(name) && query.has('w') ? name : undefined);
  return file === undefined ? undefined : { file, query };
}

/** What the preview shows of a file that can't be shown. The content check reports it over the page. */
function missing(query: URLSearchParams, folder: string) {
  const src = `${folder}missing`;
  const picture: Picture = { sources: {}, img: { src, w: 616, h: 385 } };
  return query.get('as') === 'picture' ? picture : src;
}

type Responses = Map<
  string,
  (request: IncomingMessage, response: ServerResponse) => Promise<unknown>
>;

/** The name of a file in the preview, until it changes. */
async function nameOf(file: string, extension: string) {
  return hashOf(file, await versionOf(file)).slice(0, 16) + extension.toLowerCase();
}

/** Makes files when they are requested. @param folder their base path */
const previewTarget = (folder: string, previewed: Responses): Target => ({
  async copy(file) {
    const name = await nameOf(file, path.extname(file));
    previewed.set(name, (request, response) => {
      const [base, root] = [encodeURIComponent(path.basename(file)), path.dirname(file)];
      const sent = send(request, base, { root, dotfiles: 'allow' });
      return new Promise((resolve, reject) => {
        sent.on('error', reject).on('end', resolve).pipe(response);
      });
    });
    return folder + name;
  },
  async write(file, extension, make) {
    const name = await nameOf(file, `.made${extension}`);
    previewed.set(name, async (_request, response) => {
      const { data, format = extension } = await make();
      const type = mime.contentType(path.extname(`.${format}`) || format);
      response.setHeader('Content-Type', type || 'application/octet-stream').end(data);
    });
    return folder + name;
  },
  async create(file, chosen, picture) {
    const { name } = picture(chosen);
    previewed.set(name, async (_request, response) => {
      // Read on each request, not kept in memory: the preview may run for days.
      const data = await master(await openSource(file))(chosen).make((encode) => encode());
      response.setHeader('Content-Type', `image/${chosen.format}`).end(data);
    });
    return folder + name;
  },
});

/** Emits files into the build. @param root the names of originals are relative to it */
function buildTarget(root: string, emitFile: Rollup.PluginContext['emitFile']): Target {
  const emit = (file: string, extension: string, source: Buffer) => {
    const name = safeName(path.parse(file).name) + extension.toLowerCase();
    const originalFileName = path.relative(root, file);
    return fileUrl(emitFile({ type: 'asset', name, originalFileName, source }));
  };
  return {
    copy: async (file) => emit(file, path.extname(file), await readFile(file)),
    async write(file, extension, make) {
      const { data, format } = await make();
      return emit(file, format ? `.${format}` : extension, data);
    },
    create: async (file, chosen, picture) =>
      emit(file, `.${chosen.format}`, await picture(chosen).make(trackPicture)),
  };
}

/** @param contentDir folder that holds `media/` */
export function pictures(contentDir = ''): Plugin {
  let config: ResolvedConfig;
  /** Path of the preview's files. */
  let folder = '';
  /** Responses of the preview by the name of the file. */
  const previewed: Responses = new Map();

  return {
    name: 'pictures',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved;
      folder = config.base + PREVIEW;
    },
    resolveId: (id) => (mediaFile(id, contentDir) ? id : undefined),
    async load(id) {
      const { file, query } = parseId(id, contentDir) ?? {};
      if (!file || !query) return undefined;
      const target =
        config.command === 'serve'
          ? previewTarget(folder, previewed)
          : buildTarget(config.root, this.emitFile.bind(this));
      try {
        return dataModule(await importFile(file, query, target));
      } catch (error) {
        const { message } = error as Error;
        if (config.command === 'serve') return dataModule(missing(query, folder));
        throw new Error(`${path.relative(config.root, file)}: ${message}`, { cause: error });
      }
    },
    /** Media files are no files to Vite, because their names may have characters that its ids can't. */
    hotUpdate({ file, modules }) {
      const all = [...this.environment.moduleGraph.idToModuleMap.values()];
      const changed = all.filter(
        ({ id }) => id && mediaFile(id, contentDir) === path.resolve(file),
      );
      return changed.length > 0 ? [...modules, ...changed] : undefined;
    },
    configureServer(server) {
      server.middlewares.use(folder, (request, response, next) => {
        const respond = previewed.get(path.basename(request.url ?? ''));
        if (!respond) return next();
        return void respond(request, response).catch(() => {
          // The content check reports the problem in the preview's overlay.
          response.writeHead(404).end();
        });
      });
    },
    buildEnd: endPictureProgress,
  };
}
