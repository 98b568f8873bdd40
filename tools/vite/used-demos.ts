/** Vite plugin: `virtual:demos` imports demos by name, one chunk each: those that the texts use; in the preview, all. */
import type { Plugin } from 'vite';
import { demos } from '../../app/demos/frame/demos.ts';
import { type Content, type ContentFolder, studiesWithText } from '../content/content.ts';

const VIRTUAL = 'virtual:demos';

/** @param content has the texts; without it, all demos are built */
export function usedDemos(content?: ContentFolder): Plugin {
  let isBuild = false;
  return {
    name: 'used-demos',
    config: (_config, { command }) => {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    async load(id) {
      if (id !== `\0${VIRTUAL}`) return undefined;
      const names = content && isBuild ? namesIn(await content.load()) : Object.keys(demos);
      const entries = names.map((name) => {
        const file = JSON.stringify(`#app/demos/${name}/index.tsx`);
        return `${JSON.stringify(name)}: () => import(${file}).then((demo) => demo.default)`;
      });
      return `export default { ${entries.join(', ')} };`;
    },
  };
}

function namesIn(content: Content): string[] {
  const elements = studiesWithText(content).flatMap(({ body }) => body.elements);
  const used = new Set(
    elements.filter(({ name }) => name === 'Demo').map(({ attributes }) => attributes.get('name')),
  );
  return Object.keys(demos).filter((name) => used.has(name));
}
