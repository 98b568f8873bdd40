/** Footnotes and addresses that Markdown shows as written. */
import type { Text } from 'mdast';
import type { Node } from 'unist';
import type { BrokenAddress } from './read-body.ts';

/** A reference without a definition stays text. @returns labels, such as "1" of `[^1]` */
export function emptyFootnotesIn({ position }: Node, source: string): string[] {
  const written = source.slice(position?.start.offset, position?.end.offset);
  return [...written.matchAll(/(?<!\\)\[\^([^\]\s]+)\]/g)].map(([, label = '']) => label);
}

/** `![…](full page.png)`, or a link, also with a title: an address ends at its first space. */
export function brokenAddressesIn(node: Text): BrokenAddress[] {
  const addresses = /\]\(([^\s()<>][^\n()<>]*? [^\n()<>]*?\.[a-z]\w{1,4})(?: +["'][^\n]*?)?\)/gi;
  return [...node.value.matchAll(addresses)].map(({ 1: address = '', index }) => {
    const before = node.value.slice(0, index);
    return {
      address,
      isPicture: /!\[[^[\]]*$/.test(before),
      line: (node.position?.start.line ?? 1) + (before.match(/\n/g)?.length ?? 0),
    };
  });
}
