/**
 * Slug -> function that imports the body of that case study, one chunk each. The list is a separate chunk too, so
 * that the home page loads no more when there are more case studies.
 */
import { bodies, loadDrafts } from 'virtual:bodies';
import type { MDXContent } from 'mdx/types';
import type { BodyData } from './body-data.ts';

/** A body as a component, with what else only its page needs (packages/content/src/vite/content-modules.ts). */
export type Body = MDXContent & {
  /** What its components need from the server. */
  data?: readonly (keyof BodyData)[];
  /** What the picture of its card shows. */
  bgAlt?: string;
};

/** Imports a body. Resolves to undefined if there is none of that name. */
export async function loadChunk(slug: string): Promise<Body | undefined> {
  const load = bodies.get(slug);
  if (load || !loadDrafts) return load?.();
  // A public site has no such file.
  const drafts = await loadDrafts().catch(() => undefined);
  return drafts?.get(slug)?.();
}
