/** Renders texts as their pages would, to find code that fails only then. */
import { compile } from '@mdx-js/mdx';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { SourceMapGenerator } from 'source-map';
import { mdxComponents } from '../../../app/content/mdx-components.ts';
import { remarkPlugins } from './text-plugins.ts';

/** Rendering takes some milliseconds. A text that takes longer than this counts as endless. */
const LIMIT_MS = 5000;
/** Memory of the renderer, MB. It needs 20. */
const MAX_HEAP_MB = 256;

export type RenderError = {
  message: string;
  /** Undefined if it isn't known. */
  line: number | undefined;
};

/** What the renderer responds: nothing of this if all is well. */
type Answer = { message?: string; stack?: string; line?: number };

/** File name of compiled texts in stacks. */
const COMPILED = 'compiled-text.js';

/** Results for the texts of the last run: in the preview, most are the same in the next. */
let known = new Map<string, RenderError | undefined>();

/**
 * Renders texts, one after another, in a process of its own: none can stop this process or keep it waiting.
 * @param sources valid MDX without frontmatter and imports
 * @param limit longest time for each, ms
 * @returns the error of each
 */
export async function renderBodies(
  sources: readonly string[],
  limit = LIMIT_MS,
): Promise<(RenderError | undefined)[]> {
  const results = new Map<string, RenderError | undefined>();
  let renderer: ChildProcess | undefined;
  try {
    for (const source of new Set(sources)) {
      if (known.has(source)) {
        results.set(source, known.get(source));
        continue;
      }
      const { code, map } = await compileText(source);
      renderer ??= await startRenderer(limit);
      const answer = await ask(renderer, code, limit);
      if (typeof answer === 'string') {
        renderer.kill('SIGKILL');
        renderer = undefined;
        results.set(source, { message: answer, line: undefined });
      } else results.set(source, locate(answer, map));
    }
  } finally {
    renderer?.kill('SIGKILL');
  }
  known = results;
  return sources.map((source) => results.get(source));
}

async function compileText(source: string) {
  const file = await compile(source, {
    outputFormat: 'function-body',
    // Elements know their lines.
    development: true,
    SourceMapGenerator,
    remarkPlugins,
  });
  return { code: String(file), map: file.map as SourceMapPayload };
}

async function startRenderer(limit: number): Promise<ChildProcess> {
  const options = { components: mdxComponents, fileName: COMPILED, timeout: 2 * limit };
  const renderer = fork(
    path.join(import.meta.dirname, 'body-renderer.mjs'),
    [JSON.stringify(options)],
    {
      // React's messages are complete in development only.
      env: { NODE_ENV: 'development' },
      execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`],
      // React's warnings are not about the content.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    },
  );
  const ended = once(renderer, 'exit').then(() => {
    throw new Error('the renderer can’t be started');
  });
  await Promise.race([once(renderer, 'message'), ended]);
  return renderer;
}

/** Renders in the other process. @returns why there is no answer, if there is none: then the process is of no use */
async function ask(renderer: ChildProcess, code: string, limit: number): Promise<Answer | string> {
  const settled = new AbortController();
  const { signal } = settled;
  // If it has ended meanwhile, there is no answer.
  renderer.send(code, () => {});
  try {
    return await Promise.race([
      once(renderer, 'message', { signal }).then(([answer]) => answer as Answer),
      once(renderer, 'exit', { signal }).then(() => 'it ends its process or needs too much memory'),
      setTimeout(limit, `it takes longer than ${limit / 1000} s`, { signal }),
    ]);
  } finally {
    settled.abort();
  }
}

/** Finds the line of an error: that of the code that threw it, else that of the element that React couldn't render. */
function locate({ message, stack = '', line }: Answer, map: SourceMapPayload) {
  if (message === undefined) return undefined;
  // MDX says so about unknown components.
  const [, named] = /referenced in your code at `(\d+):/.exec(message) ?? [];
  const [, row, column] = new RegExp(`${COMPILED}:(\\d+)(?::(\\d+))?`).exec(stack) ?? [];
  const thrown =
    row === undefined ? undefined : originalLine(map, Number(row), Number(column ?? Infinity));
  return {
    message: message.split('\n', 1)[0] ?? '',
    line: named === undefined ? (thrown ?? line) : Number(named),
  };
}

/** Line of the text, from a place in its compiled code; all from 1. */
function originalLine(map: SourceMapPayload, line: number, column: number): number | undefined {
  const entry = new SourceMap(map).findEntry(line - 1, column - 1);
  return 'originalLine' in entry ? Number(entry.originalLine) + 1 : undefined;
}
