/** Names of media files in imports and URLs. They can have any characters, also those that end a URL's path, such as "#". */
import path from 'node:path';

const PREFIX = 'virtual:media/';

/** Not "%", because the preview decodes that in URLs. */
const ESCAPE = '~';
const escapeName = (name: string) =>
  name.replace(/[#?%~\\]/g, (character) => ESCAPE + character.charCodeAt(0).toString(16));
const unescapeName = (name: string) =>
  name.replace(/~([0-9a-f]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

/** The preview would drop the second of two slashes. */
const escapeFolder = (folder: string) => escapeName(folder).replace(/^\//, `${ESCAPE}2f`);

/**
 * Specifier of an import, for pictures.ts.
 * @param folder of `media/`, or an absolute path
 * @param query one of picture-queries.ts
 */
export const mediaImport = (folder: string, name: string, query: string) =>
  `${PREFIX}${escapeFolder(folder)}/${escapeName(name)}?${query}`;

/** @returns the file of such an import; undefined for other ids */
export function mediaFile(id: string, contentDir: string): string | undefined {
  if (!id.startsWith(PREFIX)) return undefined;
  const [name = ''] = id.slice(PREFIX.length).split('?');
  return path.resolve(contentDir, 'media', unescapeName(name));
}

/** A name for a URL or a source set: letters, digits, "_", "." and "-". Some hosts drop files that begin with one of the last three. */
export const safeName = (name: string) =>
  name.replaceAll(/[^\w.-]+/g, '-').replace(/^[_.-]+/, '') || 'file';
