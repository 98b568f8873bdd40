/**
 * Slug -> body of the case study. A body is loaded before it is rendered (by the loader on the server, by
 * entry.client before hydrating, by clientLoader when navigating), so that rendering never waits.
 */
import type { Body } from './body-chunks.ts';
import { hasBodyData, loadBodyData } from './body-data.ts';

const loaded: Map<string, Body> = import.meta.hot?.data.loaded ?? new Map();
if (import.meta.hot) import.meta.hot.data.loaded = loaded;

/** Loads the body of a case study. Resolves to undefined if there is none of that name. */
export async function loadBody(slug: string): Promise<Body | undefined> {
  // The home page has no body.
  if (!slug) return undefined;
  const { loadChunk } = await import('./body-chunks.ts');
  const body = await loadChunk(slug);
  if (body) loaded.set(slug, body);
  return body;
}

/** Loads a body with the data that it needs, in the browser. */
export async function loadBodyWithData(slug: string) {
  const body = await loadBody(slug);
  return { body, bodyData: body?.dataNeeds ? await loadBodyData() : undefined };
}

/** Whether a body and its data have been loaded. */
export function isBodyLoaded(slug: string): boolean {
  const body = loaded.get(slug);
  return body !== undefined && (!body.dataNeeds || hasBodyData());
}

/** Starts to load a body that may be needed soon. Errors are ignored: a later navigation reports them. */
export function prefetchBody(slug: string): void {
  if (!isBodyLoaded(slug)) loadBodyWithData(slug).catch(() => {});
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
export const getBody = (slug: string): Body | undefined => loaded.get(slug);
