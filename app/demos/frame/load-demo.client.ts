/** Loads demos, one chunk each. Browser only: the server build leaves them out. */
import type { ComponentType } from 'react';
import type { DemoProps } from './demo-props.ts';
import type { DemoName } from './demos.ts';

export type DemoComponent = ComponentType<DemoProps>;

const loaders: Record<DemoName, () => Promise<{ default: DemoComponent }>> = {
  'developer-advocate/baseline': () => import('../developer-advocate/baseline/index.tsx'),
  'developer-advocate/in-app-browser': () =>
    import('../developer-advocate/in-app-browser/index.tsx'),
  'developer-advocate/line-breaks': () => import('../developer-advocate/line-breaks/index.tsx'),
  'kind-cloud': () => import('../kind-cloud/index.tsx'),
  'mathigon/coins': () => import('../mathigon/coins/index.tsx'),
  'mathigon/cubes': () => import('../mathigon/cubes/index.tsx'),
  'mathigon/fractions': () => import('../mathigon/fractions/index.tsx'),
  'mathigon/slides': () => import('../mathigon/slides/index.tsx'),
  scanifly: () => import('../scanifly/index.tsx'),
  snowflake: () => import('../snowflake/index.tsx'),
  'spiral-betty': () => import('../spiral-betty/index.tsx'),
  'wanda-whirl': () => import('../wanda-whirl/index.tsx'),
  'whcc/album': () => import('../whcc/album/index.tsx'),
  'whcc/card': () => import('../whcc/card/index.tsx'),
};

const isDemoName = (name: string): name is DemoName => Object.hasOwn(loaders, name);

/** Loads a demo. Rejects if the name is unknown or its files can't load. */
export async function loadDemo(name: string): Promise<DemoComponent> {
  if (!isDemoName(name)) throw new Error(`Unknown demo "${name}"`);
  return (await loaders[name]()).default;
}

/** Retries a demo whose files couldn't load. @throws if they can't load again */
export async function reloadDemo(name: string): Promise<DemoComponent> {
  await reloadFailedStyles();
  return loadDemo(name);
}

/** Vite requests each style sheet once, so those that failed are inserted again. */
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
