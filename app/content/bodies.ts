/**
 * Slug -> body of the case study. A body is loaded before it is rendered (by the loader on the server, by
 * entry.client before hydrating, by clientLoader when navigating), so that rendering never waits.
 */
import type { MDXContent } from 'mdx/types';

const loaded: Map<string, MDXContent> = import.meta.hot?.data.loaded ?? new Map();
if (import.meta.hot) import.meta.hot.data.loaded = loaded;

/** Loads the body of a case study. Resolves to undefined if there is none of that name. */
export async function loadBody(slug: string): Promise<MDXContent | undefined> {
  // The home page has no body.
  if (!slug) return undefined;
  const { chunkBySlug } = await import('./body-chunks.ts');
  const body = await chunkBySlug.get(slug)?.();
  if (body) loaded.set(slug, body);
  return body;
}

/** Starts to load a body that may be needed soon. Errors are ignored: a later `loadBody` reports them. */
export function prefetchBody(slug: string): void {
  if (!loaded.has(slug)) loadBody(slug).catch(() => {});
}

/** Slug -> server-rendered HTML of a body whose script couldn't be loaded. */
const fromServer = new Map<string, string>();

/** Keeps the body that the server rendered into this document. */
export function keepServerBody(slug: string): void {
  const body = document.querySelector('[data-body]');
  if (body) fromServer.set(slug, body.innerHTML);
}

/** The HTML that `keepServerBody` has kept. */
export const getServerBody = (slug: string): string | undefined => fromServer.get(slug);

/** The body if it has been loaded. */
export const getBody = (slug: string): MDXContent | undefined => loaded.get(slug);
