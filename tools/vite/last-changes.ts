/**
 * Vite plugin: `virtual:last-changes` holds the date of each case study's last change, from the git history. Default
 * export: slug -> date (ISO 8601); a slug is missing where the date is unknown: outside a clone, in a shallow clone, and
 * while changes aren't committed.
 */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const VIRTUAL = 'virtual:last-changes';

/** Starts the line of a commit; paths contain none. */
const COMMIT = '\t';

/**
 * Reads the newest date of each case study from `git log --name-only`, newest commit first.
 * @param log for each commit, a tab and its date, then the files it changed
 * @param uncommitted files that differ from the newest commit
 */
export function readChanges(log: string, uncommitted: string): Record<string, string> {
  const slugOf = (file: string) => /(?:case-studies|media)\/([\w-]+)[./]/.exec(file)?.[1];
  const unknown = new Set(uncommitted.split('\n').map(slugOf));
  const dates: Record<string, string> = {};
  let date = '';
  for (const line of log.split('\n')) {
    if (line.startsWith(COMMIT)) date = line.slice(COMMIT.length);
    else {
      const slug = slugOf(line);
      if (slug && !unknown.has(slug)) dates[slug] ??= date;
    }
  }
  return dates;
}

async function askGit(contentDir: string): Promise<Record<string, string>> {
  const git = async (...words: string[]) => {
    const options = { cwd: contentDir, maxBuffer: 64e6 };
    return (await promisify(execFile)('git', words, options)).stdout;
  };
  try {
    if ((await git('rev-parse', '--is-shallow-repository')).trim() === 'true') return {};
    const [log, uncommitted] = await Promise.all([
      git('log', `--format=${COMMIT}%cI`, '--name-only', '--', '.'),
      git('status', '--porcelain', '--', '.'),
    ]);
    return readChanges(log, uncommitted);
  } catch {
    return {};
  }
}

export function lastChanges(contentDir: string): Plugin {
  return {
    name: 'last-changes',
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    async load(id) {
      if (id !== `\0${VIRTUAL}`) return undefined;
      return `export default ${JSON.stringify(await askGit(path.resolve(contentDir)))};`;
    },
  };
}
