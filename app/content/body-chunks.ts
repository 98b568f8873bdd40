/**
 * Slug -> function that imports the body of that case study, one chunk each. The list is a separate chunk too, so
 * that the home page loads no more when there are more case studies.
 */
import { bodies, loadDrafts } from 'virtual:bodies';
import type { MDXContent } from 'mdx/types';

/** The module of a text (packages/content/src/vite/study-exports.ts). */
export type Body = {
  default: MDXContent;
  /** What its components need from the server: names of `BodyData` with spaces between them. */
  dataNeeds: string;
  /** What the picture of its card shows. */
  pictureAlt: string;
};

/** Imports a body. Resolves to undefined if there is none of that name. */
export async function loadChunk(slug: string): Promise<Body | undefined> {
  const load = bodies.get(slug);
  if (load || !loadDrafts) return load?.();
  // A public site has no such file.
  const drafts = await loadDrafts().catch(() => undefined);
  return drafts?.get(slug)?.();
}
