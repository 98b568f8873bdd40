/** Footnotes, addresses and marks of other programs that Markdown shows as written. */
import { nameToEmoji } from 'gemoji';
import type { Text } from 'mdast';
import type { Node } from 'unist';

/** The address of a link or picture that is shown as written. */
type BrokenAddress = { address: string; isPicture: boolean; line: number };

/** Syntax of other programs, each with what to write instead. */
type Mark = { text: string; fix: string; line: number };

export type Unread = {
  /** References to footnotes without a text. */
  emptyFootnotes: { label: string; line: number }[];
  /** Addresses with spaces, which Markdown doesn't read. */
  brokenAddresses: BrokenAddress[];
  marks: Mark[];
};

/** Adds what a piece of text has of them. */
export function addUnread(unread: Unread, node: Text, source: string) {
  const { line = 1 } = node.position?.start ?? {};
  for (const label of emptyFootnotesIn(node, source)) unread.emptyFootnotes.push({ label, line });
  unread.brokenAddresses.push(...brokenAddressesIn(node));
  unread.marks.push(...unreadMarksIn(node, source));
}

const MARKS: readonly [RegExp, string][] = [
  [/\{%.*?%\}/g, 'Remove it, or write what it stands for.'],
  [/\{\{.*?\}\}/g, 'Remove it, or write what it stands for.'],
  [
    /!?\[\[[^[\]\n]+\]\]/g,
    'Write a link, such as [text](/page), or a picture, such as ![…](file.png).',
  ],
  [/%%[^%\n]+%%/g, 'Remove it, if it is a comment.'],
  [/(?<!=)==(?![\s=])[^=\n]*(?<!\s)==(?!=)/g, 'Write <mark>…</mark>.'],
  [/^[ \t]*:{3,}[ \t]*\w[^\n]*/gm, 'Remove it; "> [!NOTE]" begins a note.'],
  [/(?<![\w:/]):[a-z+-][\w+-]+:(?![\w:])/g, 'Write the emoji itself.'],
];

const isEmoji = (mark: string) => Object.hasOwn(nameToEmoji, mark.slice(1, -1));

function unreadMarksIn({ position }: Node, source: string): Mark[] {
  const { line = 1, offset } = position?.start ?? {};
  const written = source.slice(offset, position?.end.offset);
  return MARKS.flatMap(([pattern, fix]) =>
    [...written.matchAll(pattern)]
      .filter(({ 0: text, index }) => written[index - 1] !== '\\' && !isEmoji(text))
      .map(({ 0: text, index }) => ({
        text: text.trim(),
        fix,
        line: line + (written.slice(0, index).match(/\n/g)?.length ?? 0),
      })),
  );
}

/** A reference without a definition stays text. @returns labels, such as "1" of `[^1]` */
function emptyFootnotesIn({ position }: Node, source: string): string[] {
  const written = source.slice(position?.start.offset, position?.end.offset);
  return [...written.matchAll(/(?<!\\)\[\^([^\]\s]+)\]/g)].map(([, label = '']) => label);
}

/** `![…](full page.png)`, or a link, also with a title: an address ends at its first space. */
function brokenAddressesIn(node: Text): BrokenAddress[] {
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
