/**
 * Delays the framework's scripts until the first view of a page is there: on a slow connection they would take
 * bandwidth from its pictures (docs/decisions/017-delayed-scripts-and-rendering.md). The framework offers no
 * way to say so, so its HTML is rewritten, here and nowhere else.
 */
import startScripts from './start-scripts.ts?inline-script';

/** The script that imports all others, as `<Scripts>` writes it. */
const ENTRY_SCRIPT = /<script type="module"[^>]*>(?=\s*import )/;
const PRELOAD = /<link rel="modulepreload"/g;
const BODY_END = '</body>';

/**
 * React expects the elements that it has rendered: they keep their places and only change attributes. What is
 * added comes at the end of the body, where hydration ignores it.
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
