/**
 * HTML in plain Markdown (`x.md`): what GitHub shows of it is shown here too, pictures, videos and frames become the
 * site's components, and nothing of it can run. The page and the check clean it with the same function; the check reports what it
 * has found.
 */
import { nodeTypes } from '@mdx-js/mdx';
import GithubSlugger from 'github-slugger';
import type { Element, ElementContent, ElementData, Parents, Properties, Root } from 'hast';
import { defaultSchema, sanitize, type Schema } from 'hast-util-sanitize';
import { toString as textOf } from 'hast-util-to-string';
import { randomUUID } from 'node:crypto';
import rehypeRaw from 'rehype-raw';
import type { PluggableList } from 'unified';
import { visitParents } from 'unist-util-visit-parents';
import { mdxComponents } from '../schema/mdx-components.ts';
import type { Finding } from '../read/problem.ts';
import { fragmentOf } from './fragments.ts';
import { nameOfHeading, textOfHeading } from './heading-ids.ts';
import { jsxElement } from './jsx-element.ts';
import { describeLink, isSafeLink } from './safe-links.ts';
import type { Element as TextElement, Heading, InternalLink, TextBlock } from './read-body.ts';

const words = (text: string) => text.trim().split(/\s+/);

const github = {
  attributes: defaultSchema.attributes ?? {},
  tagNames: defaultSchema.tagNames ?? [],
};
/** Begins all ids, so that none is an id of a heading or of the site, or a variable that a script looks for. */
const ID_PREFIX = 'text:';
/** Properties of footnotes in Markdown. */
const FOOTNOTES = new Set<unknown>(['dataFootnoteBackref', 'dataFootnoteRef', 'dataFootnotes']);

/** Attributes that GitHub leaves in, but that would take a place in the order of the Tab key, or a shortcut. */
const UNWANTED = new Set(words('accessKey tabIndex useMap'));

/** Elements of text that GitHub doesn't know. */
const OTHER_TEXT = words(`
  abbr address article aside bdi bdo caption cite col colgroup dfn figcaption figure footer header
  mark small time u video wbr
`);

/** What GitHub allows, and other elements of text. */
const SCHEMA: Schema = {
  ...defaultSchema,
  ancestors: {},
  clobberPrefix: ID_PREFIX,
  protocols: {},
  attributes: {
    ...github.attributes,
    '*': (github.attributes['*'] ?? []).filter((name) => !UNWANTED.has(String(name))),
    a: (github.attributes.a ?? []).filter((name) => !FOOTNOTES.has(name)),
    img: [...(github.attributes.img ?? []), 'alt', 'title'],
    ol: [...(github.attributes.ol ?? []), 'reversed', 'type'],
    section: [],
    video: ['ariaLabel', 'poster', 'src'],
  },
  tagNames: [...github.tagNames.filter((name) => name !== 'input'), ...OTHER_TEXT],
};

/** Attributes that change nothing here: links open as all links of the site do, and videos play as all videos do. */
const WITHOUT_EFFECT: Record<string, RegExp> = {
  a: /^(target|rel)$/,
  img: /^(loading|decoding|srcSet|sizes)$/,
  video: /^(controls|autoPlay|loop|muted|playsInline|preload|width|height)$/,
  source: /./,
};

const FORM = 'is a form, which this page can’t send. Link to a page with the form.';
/** Elements whose content isn't text. Dropping them would lose content, so the check reports an error. */
const REFUSED = new Map([
  ['audio', 'is not played here. Link to the file: [text](https://…).'],
  ['canvas', 'needs a script, which can’t run here. Remove it.'],
  ['embed', 'is not shown. Link to it: [text](https://…).'],
  ['math', 'is not shown. Write a formula between $$ and $$.'],
  ['object', 'is not shown. Link to it: [text](https://…).'],
  ['select', FORM],
  ['svg', 'is not shown. Save it in the media folder, and write ![…](file.svg).'],
  ['textarea', FORM],
]);
/** Parts of forms whose text stays. */
const FORMS = new Set(['button', 'fieldset', 'form', 'input', 'label', 'legend', 'option']);
/** Names of components, as HTML reads them -> as they are. */
const COMPONENTS = new Map(Object.keys(mdxComponents).map((name) => [name.toLowerCase(), name]));
/** Left out as on GitHub. */
const LEFT_OUT = new Set(
  words(`
    base head link meta noembed noframes noscript plaintext script style template title xmp
  `),
);
/** Elements that only change how their content looks, or wrap it. */
const WITHOUT_LOOK = new Set(
  words(`
    acronym basefont big blink body dir font html main marquee area data dialog hgroup map menu
    meter nav nobr output param progress rb rtc search slot source track
  `),
);

/** What is found in the HTML of a text. */
export type RawHtml = {
  /** Content that isn't shown. */
  problems: Finding[];
  /** What is left out as on GitHub. */
  warnings: Finding[];
  /** Pictures, videos and frames, as the components that they become. */
  elements: TextElement[];
  headings: Heading[];
  links: InternalLink[];
  texts: TextBlock[];
  /** Files that other sites choose from, but this one doesn't: sources of pictures and videos. */
  alternatives: string[];
  /** Ids of elements, without the prefix that they get. */
  ids: Set<string>;
};

/**
 * Marks elements that are written as Markdown. Not a name that a text can have, or its HTML could pass for Markdown. The
 * value is what follows the language of a code block, which rehype-raw leaves out.
 */
const MARK = `dataX${randomUUID().replaceAll('-', '')}`;

const rehypeMarkMarkdown = () => (tree: Root) =>
  visitParents(tree, 'element', (element: Element) => {
    element.properties[MARK] = element.data?.meta ?? '';
  });

/** Rehype plugins that read the HTML in a text, for `cleanHtml`. */
export const rehypeReadHtml: PluggableList = [
  rehypeMarkMarkdown,
  [rehypeRaw, { passThrough: nodeTypes }],
];

/** Rehype plugin: cleans the HTML. */
export const rehypeCleanHtml = () => (tree: Root) => {
  cleanHtml(tree);
};

/** Cleans the HTML in a tree, in place. @returns what it has found */
export function cleanHtml(tree: Root): RawHtml {
  const found: RawHtml = {
    problems: [],
    warnings: [],
    elements: [],
    headings: [],
    links: [],
    texts: [],
    alternatives: [],
    ids: new Set(),
  };
  const slugger = new GithubSlugger();
  cleanChildren(tree, found);
  visitParents(tree, 'element', (element: Element) => {
    if (isHeading(element) && element.properties.id) slugger.slug(String(element.properties.id));
  });
  visitParents(tree, 'element', (element: Element) => {
    const fragment = fragmentOf(element.properties.href);
    if (fragment !== undefined && found.ids.has(fragment)) {
      element.properties.href = `#${ID_PREFIX}${fragment}`;
    }
    if (isHeading(element) && !element.properties.id) {
      const line = lineOf(element);
      element.properties.id = slugger.slug(nameOfHeading(textOfHeading(element)));
      const level = Number(element.tagName[1]);
      found.headings.push({ level, id: element.properties.id, line, next: undefined });
    }
  });
  return found;
}

const isHeading = ({ tagName }: Element) => /^h[1-6]$/.test(tagName);
const lineOf = ({ position }: Pick<Element, 'position'>) => position?.start.line ?? 1;

function cleanChildren(parent: Parents, found: RawHtml) {
  const cleaned = (parent.children as ElementContent[]).flatMap((node) => {
    if (node.type === 'comment') return [];
    if (node.type !== 'element') {
      if ('children' in node) cleanChildren(node as Parents, found);
      return [node];
    }
    if (!(MARK in node.properties)) return cleanElement(node, found);
    const meta = node.properties[MARK];
    if (typeof meta === 'string' && meta) node.data = { ...node.data, meta } as ElementData;
    delete node.properties[MARK];
    return cleanMarkdown(node, found);
  });
  parent.children = cleaned;
}

/** Links in Markdown are reported with those in MDX (read-body.ts). */
function cleanMarkdown(element: Element, found: RawHtml): ElementContent[] {
  const { tagName, properties } = element;
  if (tagName === 'a' && !isSafeLink(properties.href)) delete properties.href;
  cleanChildren(element, found);
  return tagName === 'p' ? unwrapBlocks(element) : [element];
}

/** A picture with a caption, or a video, which a paragraph can't contain. */
const isBlock = (node: ElementContent) =>
  node.type === 'mdxJsxFlowElement' ||
  (node.type === 'element' && node.properties.dataPicture === 'block');

/** Pictures and videos alone in a paragraph are blocks. */
function unwrapBlocks(paragraph: Element): ElementContent[] {
  const parts = paragraph.children.filter(({ type, ...child }) =>
    type === 'text' && 'value' in child ? child.value.trim() !== '' : true,
  );
  if (parts.every(isBlock)) return paragraph.children;
  const [only, another] = parts;
  const isPicture = only?.type === 'element' && only.properties.dataPicture === 'inline';
  if (isPicture && !another) return isPlaced(only) ? [only] : only.children;
  const isParagraph = textOf(paragraph).trim() && !parts.some(isBlock);
  return [isParagraph ? paragraph : { ...paragraph, tagName: 'div' }];
}

function cleanElement(element: Element, found: RawHtml): ElementContent[] {
  const { tagName } = element;
  const field = `<${tagName}>`;
  const line = lineOf(element);
  if (tagName === 'iframe') return frame(element, found);
  const refused = REFUSED.get(tagName);
  if (refused) {
    found.problems.push({ line, field, reason: refused });
    return [];
  }
  if (LEFT_OUT.has(tagName)) {
    const reason = 'has no effect in a text, and is left out. Remove it.';
    found.warnings.push({ line, field, reason });
    return [];
  }
  if (tagName === 'center') {
    element.tagName = 'div';
    element.properties.align = 'center';
  }
  if (!SCHEMA.tagNames?.includes(element.tagName)) {
    const component = COMPONENTS.get(tagName);
    if (FORMS.has(tagName)) found.problems.push({ line, field, reason: FORM });
    else if (component) {
      const reason = 'works in .mdx files only. Rename the file, or write it as Markdown.';
      found.problems.push({ line, field: `<${component}>`, reason });
    } else found.warnings.push({ line, field, reason: describeUnknown(tagName) });
    cleanChildren(element, found);
    return element.children;
  }
  cleanAttributes(element, found);
  switch (tagName) {
    case 'img':
      return picture(element, found, field);
    case 'video':
      return video(element, found);
    case 'picture':
      return pictureWithSources(element, found);
    case 'a':
      if (typeof element.properties.href === 'string') {
        found.links.push({ href: element.properties.href, line });
      }
  }
  const text = textOf(element);
  if (text.trim()) found.texts.push({ text, line });
  cleanChildren(element, found);
  // Pictures without text are as wide as other pictures. Nor is nothing a paragraph: alerts.ts reads their texts.
  if (tagName === 'p' && (element.children.some(isBlock) || !textOf(element).trim()))
    element.tagName = 'div';
  return [element];
}

function describeUnknown(tagName: string): string {
  if (WITHOUT_LOOK.has(tagName)) return 'has no effect here; what is in it is shown. Remove it.';
  return `is not HTML, so it isn’t shown. To show it as text, write \\<${tagName}>.`;
}

/** Leaves the attributes that do no harm, and reports the others. */
function cleanAttributes(element: Element, found: RawHtml) {
  const { tagName, properties } = element;
  const field = `<${tagName}>`;
  const line = lineOf(element);
  if (tagName === 'a') properties.id ||= properties.name;
  delete properties.name;
  const id = String(properties.id ?? '');
  if (!id || found.ids.has(id)) delete properties.id;
  else found.ids.add(id);
  if (!isSafeLink(properties.href)) {
    found.problems.push({ line, field, reason: describeLink(properties.href) });
    delete properties.href;
  }
  const clean = sanitize({ ...element, children: [] }, SCHEMA) as Element;
  if (String(clean.properties.className) === '') delete clean.properties.className;
  for (const name of Object.keys(properties)) {
    if (name in clean.properties || WITHOUT_EFFECT[tagName]?.test(name)) continue;
    const written = name === 'className' ? 'class' : name.toLowerCase();
    const reason = `has ${written}, which has no effect here. Remove it.`;
    found.warnings.push({ line, field, reason });
  }
  element.properties = clean.properties;
}

/** An embed code as the component that shows pages of other sites, in the ratio that it gives. */
function frame(element: Element, found: RawHtml): ElementContent[] {
  const { src, title, width, height } = element.properties;
  const line = lineOf(element);
  const field = '<iframe>';
  if (!src) {
    found.problems.push({ line, field, reason: 'has no src. Write src="https://…".' });
    return [];
  }
  const isSized = [width, height].every((size) => /^\d+$/.test(String(size)));
  const attributes = new Map([
    ['url', String(src)],
    ...(title === undefined ? [] : [['title', String(title)] as const]),
    ...(isSized ? [['ratio', `${String(width)}:${String(height)}`] as const] : []),
  ]);
  found.elements.push({ name: 'Embed', attributes, line, narrow: false, ownSize: false, field });
  return [jsxElement('Embed', attributes, [], { position: element.position })];
}

/** Where a picture is, if it says so (app/case-study/mdx/placed-pictures.css.ts). */
function placeOf({ align, width }: Properties): Properties {
  const side = /^(left|right)$/i.exec(String(align))?.[0].toLowerCase();
  const [, percent] = /^(\d+(?:\.\d+)?)%$/.exec(String(width).trim()) ?? [];
  return {
    ...(side && { dataFloat: side }),
    ...(percent && { dataWidth: Math.max(1, Math.min(100, Math.round(Number(percent)))) }),
  };
}

const isPlaced = ({ properties }: Element) =>
  properties.dataFloat !== undefined || properties.dataWidth !== undefined;

/** In a line of text, as HTML has it (app/case-study/mdx/pictures.css.ts). */
const inLine = (image: ElementContent, place: Properties): Element => ({
  type: 'element',
  tagName: 'span',
  properties: { dataPicture: 'inline', ...place },
  children: [image],
});

/** A length in HTML, px: "200" or "200px"; undefined for shares of what is around it. */
const pixelsOf = (length: unknown) =>
  /^\s*\d[^%]*$/.test(String(length))
    ? Number.parseInt(String(length), 10) || undefined
    : undefined;

/** `sizes` of a picture that takes a share of the text's width (app/ui/image.tsx). @param percent of it */
const sizesOf = (percent: number) => `(min-width: 46rem) ${(42 * percent) / 100}rem, ${percent}vw`;

/** A picture as the component that shows pictures, in a figure if it has a caption. */
function picture(element: Element, found: RawHtml, field: string): ElementContent[] {
  const { src, alt, title } = element.properties;
  const place = placeOf(element.properties);
  const width = pixelsOf(element.properties.width);
  const height = width ? undefined : pixelsOf(element.properties.height);
  const sizes = place.dataWidth ? sizesOf(Number(place.dataWidth)) : undefined;
  const attributes = new Map(
    Object.entries({ src, alt, width, ...(!sizes && { height }), sizes })
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );
  const { position } = element;
  const line = lineOf(element);
  found.alternatives.push(...filesInSet(element));
  found.elements.push({
    name: 'Image',
    attributes,
    line,
    narrow: false,
    ownSize: !title,
    field,
  });
  const image = jsxElement('Image', attributes, [], { position, field });
  if (!title) return [inLine(image, place)];
  const figure = jsxElement('Figure', new Map([['caption', String(title)]]), [image], { position });
  const block = { ...inLine(figure, { ...place, dataPicture: 'block' }), tagName: 'div' };
  return isPlaced(block) ? [block] : [figure];
}

/** Its sources are for other color schemes, windows and formats. */
function pictureWithSources(element: Element, found: RawHtml): ElementContent[] {
  const [image] = childrenOf(element, 'img');
  if (!image) {
    const reason = 'has no <img>, so nothing is shown. Add <img src="…" alt="…">.';
    found.problems.push({ line: lineOf(element), field: '<picture>', reason });
    return [];
  }
  for (const source of childrenOf(element, 'source')) {
    addAlternatives(source, filesInSet(source), image.properties.src, found);
  }
  element.children = [image];
  cleanChildren(element, found);
  return element.children;
}

const childrenOf = ({ children }: Element, tagName: string) =>
  children.filter((child) => child.type === 'element' && child.tagName === tagName) as Element[];

/** The files of a source set: "a.png 1x, b.png 2x". */
const filesInSet = ({ properties }: Element) =>
  String(properties.srcSet ?? '')
    .split(/,\s+/)
    .flatMap((candidate) => candidate.trim().split(/\s/)[0] || []);

function addAlternatives(source: Element, files: string[], shown: unknown, found: RawHtml) {
  found.alternatives.push(...files);
  for (const file of files.filter((each) => each !== shown)) {
    const reason = `names ${file}, but visitors always see ${shown}. Keep it for GitHub, or remove it.`;
    found.warnings.push({ line: lineOf(source), field: '<source>', reason });
  }
}

function video(element: Element, found: RawHtml): ElementContent[] {
  const sources = childrenOf(element, 'source');
  const { src = sources[0]?.properties.src, poster, alt, title, ariaLabel } = element.properties;
  const attributes = new Map(
    Object.entries({ src, poster, alt: alt ?? ariaLabel ?? title })
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [name, String(value)]),
  );
  for (const source of sources) {
    const file = source.properties.src;
    if (file && file !== src) addAlternatives(source, [String(file)], src, found);
  }
  found.elements.push({
    name: 'Video',
    attributes,
    line: lineOf(element),
    narrow: false,
    ownSize: false,
    field: '<video>',
  });
  const { position } = element;
  return [jsxElement('Video', attributes, [], { position, field: '<video>' })];
}
