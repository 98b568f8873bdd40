/** Toys' own drawings as pictures: what their components and styles make of them, outside of a page. */
import { setAdapter } from '@vanilla-extract/css/adapter';
import { setFileScope } from '@vanilla-extract/css/fileScope';
import { transformCss } from '@vanilla-extract/css/transformCss';

type Css = Parameters<typeof transformCss>[0]['cssObjs'][number];

/**
 * Fetches a toy's module with the styles that it names.
 * @param load imports it, and it must be the first to do so
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
  setFileScope('toy');
  const module = await load();
  const css = transformCss({ localClassNames, composedClassLists: [], cssObjs }).join('\n');
  return { module, css };
}
