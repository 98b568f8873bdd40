/** Lists the files that a case study's body needs, so that the page can load them at once. */
import { readFileSync } from 'node:fs';
import { toUrlPath } from './site-path.ts';

type Chunk = { file: string; isEntry?: boolean; css?: string[]; imports?: string[] };

const MANIFEST = new URL('../.vite/client-manifest.json', import.meta.url);

let manifest: Record<string, Chunk> | undefined;

/**
 * URLs of the body's chunk, of the chunks it imports, of the list of bodies and of their stylesheets, from the manifest of
 * the client build. Stylesheets of every page are left out. The preview has no build, and so no URLs.
 * @param body path of the case study's text in that manifest
 */
export function bodyFiles(body: string): { scripts: string[]; styles: string[] } {
  if (import.meta.env.DEV) return { scripts: [], styles: [] };
  // Once, and synchronously, so that a failed read isn't kept.
  manifest ??= JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, Chunk>;
  const chunks = closure(manifest, ['app/content/body-chunks.ts', body]);
  const entries = Object.keys(manifest).filter((key) => manifest?.[key]?.isEntry);
  const everywhere = new Set(stylesOf(closure(manifest, entries)));
  return {
    scripts: chunks.map(({ file }) => toUrlPath(`/${file}`)),
    styles: stylesOf(chunks).filter((href) => !everywhere.has(href)),
  };
}

/** Those chunks and all that they import. */
function closure(all: Record<string, Chunk>, keys: readonly string[]): Chunk[] {
  const found = new Set<Chunk>();
  const add = (key: string) => {
    const chunk = all[key];
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    chunk.imports?.forEach(add);
  };
  keys.forEach(add);
  return [...found];
}

const stylesOf = (chunks: readonly Chunk[]): string[] => [
  ...new Set(chunks.flatMap(({ css = [] }) => css.map((file) => toUrlPath(`/${file}`)))),
];
