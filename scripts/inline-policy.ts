/** The content security policy of an exported page, for hosts that send no headers. */
import { contentPolicy } from '../server/headers.ts';

const CHARSET = /<meta charset="[^"]*"\/>/i;
/** Removes itself and the element before it. */
const REMOVE_BOTH =
  '<script>{const{currentScript:s}=document;s.previousSibling.remove();s.remove()}</script>';

/**
 * Puts the page's policy into the page itself. Once read, it is in force; the element is removed at
 * once, because React expects the page as it was rendered.
 * @throws if the page has no place for it: without a policy it must not be exported
 */
export function withInlinePolicy(html: string): string {
  if (!CHARSET.test(html)) {
    throw new Error('The content security policy goes after <meta charset>, which is not there');
  }
  const policy = contentPolicy(REMOVE_BOTH + html);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.replace(CHARSET, (charset) => charset + meta + REMOVE_BOTH);
}
