/**
 * Links that carry a visitor's work in their fragment, which browsers never send to a server:
 * `#<demo>=<version>.<JSON, deflated, base64url>`.
 */
import { linkPrefix } from './link-prefix.ts';

export type Json =
  null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** How the work in a demo is written in a link. */
export type ShareFormat<Work> = {
  /** Folder of the demo in demos/. */
  name: string;
  /** Raise it when `read` would misunderstand what `write` has written so far. */
  version: number;
  /** Keep it short: round numbers, and leave out what is as usual. */
  write(work: Work): Json;
  /**
   * The work, or undefined if the data isn't what `write` writes. Links are untrusted input: check all types, ranges and
   * counts (read-data.ts).
   */
  read(data: unknown): Work | undefined;
  /** What a link can't carry of the work, in a sentence. */
  leavesOut?(work: Work): string | undefined;
};

/** Longest fragment, characters: messengers and mail programs cut longer links. */
export const MAX_FRAGMENT_LENGTH = 2000;

/** Longest JSON, bytes. Deflated, a short link could hold a thousand times its length. */
const MAX_JSON_BYTES = 64 * 1024;

/** The fragment of a link with this work, with its "#"; undefined if it would be too long, or be refused when it is opened. */
export async function encodeLink<Work>(
  { name, version, write, read }: ShareFormat<Work>,
  work: Work,
): Promise<string | undefined> {
  const data = write(work);
  const json = new TextEncoder().encode(JSON.stringify(data));
  if (json.length > MAX_JSON_BYTES || read(data) === undefined) return undefined;
  const bytes = await transform(json, new CompressionStream('deflate-raw'));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const text = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  const fragment = `${linkPrefix(name)}${version}.${text}`;
  return fragment.length > MAX_FRAGMENT_LENGTH ? undefined : fragment;
}

/** The work in the fragment of a link; undefined if the fragment isn't for this demo. */
export async function decodeLink<Work>(
  { name, version, read }: ShareFormat<Work>,
  fragment: string,
): Promise<Work | 'damaged' | 'other-version' | undefined> {
  const prefix = linkPrefix(name);
  if (!fragment.startsWith(prefix)) return undefined;
  const [, madeBy, text] = /^(\d{1,6})\.([\w-]+)$/.exec(fragment.slice(prefix.length)) ?? [];
  if (!text || fragment.length > MAX_FRAGMENT_LENGTH) return 'damaged';
  if (Number(madeBy) !== version) return 'other-version';
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const json = await transform(bytes, new DecompressionStream('deflate-raw'));
    return read(JSON.parse(new TextDecoder().decode(json))) ?? 'damaged';
  } catch {
    return 'damaged';
  }
}

/** Compresses or decompresses. Rejects if the data is invalid or the result is longer than any JSON here. */
async function transform(data: BlobPart, by: CompressionStream | DecompressionStream) {
  const reader = new Blob([data]).stream().pipeThrough(by).getReader();
  const parts: BlobPart[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > MAX_JSON_BYTES) {
      await reader.cancel();
      throw new RangeError('The data is too long');
    }
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
