/** Text files that other programs have left unreadable. */
import { isUtf8 } from 'node:buffer';
import type { Finding } from './problem.ts';

/** What is wrong with the bytes of a file that aren't text in UTF-8, such as one in UTF-16, or a picture. */
export function describeEncoding(bytes: Buffer): Finding | undefined {
  const text = bytes.toString();
  if (isUtf8(bytes) && !text.includes('\0')) return undefined;
  const before = text.slice(0, text.search(/[\uFFFD\0]/));
  const reason = 'has characters that are not UTF-8. Save it as text in UTF-8.';
  return { line: before.split('\n').length, field: 'file', reason };
}

/** Git leaves both versions in the file: https://git-scm.com/docs/git-merge#_how_conflicts_are_presented */
const CONFLICT = /^<{7} .*\n[^]*?^={7}\r?\n[^]*?^>{7} /m;
export const CONFLICT_START = '<<<<<<< ';

/** The first merge conflict in a file. */
export function describeConflict(source: string): Finding | undefined {
  const { index } = CONFLICT.exec(source) ?? {};
  if (index === undefined) return undefined;
  const line = source.slice(0, index).split('\n').length;
  const reason =
    'is not resolved. Keep one of both versions, and remove the lines that begin with "<<<<<<<", "=======" and ">>>>>>>".';
  return { line, field: 'merge conflict', reason };
}
