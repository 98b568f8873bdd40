/** The content security policy of an exported page, for hosts that send no headers. */
import { contentPolicy } from '../../server/headers.ts';

const CHARSET = /<meta charset="[^"]*"\/>/i;
/** A script that removes itself and the element before it. */
const REMOVE_BOTH =
  '<script>{const{currentScript:s}=document;s.previousSibling.remove();s.remove()}</script>';

/**
 * Adds the page's policy to the page itself. It applies once it's parsed; the element is removed right away, because
 * React expects the page as it was rendered.
 * @throws if the page has no <meta charset>: it must not be exported without a policy
 */
export function withInlinePolicy(html: string): string {
  if (!CHARSET.test(html)) {
    throw new Error('The content security policy goes after <meta charset>, which is not there');
  }
  const policy = contentPolicy(REMOVE_BOTH + html);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.replace(CHARSET, (charset) => charset + meta + REMOVE_BOTH);
}
