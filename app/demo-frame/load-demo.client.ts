/** Loads demos, one chunk each. Browser only: the server build leaves them out. */
import demos from 'virtual:demos';
import './cover.css.ts';
import type { DemoComponent } from '#app/demo-kit/demo-props.ts';

/** Loads a demo. Rejects if the name is unknown or its files can't load. */
export async function loadDemo(name: string): Promise<DemoComponent> {
  const load = demos[name];
  if (!load) throw new Error(`Unknown demo "${name}"`);
  return load();
}

/** Retries a demo whose files couldn't load. @throws if they can't load again */
export async function reloadDemo(name: string): Promise<DemoComponent> {
  await reloadFailedStyles();
  return loadDemo(name);
}

/** Chromium has a sheet for a file that couldn't load too, whose rules can't be read. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return Boolean(sheet?.cssRules);
  } catch {
    return false;
  }
}

/** Vite requests each stylesheet once, so those that failed are inserted again. */
async function reloadFailedStyles() {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  const failed = [...links].filter((link) => !hasRules(link));
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
