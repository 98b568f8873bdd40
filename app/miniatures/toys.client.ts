/**
 * Name -> toy, each a chunk of its own that is asked for when its frame comes near. Only for the
 * browser: no server ever runs one, and its build is spared them.
 */
import type { ComponentType } from 'react';
import type { MiniatureProps } from './miniature-props.ts';

export type Toy = ComponentType<MiniatureProps>;

const chunks = import.meta.glob<Toy>('./*/index.tsx', { import: 'default' });

/** Loads a toy. Rejects if there is none of that name or its files do not arrive. */
export async function loadToy(name: string): Promise<Toy> {
  const load = chunks[`./${name}/index.tsx`];
  if (!load) throw new Error(`There is no miniature "${name}"`);
  return load();
}

/**
 * Loads a toy whose files didn't arrive the first time. A browser that never asks twice for a script
 * (Firefox) gets a new document, at the place where the visitor was.
 * @throws if its files don't arrive this time either
 */
export async function loadToyAgain(name: string): Promise<Toy> {
  await reloadFailedStyles();
  try {
    return await loadToy(name);
  } catch (error) {
    const page = await fetch(window.location.href, { method: 'HEAD' });
    if (!page.ok) throw error;
    window.location.reload();
    return new Promise(() => {});
  }
}

/** Vite asks for each style sheet once, so those that failed are put in again. */
async function reloadFailedStyles() {
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  const failed = [...sheets].filter(({ sheet }) => !sheet);
  await Promise.all(
    failed.map(
      (link) =>
        new Promise((resolve, reject) => {
          const next = link.cloneNode() as HTMLLinkElement;
          next.addEventListener('load', resolve);
          next.addEventListener('error', () => reject(new Error(`${next.href} didn't load`)));
          link.replaceWith(next);
        }),
    ),
  );
}
