/**
 * Vite plugin: `virtual:demos` imports demos by name, one chunk each: those that the texts use; in the preview, all. The style
 * sheet of the frame has the heights of the same demos.
 */
import type { Plugin } from 'vite';
import { demos } from '../../app/demos/frame/demos.ts';
import { type Content, type ContentFolder, studiesWithText } from '../content/content.ts';

const VIRTUAL = 'virtual:demos';
/** What app/demos/frame/demo.css.ts becomes. */
const FRAME_STYLES = /\/frame\/demo\.css\.ts\.vanilla\.css$/;
/** A rule for one demo. */
const RULE = /[^{}]*\[data-demo="([^"]+)"\][^{}]*\{[^{}]*\}/g;

/** @param content has the texts; without it, all demos are built */
export function usedDemos(content?: ContentFolder): Plugin {
  let isBuild = false;
  const names = async () =>
    content && isBuild ? namesIn(await content.load()) : Object.keys(demos);
  return {
    name: 'used-demos',
    // Before Vite makes modules of style sheets.
    enforce: 'pre',
    config: (_config, { command }) => {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    async load(id) {
      if (id !== `\0${VIRTUAL}`) return undefined;
      const entries = (await names()).map((name) => {
        const file = JSON.stringify(`#app/demos/${name}/index.tsx`);
        return `${JSON.stringify(name)}: () => import(${file}).then((demo) => demo.default)`;
      });
      return `export default { ${entries.join(', ')} };`;
    },
    async transform(code, id) {
      if (!FRAME_STYLES.test(id)) return undefined;
      const used = await names();
      return {
        code: code.replace(RULE, (rule, name) => (used.includes(name) ? rule : '')),
        map: null,
      };
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
