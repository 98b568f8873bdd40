/**
 * Slug -> body of the case study. Each body is a chunk of its own. It is loaded before it is
 * rendered (by the loader on the server, by entry.client before hydrating, by clientLoader when
 * navigating), so that rendering never waits.
 */
import type { MDXContent } from 'mdx/types';

const chunks = import.meta.glob<MDXContent>('#content/case-studies/*.mdx', { import: 'default' });

const chunkBySlug = new Map(
  Object.entries(chunks).map(([file, load]) => [
    file.slice(file.lastIndexOf('/') + 1, -'.mdx'.length),
    load,
  ]),
);

const loaded: Map<string, MDXContent> = import.meta.hot?.data.loaded ?? new Map();
if (import.meta.hot) import.meta.hot.data.loaded = loaded;

/** Loads the body of a case study. Resolves to undefined if there is none of that name. */
export async function loadBody(slug: string): Promise<MDXContent | undefined> {
  const body = await chunkBySlug.get(slug)?.();
  if (body) loaded.set(slug, body);
  return body;
}

/** The body if it has been loaded. */
export const getBody = (slug: string): MDXContent | undefined => loaded.get(slug);
