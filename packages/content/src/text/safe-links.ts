/** Links that run a script, or show a page that isn't one. */

import { shorten } from './shorten.ts';

const UNSAFE = /^(javascript|vbscript|data|blob):$/;

/** Whether a link leads to an address. Browsers read its protocol as `URL` does: in any case, with tabs in it. */
export function isSafeLink(href: unknown): boolean {
  if (typeof href !== 'string' || !URL.canParse(href, 'http://site')) return true;
  return !UNSAFE.test(new URL(href, 'http://site').protocol);
}

export const describeLink = (href: unknown) =>
  `leads to "${shorten(String(href))}", which isn’t an address. Write one that begins with https:, mailto: or tel:, or a path.`;
