/**
 * Delays the framework's scripts until the first view of a page is painted: on a slow connection they would take
 * bandwidth from its pictures (docs/decisions/017-delayed-scripts-and-rendering.md). The framework has no option
 * for that, so this rewrites its HTML.
 */
import startScripts from './start-scripts.ts?inline-script';

/** The script that imports all others, as `<Scripts>` renders it. */
const ENTRY_SCRIPT = /<script type="module"[^>]*>(?=\s*import )/;
const PRELOAD = /<link rel="modulepreload"/g;
const BODY_END = '</body>';

/**
 * Hydration expects the elements that React rendered: they stay where they are and only change attributes. The
 * added script is at the end of the body, where hydration ignores it.
 * @param html a page rendered by the framework
 * @throws if it lacks one of the elements
 */
export function delayScripts(html: string): string {
  for (const expected of [ENTRY_SCRIPT, PRELOAD, BODY_END]) {
    if (html.search(expected) < 0) throw new Error(`The rendered page has no ${expected}`);
  }
  return html
    .replace(PRELOAD, '<link rel="delayed"')
    .replace(ENTRY_SCRIPT, '<script type="delayed">')
    .replace(BODY_END, () => `<script>${startScripts}</script>${BODY_END}`);
}
