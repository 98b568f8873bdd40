/** Changes the addresses in a Markdown text, and leaves all else as written. */
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** What to write in place of an address. */
export type Addresses = {
  /** undefined leaves the picture out, and what is alone on its line as a comment; "" leaves nothing. @param line of the text */
  picture(address: string, line: number): string | undefined;
  /** undefined leaves the words without their link. @param line of the text */
  link(address: string, line: number): string | undefined;
};

const markdown = unified().use(remarkParse).use(remarkGfm);

/** An address, which can have parentheses, and a title. */
const RESOURCE = String.raw`\(\s*(<[^<>\n]*>|(?:[^ \t\n()<>]|\([^ \t\n()]*\))*)(\s+(?:"[^"]*"|'[^']*'))?\s*\)`;
const PICTURE = new RegExp(String.raw`(?<!\\)!\[((?:[^[\]]|\[[^[\]]*\])*)\]${RESOURCE}`, 'g');
/** Its words can have pictures. */
const LINK = new RegExp(
  String.raw`(?<![\\!])\[((?:[^[\]]|\[[^[\]]*\](?:\([^()]*\))?)*)\]${RESOURCE}`,
  'g',
);
/** `[words][id]`, `[id][]` or `[id]`. */
const LINK_REFERENCE =
  /(?<![\\!\]])\[((?:[^[\]]|\[[^[\]]*\](?:\([^()]*\))?)+)\](?:\[([^[\]]*)\])?(?![([:])/g;
const TAG = String.raw`\b(?:"[^"]*"|'[^']*'|[^"'>])*>`;
const HTML_LINK = new RegExp(`<a${TAG}`, 'gi');
const HTML_PICTURE = new RegExp(
  String.raw`<picture\b[^]*?</picture>|<video\b[^]*?</video>|<img${TAG}`,
  'gi',
);
const LINK_OF_NOTHING = /(?<!!)\[\s*\](?:\([^()\n]*\)|\[[^[\]\n]*\])|<a\s[^>]*href[^>]*>\s*<\/a>/gi;
const EMPTY_LINES = /\n(?:[ \t]*\n){2,}/g;

export function rewriteText(source: string, { picture, link }: Addresses): string {
  let text = writePicturesInline(source);
  const lost = new Set<string>();
  text = replace(text, DEFINITION, ([written, id, address], { line }) => {
    const target = id.startsWith('^') ? plain(address) : link(plain(address), line);
    if (target === undefined) lost.add(id.toLowerCase());
    return target === undefined ? '' : written.replace(plain(address), () => target);
  });
  text = replace(text, LINK_REFERENCE, ([written, words, id]) =>
    lost.has((id || words).toLowerCase()) ? words : written,
  );
  text = replace(text, LINK, ([written, words, address, title], { line }) => {
    const target = link(plain(address), line);
    if (target === undefined) return words;
    return target === plain(address) ? written : `[${words}](${target}${title})`;
  });
  text = replace(text, HTML_LINK, ([tag], { line }) => {
    const address = attributeOf(tag, 'href');
    return address === undefined ? tag : withAttribute(tag, 'href', link(address, line));
  });
  text = replace(text, PICTURE, ([, alt, address, title], { line, leftOut }) => {
    const name = picture(plain(address), line);
    return name ? `![${alt}](${name}${title})` : (name ?? leftOut);
  });
  text = replace(text, HTML_PICTURE, ([written], { line, leftOut }) => {
    const tag = /<(img|video)[^]*/i.exec(written)?.[0] ?? '';
    const name = picture(attributeOf(tag, 'src') ?? '', line);
    if (!name) return name ?? leftOut;
    const named = written.replace(tag, () => withAttribute(tag, 'src', name));
    return /\salt[\s=/>]/i.test(tag) ? named : named.replace(/<img/i, '$& alt=""');
  });
  text = replace(text, LINK_OF_NOTHING, () => '');
  return replace(text, EMPTY_LINES, () => '\n\n')
    .replace(/^\s*\n/, '')
    .trimEnd();
}

const plain = (address: string) => address.replace(/^<(.*)>$/, '$1');

/** `{{ site.baseurl }}` and `{{ "/a.png" | relative_url }}` of Jekyll, in an address. */
const LIQUID = /(?<=\]\(|src=["'])\{\{\s*(?:["']([^"']*)["'])?[^{}]*\}\}/g;
/** `{{< figure src="a.png" alt="A" caption="B" >}}` of Hugo. */
const FIGURE = /\{\{([<%])\s*figure(\s(?:"(?:\\.|[^"\\])*"|`[^`]*`|[^"`])*?)\/?\s*[>%]\}\}/g;
/** `![[a b.png|300]]` of Obsidian, with a size or an alternative text. */
const EMBEDDED = /!\[\[([^\]|\n]+\.\w+)(?:\|(?:\d+(?:x\d+)?(?=\]))?([^\]\n]*))?\]\]/g;
/** An address that Markdown doesn't read. */
const WITH_SPACES =
  /(!\[[^[\]]*\])\(([^()<>"\s][^()<>"\n]* [^()<>"\n]*?[^()<>"'\s])((?: +"[^"\n]*")?)\)/g;
const REFERENCE = /!\[([^[\]]*)\](?:\[([^[\]]*)\])?(?![([:])/g;
const DEFINITION = /^ {0,3}\[([^[\]]+)\]:\s*(<[^<>\n]+>|\S+)(.*)$/gm;

/** Writes all pictures of Markdown as `![alt](<address> "title")`. */
function writePicturesInline(source: string): string {
  const definitions = new Map<string, string>();
  replace(source, DEFINITION, ([written, id, address, title]) => {
    definitions.set(id.toLowerCase(), address + title);
    return written;
  });
  const used = new Set<string>();
  let text = replace(source, LIQUID, ([, address]) => address);
  text = replace(text, FIGURE, ([written, , attributes]) => pictureOfFigure(attributes) ?? written);
  text = replace(text, EMBEDDED, ([, address, alt]) => `![${alt}](<${address}>)`);
  text = replace(text, WITH_SPACES, ([, alt, address, title]) => `${alt}(<${address}>${title})`);
  text = replace(text, REFERENCE, ([written, alt, label]) => {
    const id = (label || alt).toLowerCase();
    const resource = definitions.get(id);
    if (resource) used.add(id);
    return resource ? `![${alt}](${resource})` : written;
  });
  return replace(text, DEFINITION, ([written, id]) => (used.has(id.toLowerCase()) ? '' : written));
}

/** @param attributes of Hugo's figure, in quotes or backquotes */
function pictureOfFigure(attributes: string): string | undefined {
  const values = new Map<string, string>();
  for (const [, name = '', quoted, raw, bare] of attributes.matchAll(HUGO_ATTRIBUTE)) {
    values.set(name, quoted?.replaceAll(/\\(["\\])/g, '$1') ?? raw ?? bare ?? '');
  }
  const address = values.get('src');
  const caption = values.get('caption')?.replaceAll('"', '&quot;');
  const alt = (values.get('alt') ?? values.get('caption') ?? '').replaceAll(/[[\]]/g, '\\$&');
  return address && `![${alt}](<${address}>${caption ? ` "${caption}"` : ''})`;
}
const HUGO_ATTRIBUTE = /(\w+)\s*=\s*(?:"((?:\\.|[^"\\])*)"|`([^`]*)`|([^\s"`]+))/g;

type Place = {
  line: number;
  /** What to write in place of a picture: on a line of its own a comment, which would end a line of text. */
  leftOut: string;
};

/** Replaces what isn't in code or comments. @param change gets the match and its groups, "" for those that are missing */
function replace(
  text: string,
  pattern: RegExp,
  change: (match: [string, string, string, string], place: Place) => string,
): string {
  const code: [from: number, to: number][] = [];
  visit(markdown.parse(text), (node) => {
    const isCode = node.type === 'code' || node.type === 'inlineCode';
    if (!isCode && !(node.type === 'html' && node.value.startsWith('<!--'))) return;
    code.push([node.position?.start.offset ?? 0, node.position?.end.offset ?? 0]);
  });
  return text.replaceAll(pattern, (written: string, ...rest: (string | number | undefined)[]) => {
    const offset = rest.findIndex((each) => typeof each === 'number');
    const from = Number(rest[offset]);
    if (code.some(([start, end]) => start <= from && from < end)) return written;
    const [before, after] = [text.slice(0, from), text.slice(from + written.length)];
    const isAlone = /(^|\n)[ \t]*$/.test(before) && /^[ \t]*(\n|$)/.test(after);
    const canBeComment = isAlone && !/-->|\n\s*\n|data:/.test(written);
    const [first = '', second = '', third = ''] = rest.slice(0, offset) as string[];
    return change([written, first, second, third], {
      line: before.split('\n').length,
      leftOut: canBeComment ? `<!-- ${written} -->` : '',
    });
  });
}

const attribute = (name: string) =>
  new RegExp(String.raw`\s${name}\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))`, 'i');

function attributeOf(tag: string, name: string): string | undefined {
  const [, double, single, bare] = attribute(name).exec(tag) ?? [];
  return (double ?? single ?? bare)?.replaceAll('&amp;', '&');
}

/** @param value undefined removes the attribute */
const withAttribute = (tag: string, name: string, value: string | undefined) =>
  tag.replace(attribute(name), () => (value === undefined ? '' : ` ${name}="${value}"`));
