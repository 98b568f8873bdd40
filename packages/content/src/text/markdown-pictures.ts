/**
 * Pictures in Markdown, `![alt](file.png "caption")`, become the component that shows pictures. The page and the check read
 * them with the same function.
 *
 *   alone in a paragraph    the picture, in a figure if it has a caption
 *   several in a paragraph  a row (app/case-study/mdx/pictures.css.ts)
 *   among words             in its own size, in the line
 */
import type {
  Definition,
  Image,
  ImageReference,
  Link,
  LinkReference,
  Node,
  Parents,
  Root,
} from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Data, Position } from 'unist';
import { visitParents } from 'unist-util-visit-parents';

/** How reports name a picture that isn't written as a component. */
const FIELD = 'picture';

export type PictureSource = {
  /** As written. */
  src: string | null | undefined;
  alt: string | null | undefined;
  position?: Position | undefined;
};

/**
 * A picture as the component that shows it, in MDX.
 * @param field how reports name it, such as "picture" or "<img>"
 */
export function pictureElement({ src, alt, position }: PictureSource, field = FIELD) {
  return jsxElement('mdxJsxTextElement', 'Image', { src, alt }, { field, position });
}

/** A picture that isn't among words. @param title its caption, if any */
export function pictureBlock(picture: Node, title: string | null | undefined): Node {
  const block = { ...picture, ...(isJsx(picture) && { type: 'mdxJsxFlowElement' }) };
  if (!title?.trim()) return block;
  const { position } = picture;
  return jsxElement('mdxJsxFlowElement', 'Figure', { caption: title }, { position }, [block]);
}

type Options = { field?: string | undefined; position?: Position | undefined };

function jsxElement(
  type: 'mdxJsxFlowElement' | 'mdxJsxTextElement',
  name: string,
  attributes: Readonly<Record<string, string | null | undefined>>,
  { field, position }: Options,
  children: Node[] = [],
): MdxJsxFlowElement | MdxJsxTextElement {
  return {
    type,
    name,
    attributes: Object.entries(attributes).flatMap(([attribute, value]) =>
      typeof value === 'string' ? [{ type: 'mdxJsxAttribute', name: attribute, value }] : [],
    ),
    children: children as never,
    ...(position && { position }),
    ...(field && { data: { field } as Data }),
  } as MdxJsxFlowElement | MdxJsxTextElement;
}

const isJsx = ({ type }: Node) => type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement';

/** An element of HTML that Markdown has no node for. */
const wrap = (hName: string, hProperties: Record<string, string>, children: readonly Node[]) =>
  ({
    type: 'wrapper',
    data: { hName, hProperties },
    children,
    position: children[0]?.position,
  }) as Node;

type Properties = Record<string, unknown>;

/** A property of an element that a node becomes, or is. */
function propertyOf(node: Node, name: string): unknown {
  if ('properties' in node) return (node.properties as Properties)[name];
  return (node.data as { hProperties?: Properties } | undefined)?.hProperties?.[name];
}

/** Whether a node is a row of pictures. */
export const isPictureRow = (node: Node) => propertyOf(node, 'dataPictures') !== undefined;
/** Whether a node is around a picture among words. */
export const isInLine = (node: Node) => propertyOf(node, 'dataPicture') === 'inline';

type Picture = Image | ImageReference;
/** A picture, or a link around pictures. */
type PictureOrLink = Picture | ((Link | LinkReference) & { children: Picture[] });

const isPicture = ({ type }: Node) => type === 'image' || type === 'imageReference';
const isLink = ({ type }: Node) => type === 'link' || type === 'linkReference';
/** Whether nothing of a node is seen: spaces, line breaks and comments. */
const isSpace = (node: Node) =>
  node.type === 'break' ||
  ('value' in node && /^(text \s*|html <!--[^]*-->)$/.test(`${node.type} ${String(node.value)}`));

/** The pictures of a paragraph that has nothing else. */
function onlyPictures(children: readonly Node[]): PictureOrLink[] | undefined {
  const parts = children.filter((child) => !isSpace(child));
  const ofPictures = (node: Node) =>
    isPicture(node) ||
    (isLink(node) && 'children' in node && onlyPictures(node.children as Node[]) !== undefined);
  return parts.length > 0 && parts.every(ofPictures) ? (parts as PictureOrLink[]) : undefined;
}

/** The definitions of a text by their identifiers; the first counts. */
export function definitionsIn(tree: Root): Map<string, Definition> {
  const definitions = new Map<string, Definition>();
  visitParents(tree, 'definition', (node) => {
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
  });
  return definitions;
}

/** Remark plugin: shows pictures in Markdown by components. */
export const remarkMarkdownPictures = () => replaceMarkdownPictures;

/** The same for a parsed text. */
export function replaceMarkdownPictures(tree: Root) {
  const definitions = definitionsIn(tree);

  const sourceOf = (node: Picture) => {
    const { url: src, title } =
      node.type === 'image' ? node : (definitions.get(node.identifier) ?? { url: '' });
    return { src, title, alt: node.alt ?? '', position: node.position };
  };

  function block(node: PictureOrLink): Node {
    if (!('children' in node)) {
      const source = sourceOf(node);
      return pictureBlock(pictureElement(source), source.title);
    }
    const pictures = node.children.filter(isPicture) as Picture[];
    const data = { ...node.data, hProperties: { dataPicture: 'linked' } };
    const children = pictures.map((picture) => pictureElement(sourceOf(picture)));
    const title = pictures.map((picture) => sourceOf(picture).title).find(Boolean);
    return pictureBlock({ ...node, data, children } as unknown as Node, title);
  }

  visitParents(tree, (node, ancestors) => {
    const parent = ancestors.at(-1);
    if (!parent || !('children' in node) || isLink(node)) return;
    const pictures = onlyPictures(node.children);
    const isParagraph = node.type === 'paragraph';
    if (!pictures || !(isParagraph || node.type === 'mdxJsxFlowElement')) return;
    const blocks = pictures.map(block);
    if (!isParagraph) node.children = blocks as never;
    else replace(parent, node, isRow(blocks, parent) ? [row(blocks)] : blocks);
  });

  // What is left is among words.
  visitParents(tree, ['image', 'imageReference'], (node, ancestors) => {
    const parent = ancestors.at(-1);
    const picture = pictureElement(sourceOf(node as Picture));
    if (parent)
      replace(parent as Parents, node, [wrap('span', { dataPicture: 'inline' }, [picture])]);
  });
}

/** A gallery has rows of its own. */
const isRow = (blocks: readonly Node[], parent: Node) =>
  blocks.length > 1 && !('name' in parent && parent.name === 'Gallery');
const row = (pictures: readonly Node[]) => wrap('div', { dataPictures: '' }, pictures);

function replace(parent: Parents, node: Node, replacements: readonly Node[]) {
  const index = (parent.children as Node[]).indexOf(node);
  (parent.children as Node[]).splice(index, 1, ...replacements);
}
