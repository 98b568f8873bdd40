/** The content security policy of an exported page, for hosts that send no headers. */
import { contentPolicy } from '../../server/headers.ts';

const CHARSET = /<meta charset="[^"]*"\/>/i;
/** A script that removes itself and the element before it. */
const REMOVE_BOTH =
  '<script>{const{currentScript:s}=document;s.previousSibling.remove();s.remove()}</script>';

/**
 * Adds the page's policy to the page itself. The policy applies once it is parsed. Its element is then removed, because
 * hydration expects the page as React rendered it.
 * @throws if the page has no <meta charset>, because a page without a policy must not be exported
 */
export function withInlinePolicy(html: string): string {
  if (!CHARSET.test(html)) {
    throw new Error('<meta charset> not found; the content security policy goes after it');
  }
  const policy = contentPolicy(REMOVE_BOTH + html);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.replace(CHARSET, (charset) => charset + meta + REMOVE_BOTH);
}
