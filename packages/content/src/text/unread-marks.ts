/** Footnotes, addresses and marks of other programs that Markdown shows as written. */
import { nameToEmoji } from 'gemoji';
import type { Text } from 'mdast';
import type { Node, Position } from 'unist';

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

/** Adds what a piece of text has of them. @param siblings the children of `parent` */
export function addUnread(
  unread: Unread,
  node: Text,
  siblings: readonly Node[],
  parent: Node | undefined,
  source: string,
) {
  unread.brokenAddresses.push(...brokenAddressesIn(node));
  const place = placeOf(node, siblings, parent);
  if (!place) return;
  const { line } = place.start;
  for (const label of emptyFootnotesIn(place, source)) unread.emptyFootnotes.push({ label, line });
  unread.marks.push(...unreadMarksIn(place, source));
}

/**
 * A text in which a bare URL is found is in pieces without a position: the first has the place of all, the others have
 * none.
 */
function placeOf(node: Node, siblings: readonly Node[], parent?: Node): Position | undefined {
  if (node.position || !parent?.position) return node.position;
  const at = siblings.indexOf(node);
  const from = siblings.findLastIndex(({ position }, index) => index < at && position) + 1;
  if (siblings.slice(from, at).some(({ type }) => type === 'text')) return undefined;
  const next = siblings.slice(at).find(({ position }) => position);
  return {
    start: siblings[from - 1]?.position?.end ?? parent.position.start,
    end: next?.position?.start ?? parent.position.end,
  };
}

/** Those that begin a line have the flag "m". */
const MARKS: readonly [RegExp, string][] = [
  [/\{%.*?%\}/g, 'Remove it, or write what it stands for.'],
  [/\{\{.*?\}\}/g, 'Remove it, or write what it stands for.'],
  [/\{#[a-z][^{}\n]*\}/gi, 'Remove it; the id of a heading follows from its words.'],
  [/\{[^{}\n]*\b(?:width|height)=[^\s{}][^{}\n]*\}/gi, 'Write <img src="…" alt="…" width="…" />.'],
  [/\{(?::|\.(?=[a-z])|(?!width=|height=)[a-z-]+=[^\s{}])[^{}\n]*\}/gi, 'Remove it.'],
  [
    /!?\[\[[^[\]\n]+\]\]/g,
    'Write a link, such as [text](/page), or a picture, such as ![…](file.png).',
  ],
  [/!\[[^[\]\n]*\]\([^()\n]* =\d*x\d*\)/g, 'Write <img src="…" alt="…" width="…" />.'],
  // Those that end like the name of a file are broken addresses.
  [
    /(?<![\w\]])!?\[[^[\]\n]*\]\((?![^()\n]*(?: =\d*x\d*|\.[a-z]\w{1,4}(?: +["'][^()\n]*)?)\))[^()\n]+\)/gi,
    'Write [text](address "title"), without a space in the address.',
  ],
  [/(?<![\w\]])!?\[[^[\]\n]+\]\[[^[\]^\n]*\]/g, 'Add its address, such as "[name]: https://…".'],
  [/\[[^[\]\n]*\p{L}[^[\]\n]*\] \((?=$|[/#])/gu, 'Write [text](address), without a space.'],
  [/\([^()\n]+\)\[(?=https?:|[/#])[^[\]\n]*\]/g, 'Write [text](address).'],
  [/(?<![\w$])\$(?![\s\d$])[^$\n]*[\\^_=][^$\n]*(?<!\s)\$(?![\w$])/g, 'Write $$…$$ for a formula.'],
  [/%%[^%\n]+%%/g, 'Remove it, if it is a comment.'],
  [/(?<!=)==(?![\s=])[^=\n]*(?<!\s)==(?!=)/g, 'Write <mark>…</mark>.'],
  [/(?<![\w+])\+\+(?![\s+])[^+\n]*(?<!\s)\+\+(?![\w+])/g, 'Write <ins>…</ins>.'],
  [/\^[a-z\d+-]+\^/gi, 'Write <sup>…</sup>.'],
  // With spaces inside, or next to punctuation, as between letters of Chinese and Japanese.
  [/(?<![\p{Script=Latin}\d*])\*\*[^*\n]+\*\*|\*\*\p{Lo}[^*\n]*/gu, 'Write <strong>…</strong>.'],
  [/(?<![\p{Script=Latin}\d*])\*(?![\s*])[^*\n]+(?<!\s)\*(?!\*)/gu, 'Write <em>…</em>.'],
  [/^#{1,6}(?=\p{L})[^#\n]*$/gmu, 'Write a space after "#", or "\\#" if that is meant.'],
  [/^[ \t]*(?::{3,}[ \t]*|[!?]{3}\+? +)\w[^\n]*/gm, 'Remove it; "> [!NOTE]" begins a note.'],
  [/^: +\S[^\n]*/gm, 'Write <dl><dt>…</dt><dd>…</dd></dl>.'],
  [/^\*\[[^[\]\n]+\]: [^\n]*/gm, 'Write <abbr title="…">…</abbr>.'],
  [
    /^(?:\|?[ \t]*:?-{2,}:?[ \t]*\|[ \t:|-]*)$/gm,
    'Give the table as many of these as its first line has columns.',
  ],
  [/^\[TOC\]$/gim, 'Remove it; a long text gets a list of its sections.'],
  [/(?<![\w:/]):[a-z+-][\w+-]+:(?![\w:])/g, 'Write the emoji itself.'],
];

const isEmoji = (mark: string) => Object.hasOwn(nameToEmoji, mark.slice(1, -1));

function unreadMarksIn({ start: { line, offset = 0 }, end }: Position, source: string): Mark[] {
  const written = source.slice(offset, end.offset);
  const beginsLine = !/\S/.test(source[offset - 1] ?? '');
  return MARKS.flatMap(([pattern, fix]) =>
    [...written.matchAll(pattern)]
      .filter(({ index }) => index > 0 || beginsLine || !pattern.multiline)
      .filter(({ 0: text, index }) => written[index - 1] !== '\\' && !isEmoji(text))
      .map(({ 0: text, index }) => ({
        text: text.trim(),
        fix,
        line: line + (written.slice(0, index).match(/\n/g)?.length ?? 0),
      })),
  );
}

/** A reference without a definition stays text. @returns labels, such as "1" of `[^1]` */
function emptyFootnotesIn({ start, end }: Position, source: string): string[] {
  const written = source.slice(start.offset, end.offset);
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
