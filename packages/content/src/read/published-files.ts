/** Which files of a folder have a URL, and which. The same in the preview, the server and the export. */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Path of the build's own files, whose names contain a content hash. */
export const HASHED = '/static/';

/** Path of the files of drafts, which only local processes serve (packages/content/src/vite/study-lists.ts). */
export const DRAFTS = `${HASHED}drafts/`;

/** What version control and the build keep in a folder with files to publish. */
const PRIVATE_FOLDERS = new Set(['.git', '.hg', '.svn', '.vite']);

/**
 * Whether a file has a URL. Not one whose own name begins with a dot, such as `.DS_Store` or `.env`: it is there by
 * accident, or for a program. A folder may, such as `.well-known`.
 * @param name path from the folder, with slashes
 */
export function isPublished(name: string): boolean {
  const folders = name.split('/');
  const file = folders.pop() ?? '';
  return !file.startsWith('.') && !folders.some((folder) => PRIVATE_FOLDERS.has(folder));
}

/** Lists all files of a folder, by their paths from it, with slashes. Empty if there is no such folder. */
export function listFiles(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'));
}

/**
 * The file that a path names, exactly: a slash in a name can't be encoded.
 * @param urlPath of a request, with valid percent-encoding
 */
export const fileNameOf = (urlPath: string): string | undefined =>
  /%2f/i.test(urlPath) ? undefined : decodeURIComponent(urlPath.slice(1));

/** Longest URL that the server reads, characters. */
export const MAX_URL_LENGTH = 2048;

/** Malformed percent-encoding, control characters or backslashes, raw or encoded. */
export function isBroken(path: string): boolean {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return true;
  }
  // oxlint-disable-next-line no-control-regex -- control characters are what this matches
  return /[\u0000-\u001f\u007f\\]/.test(decoded);
}

/**
 * Whether a file can have a URL: not one with a backslash, a control character or bytes that aren't UTF-8 in its name, nor
 * with a very long one.
 * @param name path from the folder, with slashes
 */
export function hasUrl(name: string): boolean {
  const path = `/${name.split('/').map(encodeURIComponent).join('/')}`;
  return !name.includes('\uFFFD') && path.length <= MAX_URL_LENGTH && !isBroken(path);
}
