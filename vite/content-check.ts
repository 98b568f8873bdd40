/**
 * Vite plugin: checks the content before a build and while previewing. A build with a mistake in
 * the content fails with one line a mistake; the preview shows the same lines over the page until
 * they are mended.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite';
import { checkContent } from '../app/content/check/check-content.ts';
import { formatProblem } from '../app/content/check/problem.ts';
import { writeMediaTypes } from './media-types.ts';

/** The check waits so long after an edit, ms: the page is to show the edit first. */
const REST = 300;

export function contentCheck(contentDir: string): Plugin {
  let root = process.cwd();
  let forServer = false;
  let broken = false;

  const problemLines = async () => {
    const { problems } = await checkContent(contentDir, root);
    return problems.map(formatProblem).join('\n');
  };

  const overlay = (lines: string): ErrorPayload => ({
    type: 'error',
    err: { message: lines, stack: '', plugin: 'content', id: path.relative(root, contentDir) },
  });

  async function recheck(server: ViteDevServer) {
    const lines = await problemLines();
    if (lines) {
      broken = true;
      server.config.logger.error(lines, { timestamp: true });
      server.ws.send(overlay(lines));
    } else if (broken) {
      broken = false;
      // An update of nothing takes the message away.
      server.ws.send({ type: 'update', updates: [] });
    }
  }

  /** media/x/fold.png -> case-studies/x.mdx, if that is there. */
  const studyOf = (file: string) => {
    const [folder, slug, name] = path.relative(contentDir, file).split(path.sep);
    const study = path.join(contentDir, 'case-studies', `${slug}.mdx`);
    return folder === 'media' && name && existsSync(study) ? study : undefined;
  };

  return {
    name: 'content-check',
    configResolved(config) {
      root = config.root;
      forServer = Boolean(config.build.ssr);
    },
    async buildStart() {
      // The browser's half is built first, and has told.
      if (this.meta.watchMode || forServer) return;
      const lines = await problemLines();
      if (!lines) return;
      // The framework's command prints a stack trace for a thrown error; the owner wants the lines.
      console.error(lines);
      process.exit(1);
    },
    configureServer(server) {
      const inContent = (file: string) => file.startsWith(contentDir + path.sep);
      server.watcher.add(contentDir);
      let pending: NodeJS.Timeout | undefined;
      server.watcher.on('all', (event, file) => {
        if (!inContent(file)) return;
        if (event !== 'change') {
          void writeMediaTypes(contentDir);
          const study = studyOf(file);
          // Its text may have named the file before it was there.
          if (study) server.watcher.emit('change', study);
        }
        clearTimeout(pending);
        pending = setTimeout(() => void recheck(server), REST);
      });
      server.ws.on('connection', () => void recheck(server));
    },
  };
}
