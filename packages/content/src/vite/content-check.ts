/**
 * Vite plugin: checks the content while previewing, as scripts/lib/check-build.ts does before a build. The preview shows
 * the problems over the page until they are fixed, and goes on.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite';
import { checkContent } from '../rules/check-content.ts';
import type { ContentFolder } from '../folder/content.ts';
import { formatProblem } from '../read/problem.ts';
import { writeMediaTypes } from '../media/media-types.ts';

/** Delay of the check after an edit, ms, so that the page shows the edit first. */
const CHECK_DELAY_MS = 300;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

export function contentCheck(content: ContentFolder): Plugin {
  const { dir } = content;
  let invalid = false;
  let checking = Promise.resolve();

  /** All problems, one per line. */
  async function check(): Promise<string> {
    try {
      const { problems } = await checkContent(await content.load());
      return problems.map(formatProblem).join('\n');
    } catch (error) {
      const file = content.pathOf();
      const reason = `failed: ${messageOf(error)}. Undo the last change.`;
      return formatProblem({ file, line: 1, field: 'check', reason });
    }
  }

  const overlay = (lines: string): ErrorPayload => ({
    type: 'error',
    err: { message: lines, stack: '', plugin: 'content', id: content.pathOf() },
  });

  async function report(server: ViteDevServer) {
    const lines = await check();
    if (lines) {
      invalid = true;
      server.config.logger.error(lines, { timestamp: true });
      // Vite would keep it for the first page that is opened, even if it is fixed by then. Each page has a check of its own.
      if (server.ws.clients.size > 0) server.ws.send(overlay(lines));
    } else if (invalid) {
      invalid = false;
      // An empty update removes the message.
      server.ws.send({ type: 'update', updates: [] });
    }
  }

  /** Runs checks one after another, so that the last message is for the newest content. */
  function recheck(server: ViteDevServer) {
    checking = checking.then(() => report(server));
  }

  /** media/x/fold.png -> case-studies/x.mdx or x.md, or site.yaml for media/site/share.png, if that exists. */
  const sourceOf = (file: string) => {
    const [media, folder, name] = path.relative(dir, file).split(path.sep);
    if (media !== 'media' || !name) return [];
    const sources = [`case-studies/${folder}.mdx`, `case-studies/${folder}.md`, `${folder}.yaml`];
    return sources.map((source) => path.join(dir, source)).filter((source) => existsSync(source));
  };

  return {
    name: 'content-check',
    configureServer(server) {
      const inContent = (file: string) => file.startsWith(dir + path.sep);
      server.watcher.add(dir);
      const warn = (error: unknown) =>
        server.config.logger.warn(messageOf(error), { timestamp: true });
      let pending: NodeJS.Timeout | undefined;
      server.watcher.on('all', (event, file) => {
        if (!inContent(file)) return;
        if (event !== 'change') {
          // A folder may have been deleted meanwhile; its next event writes them again.
          writeMediaTypes(dir).catch(warn);
          // It may have referred to the file before the file existed.
          for (const source of sourceOf(file)) server.watcher.emit('change', source);
        }
        clearTimeout(pending);
        pending = setTimeout(() => recheck(server), CHECK_DELAY_MS);
      });
      server.ws.on('connection', () => recheck(server));
    },
  };
}
