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
