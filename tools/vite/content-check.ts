/**
 * Vite plugin: checks the content before a build and while previewing. A build with invalid content
 * fails with one line for each problem; the preview shows the same lines over the page until they are
 * fixed. Invalid content never stops the preview.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite';
import { checkContent } from '../content/check-content.ts';
import type { ContentFolder } from '../content/content.ts';
import { describeSamples } from '../content/samples/describe-samples.ts';
import { formatProblem } from '../content/problem.ts';
import { writeMediaTypes } from '../content/media/media-types.ts';

/** Delay of the check after an edit, ms, so that the page shows the edit first. */
const CHECK_DELAY_MS = 300;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

export function contentCheck(content: ContentFolder): Plugin {
  const { dir } = content;
  let forServer = false;
  let invalid = false;
  let checking = Promise.resolve();

  /** All problems, one per line, and the number of samples. */
  async function check(): Promise<{ lines: string; samples: number }> {
    try {
      const { problems, samples } = await checkContent(await content.load());
      return { lines: problems.map(formatProblem).join('\n'), samples: samples.length };
    } catch (error) {
      const file = content.pathOf();
      const reason = `failed: ${messageOf(error)}. Undo the last change.`;
      return { lines: formatProblem({ file, line: 1, field: 'check', reason }), samples: 0 };
    }
  }

  const overlay = (lines: string): ErrorPayload => ({
    type: 'error',
    err: { message: lines, stack: '', plugin: 'content', id: content.pathOf() },
  });

  async function report(server: ViteDevServer) {
    const { lines } = await check();
    if (lines) {
      invalid = true;
      server.config.logger.error(lines, { timestamp: true });
      server.ws.send(overlay(lines));
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
    configResolved(config) {
      forServer = Boolean(config.build.ssr);
    },
    async buildStart() {
      // The client is built first, and its build has reported the problems.
      if (this.meta.watchMode || forServer) return;
      const { lines, samples } = await check();
      if (!lines) {
        // `npm start` and `npm run export` say it themselves.
        if (samples > 0 && !process.env.QUIET_BUILD) console.error(describeSamples(samples));
        return;
      }
      // Not thrown, because the framework's command would print a stack trace.
      console.error(lines);
      process.exit(1);
    },
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
