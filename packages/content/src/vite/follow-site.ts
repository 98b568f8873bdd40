import path from 'node:path';
import type { Plugin } from 'vite';
import type { ContentFolder } from '../folder/content.ts';

/**
 * Hook: modules that are made from site.yaml follow its edits in the preview. Vite's own `addWatchFile` makes a module fail
 * while the file is missing, and the page then can't show the error.
 */
export const followSite = (
  { dir }: Pick<ContentFolder, 'dir'>,
  isMadeFromIt: (id: string) => boolean,
): Plugin['hotUpdate'] =>
  function ({ file, modules }) {
    if (path.resolve(file) !== path.join(dir, 'site.yaml')) return undefined;
    const all = [...this.environment.moduleGraph.idToModuleMap];
    return [...modules, ...all.flatMap(([id, module]) => (isMadeFromIt(id) ? [module] : []))];
  };
