/**
 * Vite plugin: the preview serves the files in `public/` exactly as the production server does. Vite itself can't find
 * `a#b.pdf`, declares `backup.tar.gz` as an encoding that browsers undo, and serves `.env`.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import {
  fileNameOf,
  isPublished,
  listFiles,
} from '../../packages/content/src/read/published-files.ts';
import { createFiles } from '../../server/files.ts';
import { readTarget } from '../../server/guard.ts';

/** @returns whether the request has been responded to */
async function respond(folder: string, request: IncomingMessage, response: ServerResponse) {
  const target = readTarget(request.method ?? '', request.url ?? '');
  const name = 'path' in target ? fileNameOf(target.path) : undefined;
  // Listed for each request, because the owner adds files.
  if (!name || !('path' in target) || !listFiles(folder).includes(name)) return false;
  const problem = isPublished(name)
    ? await createFiles(folder, { caching: 'no-cache' }).send(request, response, target.path)
    : { status: 404, body: 'Not Found' };
  if (problem) response.writeHead(problem.status, problem.headers).end(problem.body);
  return true;
}

export function publicFiles(): Plugin {
  return {
    name: 'public-files',
    configureServer({ config, middlewares }) {
      middlewares.use(config.base, async (request, response, next) => {
        try {
          if (await respond(config.publicDir, request, response)) return;
        } catch (error) {
          next(error);
          return;
        }
        next();
      });
    },
  };
}
