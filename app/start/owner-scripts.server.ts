/** Adds the scripts of other sites that the owner lists in site.yaml, such as web analytics. */
import type { SiteScript } from 'portfolio-content/schema';
import loadOwnerScripts from './load-owner-scripts.ts?inline-script';

/**
 * Adds their list to a rendered page, where the page's policy reads it too (server/headers.ts), and the script that loads
 * them. Both are at the end of the body, where hydration ignores them.
 */
export function addOwnerScripts(html: string, scripts: readonly SiteScript[]): string {
  if (scripts.length === 0) return html;
  const list = JSON.stringify(scripts).replaceAll('<', String.raw`\u003c`);
  return html.replace(
    '</body>',
    () =>
      `<script type="application/json" data-scripts>${list}</script><script>${loadOwnerScripts}</script></body>`,
  );
}
