/** Ends a command with one line when the disk refuses to be written. Imported by commands that write files. */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const REASONS: Record<string, string> = {
  ENOSPC: 'no space is left on the disk. Free some, and run the command again.',
  EDQUOT: 'the quota of the disk is used up. Free some space, and run the command again.',
  EROFS: 'the file system is read-only. Run the command in a folder that can be written.',
  EACCES: 'permission denied. Change its permissions.',
  EPERM: 'permission denied. Change its permissions.',
};

/** The line for an error of the disk, or undefined for any other error. */
export function describeDiskError(error: unknown): string | undefined {
  const { code = '', path: file, dest } = error as NodeJS.ErrnoException & { dest?: string };
  const reason = REASONS[code];
  if (!reason) return undefined;
  const full = file ?? dest;
  const shown = full === undefined ? 'a file' : path.relative('.', full) || 'this folder';
  return `Can’t write ${shown}: ${reason}`;
}

/**
 * After a step in another process has failed: the line for the disk of a folder, if it can't be written. If the folder
 * doesn't exist, it isn't created.
 */
export function describeUnwritable(folder: string): string | undefined {
  let existing = path.resolve(folder);
  while (!existsSync(existing)) existing = path.dirname(existing);
  const probe = path.join(existing, '.probe');
  try {
    writeFileSync(probe, Buffer.alloc(2 ** 20));
    return undefined;
  } catch (error) {
    return describeDiskError({ code: (error as NodeJS.ErrnoException).code, path: folder });
  } finally {
    if (existsSync(probe)) rmSync(probe);
  }
}

// Unhandled rejections are uncaught exceptions too.
process.on('uncaughtException', (error) => {
  console.error(describeDiskError(error) ?? error);
  process.exit(1);
});
