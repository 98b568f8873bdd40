/**
 * Vite plugin for the demos that the texts use; in the preview, all. `virtual:demos` imports them by name, one chunk each, and
 * `demo-heights.css` has the heights that the frame reserves (app/demos/frame/demo.css.ts).
 */
import type { Plugin } from 'vite';
import { type DemoHeights, demos } from '../../app/demos/frame/demos.ts';
import { type Content, type ContentFolder, studiesWithText } from '../content/content.ts';

const VIRTUAL = 'virtual:demos';
/** With a query in the preview. */
const HEIGHTS = /\/demos\/frame\/demo-heights\.css(\?|$)/;

/** @param content has the texts; without it, all demos are built */
export function usedDemos(content?: ContentFolder): Plugin {
  let isBuild = false;
  const list = async () => {
    const used = content && isBuild ? namesIn(await content.load()) : undefined;
    return Object.entries(demos).filter(([name]) => used?.has(name) ?? true);
  };
  return {
    name: 'used-demos',
    config: (_config, { command }) => {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    async load(id) {
      if (HEIGHTS.test(id)) return (await list()).map(ruleFor).join('\n');
      if (id !== `\0${VIRTUAL}`) return undefined;
      const entries = (await list()).map(([name]) => {
        const file = JSON.stringify(`#app/demos/${name}/index.tsx`);
        return `${JSON.stringify(name)}: () => import(${file}).then((demo) => demo.default)`;
      });
      return `export default { ${entries.join(', ')} };`;
    },
  };
}

/** The heights of a demo as variables. */
function ruleFor([name, heights]: [string, DemoHeights]): string {
  const variables = Object.entries(heights).map(
    ([size, height]) => `--demo-${size}: ${typeof height === 'number' ? `${height}px` : height};`,
  );
  return `[data-demo="${name}"] { ${variables.join(' ')} }`;
}

function namesIn(content: Content) {
  const elements = studiesWithText(content).flatMap(({ body }) => body.elements);
  const used = elements.filter(({ name }) => name === 'Demo');
  return new Set(used.map(({ attributes }) => attributes.get('name')));
}
