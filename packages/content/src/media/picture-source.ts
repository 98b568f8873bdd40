/**
 * Where the bytes of a picture come from: a file, or what creates the file when it is first read. The sizes of those are known
 * before, so the preview can show a page at once and create only what a browser requests.
 */
import { readFile, stat } from 'node:fs/promises';
import { hashOf, type Source } from './encode-picture.ts';
import { readFacts } from './picture-facts.ts';
import type { KnownFacts } from './picture-queries.ts';

/** A picture that may not exist yet. */
export type LazyPicture = {
  /** Changes when the picture does. */
  version: string;
  facts: KnownFacts;
  /** Creates the file unless it exists. */
  create(): Promise<unknown>;
};

const lazyPictures = new Map<string, LazyPicture>();

/** @param file absolute path */
export const addLazyPicture = (file: string, picture: LazyPicture) =>
  void lazyPictures.set(file, picture);

/** Changes when the file does. */
export async function versionOf(file: string): Promise<string> {
  const lazy = lazyPictures.get(file);
  if (lazy) return lazy.version;
  const { mtimeMs, size } = await stat(file);
  return `${mtimeMs} ${size}`;
}

/** Reads a file, and creates it first if it is such a picture. */
export async function readSource(file: string): Promise<Buffer> {
  await lazyPictures.get(file)?.create();
  return readFile(file);
}

/** @throws if the file can't be read */
export async function openSource(file: string): Promise<Source & { facts(): Promise<KnownFacts> }> {
  const lazy = lazyPictures.get(file);
  if (lazy) {
    return { hash: lazy.version, read: () => readSource(file), facts: async () => lazy.facts };
  }
  const bytes = await readFile(file);
  return {
    hash: hashOf(bytes),
    read: async () => bytes,
    facts: () => readFacts(bytes, { isVector: false }),
  };
}
