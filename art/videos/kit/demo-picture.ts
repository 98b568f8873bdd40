/** Renders components of demos as images, with their styles, outside of a page. */
import { setAdapter } from '@vanilla-extract/css/adapter';
import { setFileScope } from '@vanilla-extract/css/fileScope';
import { transformCss } from '@vanilla-extract/css/transformCss';

type Css = Parameters<typeof transformCss>[0]['cssObjs'][number];

/**
 * Imports a module of a demo together with its styles.
 * @param load imports it; nothing else may have imported it before
 */
export async function withStyles<Module>(load: () => Promise<Module>) {
  const cssObjs: Css[] = [];
  const localClassNames: string[] = [];
  setAdapter({
    appendCss: (css) => cssObjs.push(css),
    registerClassName: (name) => localClassNames.push(name),
    registerComposition() {},
    markCompositionUsed() {},
    onEndFileScope() {},
    getIdentOption: () => 'short',
  });
  setFileScope('demo');
  const module = await load();
  const css = transformCss({ localClassNames, composedClassLists: [], cssObjs }).join('\n');
  return { module, css };
}
