/** A picture or a link whose address has spaces is shown as written. */
import { findInTexts } from '../folder/content.ts';
import { mediaNameOf } from '../media/media-names.ts';
import type { Rule } from './rule.ts';

export const addressesWithSpaces: Rule = (content) =>
  findInTexts(content, ({ slug, body }) => {
    const files = content.media.get(slug) ?? new Set<string>();
    return body.unread.brokenAddresses
      .filter(({ address, isPicture }) => isPicture || files.has(mediaNameOf(address, slug, files)))
      .map(({ address, isPicture, line }) => ({
        line,
        field: isPicture ? 'picture' : 'link',
        reason: `"${address}" has spaces, so it is shown as written. Write "${address.replaceAll(' ', '%20')}" or "<${address}>".`,
      }));
  });
