/**
 * Vite plugin for the demos that the texts use; in the preview, all. `virtual:demos` imports them by name, one chunk each, and
 * `demo-heights.css` the heights that the frame reserves for them.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { type Content, type ContentFolder, studiesWithText } from '../folder/content.ts';
import { DEMOS_DIR, listDemos } from '../read/demos.ts';

const VIRTUAL = 'virtual:demos';
/** With a query in the preview. */
const HEIGHTS = /\/demo-frame\/demo-heights\.css(\?|$)/;

/**
 * @param content has the texts; without it, all demos are built
 * @param dirs folders of demos
 */
export function usedDemos(content?: ContentFolder, dirs = [DEMOS_DIR]): Plugin {
  let isBuild = false;
  const list = async () => {
    const used = content && isBuild ? namesIn(await content.load()) : undefined;
    return dirs.flatMap((dir) =>
      listDemos(dir)
        .filter((name) => used?.has(name) ?? true)
        .map((name) => ({ name, folder: path.join(dir, name) })),
    );
  };
  return {
    name: 'used-demos',
    config: (_config, { command }) => {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    async load(id) {
      if (HEIGHTS.test(id)) {
        // A demo without them only moves what is below it.
        const demos = (await list()).filter(({ folder }) =>
          existsSync(path.join(folder, 'heights.css')),
        );
        return demos.map(({ folder }) => `@import ${pathIn(folder, 'heights.css')};`).join('\n');
      }
      if (id !== `\0${VIRTUAL}`) return undefined;
      const entries = (await list()).map(
        ({ name, folder }) =>
          `${JSON.stringify(name)}: () => import(${pathIn(folder, 'index.tsx')}).then((demo) => demo.default)`,
      );
      return `export default { ${entries.join(', ')} };`;
    },
  };
}

const pathIn = (folder: string, file: string) =>
  JSON.stringify(path.join(folder, file).replaceAll(path.sep, '/'));

function namesIn(content: Content) {
  const elements = studiesWithText(content).flatMap(({ body }) => body.elements);
  const used = elements.filter(({ name }) => name === 'Demo');
  return new Set(used.map(({ attributes }) => attributes.get('name')));
}
