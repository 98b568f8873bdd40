/**
 * Lets a text name its pictures, videos and downloads by file name alone. `<Image src="fold.jpg" />` in `paper-boats.mdx`
 * becomes an import of the file in `content/media/paper-boats/`, so that the build creates all sizes and formats, and fails
 * on a missing file.
 */
import type { Element as HtmlElement, Parents, Root } from 'hast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import path from 'node:path';
import type { Node } from 'unist';
import { visitParents } from 'unist-util-visit-parents';
import type { VFile } from 'vfile';
import { fileAttributesOf } from '../schema/mdx-components.ts';
import { type ContentFolder } from '../folder/content.ts';
import { slugOf } from '../read/slug.ts';
import { factsOf } from './card-pictures.ts';
import { hasAttribute, isLink, setAttribute, takeAttribute } from './jsx-attributes.ts';
import { layOutPictures } from './lay-out-pictures.ts';
import { mediaImport } from './media-imports.ts';
import { mediaNameOf } from './media-names.ts';
import { fileOfLink, filesOf, type NamedFile } from './media-uses.ts';
import { type MediaRole, ROLES } from './roles.ts';
import type { PictureFacts } from './picture-facts.ts';
import { reasonAgainstName } from './name-problems.ts';
import { describeLink } from './downloads.ts';
import { languageOf } from '../text/file-language.ts';
import { importNode, siteModule } from '../text/import-node.ts';
import { elementOf, type JsxNode } from '../text/read-body.ts';

/** Shows pictures that move (app/case-study/mdx/moving-image.tsx). Only texts with one import it. */
const MOVING_IMAGE = 'MovingImage';
/** Shows pictures that have a form (lay-out-pictures.ts). */
const TEXT_PICTURE = 'TextPicture';

/**
 * Rehype plugin: the attributes that name files (packages/content/src/schema/mdx-components.ts) and the links to files become imports, and
 * pictures that move become components of their own.
 */
export function contentMedia({ dir, mediaIn, pathOf, study }: ContentFolder) {
  return async (tree: Root, file: VFile) => {
    const slug = slugOf(file.path);
    const present = mediaIn(slug);
    const imports = new Map<string, string>();
    /** @param width of a picture on the page, px, if it is fixed */
    function importOf(name: string, role: MediaRole, width?: number | false) {
      const query = ROLES[role].query + (width ? `&show=${width}` : '');
      const source = mediaImport(slug, name, query);
      const identifier = imports.get(source) ?? `media${imports.size}`;
      imports.set(source, identifier);
      return expression(identifier);
    }

    const nameOf = (written: string) => mediaNameOf(written, slug, present);
    const facts = (name: string) => factsOf(path.join(dir, 'media', slug, name));
    await layOutPictures(tree, { nameOf, factsOf: facts, data: (await study(file.path)).data });
    await setWidths(tree, (written) => facts(nameOf(written)));
    const pictures: { jsx: JsxNode; name: string; isLinked: boolean }[] = [];
    visitParents(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, ancestors) => {
      const jsx = node as JsxNode;
      const element = elementOf(jsx, ancestors);
      const { field = `<${element.name}>` } = element;
      const roles = fileAttributesOf(element.name);
      const width = element.name === 'Image' && takeFixedWidth(jsx);
      for (const { attribute, ...named } of filesOf(element, slug, present)) {
        // The content check reports it too, and the preview keeps the last valid version.
        const reason = reasonAgainstName(named, present, pathOf);
        if (reason) file.fail(`${field} ${reason}`, node);
        const { name, encoded = { [attribute]: name } } = named;
        for (const [key, media] of Object.entries(encoded)) {
          const role = roles[key];
          if (role) setAttribute(jsx, key, importOf(media, role, width));
        }
        if (element.name === 'Image') {
          pictures.push({ jsx, name, isLinked: ancestors.some(isLink) });
        }
      }
      if (element.narrow && 'src' in roles) setAttribute(jsx, 'narrow', null);
      const href = element.attributes.get('href');
      const linked = typeof href === 'string' && fileOfLink(href, slug, present);
      if (linked) linkTo(jsx, linked, isOnlyChild(jsx, ancestors.at(-1)));
    });

    visitParents(tree, 'element', (element: HtmlElement, ancestors) => {
      const { href } = element.properties;
      const parent = ancestors.at(-1) as Parents | undefined;
      if (element.tagName !== 'a' || typeof href !== 'string' || !parent) return;
      const linked = fileOfLink(href, slug, present);
      if (!linked) return;
      const isAlone = isOnlyChild(element, parent);
      const jsx = asJsx(element);
      (parent.children as Node[])[(parent.children as Node[]).indexOf(element)] = jsx;
      linkTo(jsx, linked, isAlone);
    });

    function linkTo(jsx: JsxNode, linked: NamedFile, isAlone: boolean) {
      const { attributes, info } = describeLink(linked, {
        contentDir: dir,
        isAlone,
        language: languageOf(file),
      });
      setAttribute(jsx, 'href', importOf(linked.name, linked.role));
      for (const [name, value] of Object.entries(attributes)) setAttribute(jsx, name, value);
      if (info) jsx.children.push(infoElement(info) as never);
    }

    await Promise.all(
      pictures.map(async ({ jsx, name, isLinked }) => {
        if (hasAttribute(jsx, 'form')) jsx.name = TEXT_PICTURE;
        if (!(await moves(path.join(dir, 'media', slug, name)))) return;
        jsx.name = MOVING_IMAGE;
        setAttribute(jsx, 'animation', importOf(name, 'animation'));
        if (isLinked) setAttribute(jsx, 'linked', null);
      }),
    );
    const nodes = [...imports].map(([source, name]) => importNode(name, source));
    for (const [name, module] of [
      [MOVING_IMAGE, 'moving-image.tsx'],
      [TEXT_PICTURE, 'text-picture.tsx'],
    ] as const) {
      if (!pictures.some(({ jsx }) => jsx.name === name)) continue;
      nodes.push(importNode(name, siteModule(module), { isDefault: false }));
    }
    tree.children.unshift(...(nodes as never[]));
  };
}

/** Gives pictures in HTML that have only a height the width to it. @param factsOf facts about a picture, as the text names it */
async function setWidths(tree: Root, factsOf: (name: string) => Promise<PictureFacts>) {
  const sized: { jsx: JsxNode; name: string; height: number }[] = [];
  visitParents(tree, 'mdxJsxFlowElement', (node, ancestors) => {
    const { name, attributes } = elementOf(node as JsxNode, ancestors);
    const height = Number(attributes.get('height'));
    if (name !== 'Image' || !(height > 0)) return;
    sized.push({ jsx: node as JsxNode, name: String(attributes.get('src')), height });
  });
  for (const { jsx, name, height } of sized) {
    const facts = await factsOf(name).catch(() => undefined);
    if (facts)
      setAttribute(jsx, 'width', String(Math.round((height * facts.width) / facts.height)));
  }
}

/** Whether a picture has several frames. The content check reports those that can't be read. */
const moves = async (file: string) =>
  /\.(gif|webp|png|avif)$/i.test(file) &&
  (await factsOf(file).then(
    ({ isAnimated }) => isAnimated,
    () => false,
  ));

const isOnlyChild = (node: Node, parent: Node | undefined) =>
  parent !== undefined &&
  'tagName' in parent &&
  parent.tagName === 'p' &&
  (parent as HtmlElement).children.every(
    (child) => child === node || (child.type === 'text' && !child.value.trim()),
  );

/** A link whose URL is an import. */
function asJsx({ children, properties, position }: HtmlElement): JsxNode {
  const jsx = {
    type: 'mdxJsxTextElement',
    name: 'a',
    attributes: [],
    children,
  } as unknown as JsxNode;
  for (const [name, value] of Object.entries(properties)) {
    const attribute = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    if (typeof value === 'string' && name !== 'href') setAttribute(jsx, attribute, value);
  }
  return position ? { ...jsx, position } : jsx;
}

/** What a file is, after the text of its link. */
const infoElement = (info: string): HtmlElement => ({
  type: 'element',
  tagName: 'span',
  properties: { dataFileInfo: '' },
  children: [{ type: 'text', value: ` ${info}` }],
});

/** The width of a picture, px. The build shows it that wide, so that no script for visitors has to. */
function takeFixedWidth(jsx: JsxNode): number | undefined {
  const width = Number(takeAttribute(jsx, 'width'));
  if (!(width > 0)) return undefined;
  if (!hasAttribute(jsx, 'sizes')) setAttribute(jsx, 'sizes', `${width}px`);
  return width;
}

const expression = (name: string): MdxJsxAttribute['value'] => ({
  type: 'mdxJsxAttributeValueExpression',
  value: name,
  data: {
    estree: {
      type: 'Program',
      sourceType: 'module',
      body: [{ type: 'ExpressionStatement', expression: { type: 'Identifier', name } }],
    },
  },
});
