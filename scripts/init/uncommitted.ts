/** Which files of the current content git couldn't restore. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Files that systems leave in folders. */
const SYSTEM_FILES = /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$/;

/**
 * The files in some folders that differ from the last commit, ignored ones included; undefined if they aren't under version
 * control.
 * @param folders that exist
 */
export function uncommittedFiles(folders: readonly string[]): string[] | undefined {
  const found: string[] = [];
  for (const folder of folders) {
    const options = [
      'status',
      '--porcelain',
      '-z',
      '--no-renames',
      '--ignored',
      '--untracked-files=all',
    ];
    const { status, stdout } = spawnSync('git', [...options, '--', '.'], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    if (status !== 0) return undefined;
    // Two letters and a space come before each path, which is relative to the repository.
    found.push(...stdout.split('\0').flatMap((entry) => (entry ? entry.slice(3) : [])));
  }
  return found
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !SYSTEM_FILES.test(file));
}
