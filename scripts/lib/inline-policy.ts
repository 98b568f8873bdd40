/** What an exported page has in addition: its content security policy, for hosts that send no headers, and its own URL. */
import { contentPolicy } from '../../server/headers.ts';

const CHARSET = /<meta charset="[^"]*"\/>/i;
/** A script that removes itself and the element before it. */
const removeBoth = (first: string) =>
  `<script>{const{currentScript:s}=document;s.previousSibling.remove();s.remove()}${first}</script>`;

/** Hosts serve a page at several URLs, `/about/` and `/about.html` too. The framework would not find it there. */
const correctUrl = (urlPath: string) =>
  `location.pathname==="${urlPath}"||history.replaceState(history.state,"","${urlPath}"+location.search+location.hash)`;

/**
 * Adds the page's policy to the page itself. The policy applies once it is parsed. Its element is then removed, because
 * hydration expects the page as React rendered it.
 * @param urlPath of the page; undefined for one that is shown at every unknown path
 * @throws if the page has no <meta charset>, because a page without a policy must not be exported
 */
export function withInlinePolicy(html: string, urlPath?: string): string {
  if (!CHARSET.test(html)) {
    throw new Error('<meta charset> not found; the content security policy goes after it');
  }
  const script = removeBoth(urlPath ? correctUrl(urlPath) : '');
  const policy = contentPolicy(script + html);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.replace(CHARSET, (charset) => charset + meta + script);
}
