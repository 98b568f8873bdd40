/** Lists the scripts that a case study's body needs, so that the page can preload them. */
import { readFileSync } from 'node:fs';

type Chunk = { file: string; imports?: string[] };

const MANIFEST = new URL('../.vite/client-manifest.json', import.meta.url);

let manifest: Record<string, Chunk> | undefined;

/**
 * URLs of the body's chunk, the chunks it imports and the list of bodies, from the manifest of the client build.
 * Empty in the preview, which has no build.
 * @param body path of the case study's text in that manifest
 */
export function bodyPreloads(body: string): string[] {
  if (import.meta.env.DEV) return [];
  // Once, and synchronously, so that a failed read isn't kept.
  manifest ??= JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, Chunk>;
  const chunks = manifest;
  const files = new Set<string>();
  const add = (key: string) => {
    const chunk = chunks[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  add('app/content/body-chunks.ts');
  add(body);
  return [...files].map((file) => `/${file}`);
}
