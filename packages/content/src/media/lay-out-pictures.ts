/**
 * Lays out the pictures of a text before they become imports: each gets its form (picture-form.ts), small pictures and screens
 * of phones a sheet to stand on, and pictures in a row the same height.
 */
import type { Element as HtmlElement, ElementContent, Parents, Root, Text } from 'hast';
import type { Node } from 'unist';
import { visitParents } from 'unist-util-visit-parents';
import type { Frontmatter } from '../schema/frontmatter.ts';
import type { FrameChoice, PictureForm } from '../schema/picture-form.ts';
import { isPlaced } from '../text/html-media.ts';
import { isInLine, isPictureRow } from '../text/markdown-pictures.ts';
import { type Element, elementOf, type JsxNode } from '../text/read-body.ts';
import { isLink, setAttribute, takeAttribute } from './jsx-attributes.ts';
import { formOf, isLong } from './picture-form.ts';
import type { PictureFacts } from './picture-facts.ts';

/** Width of the text, what is between two pictures, and the edges of one in a frame, px (app/case-study/mdx/text-picture.css.ts). */
const TEXT_WIDTH_PX = 696;
const GAP_PX = 16;
const FRAME_PX = 16;
/** Height of pictures that wrap like words, such as badges, px. */
const WORD_PX = 60;
const MAX_ROW_HEIGHT_PX = 560;
/** Height of a portrait picture that is alone, and of logos side by side, px. */
const PORTRAIT_HEIGHT_PX = 720;
const LOGO_HEIGHT_PX = 96;
const MAX_IN_ROW = 3;
/** Sum of the widths to heights of pictures that stay side by side on phones. */
const TOGETHER = 2.4;
/** From this size on, a press enlarges a picture, px. */
const LARGE_PX = 400;

/** Forms that stand on a sheet. */
const STANDING: ReadonlySet<PictureForm> = new Set(['phone', 'tablet', 'sheet']);
const WITHOUT_EDGES: ReadonlySet<PictureForm> = new Set(['plain', 'panorama', 'none']);

type Picture = {
  jsx: JsxNode;
  ancestors: readonly Node[];
  element: Element;
  facts: PictureFacts;
  form: PictureForm;
};

type Options = {
  /** The name of the file that a text names, such as "My sheet.png" for "My%20sheet.png". */
  nameOf: (written: string) => string;
  /** @throws if the file can't be read */
  factsOf: (name: string) => Promise<PictureFacts>;
  /** Fields of the case study, if they are valid. */
  data: Pick<Frontmatter, 'card' | 'bg'> | undefined;
};

/** In a line of words, or where HTML puts it. */
const isOwnPlace = (element: HtmlElement) =>
  element.tagName === 'p' || isInLine(element as Node) || isPlaced(element);

export async function layOutPictures(tree: Root, { nameOf, factsOf, data }: Options) {
  const found: Omit<Picture, 'facts' | 'form'>[] = [];
  visitParents(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, ancestors) => {
    const element = elementOf(node as JsxNode, ancestors);
    const hasOwnPlace =
      ['width', 'height', 'sizes'].some((name) => element.attributes.has(name)) ||
      ancestors.some((one) => one.type === 'element' && isOwnPlace(one as HtmlElement));
    if (element.name === 'Image' && !hasOwnPlace) {
      found.push({ jsx: node as JsxNode, ancestors, element });
    }
  });
  const pictures = await Promise.all(
    found.map(async (each) => {
      const { attributes } = each.element;
      const frame = takeAttribute(each.jsx, 'frame') as FrameChoice | undefined;
      const name = nameOf(String(attributes.get('src')));
      // The main step reports a picture that can't be read.
      const facts = await factsOf(name).catch(() => undefined);
      if (!facts) return undefined;
      const form = data?.bg ? 'none' : formOf(name, facts, data?.card);
      return { ...each, facts, form: frame ?? form };
    }),
  );
  const rows = new Map<Node, Picture[]>();
  for (const picture of pictures.filter((each) => each !== undefined)) {
    const row = picture.ancestors.find(isPictureRow);
    if (row) rows.set(row, [...(rows.get(row) ?? []), picture]);
    else layOutAlone(picture);
  }
  for (const [row, inRow] of rows) layOutRow(row as HtmlElement, inRow);
}

/** Lets the site show a picture in its form. In a link, the link is what a press opens, and moving pictures have a button. */
function show({ jsx, ancestors, facts, form }: Picture, { long = false } = {}): boolean {
  if (ancestors.some(isLink) || facts.isAnimated) return false;
  setAttribute(jsx, 'form', form);
  if (long) setAttribute(jsx, 'long', null);
  if (Math.max(facts.width, facts.height) >= LARGE_PX) setAttribute(jsx, 'large', null);
  return true;
}

function layOutAlone(picture: Picture) {
  const { jsx, ancestors, element, facts, form } = picture;
  const stands = STANDING.has(form);
  const long = !stands && isLong(facts);
  if (!show(picture, { long })) return;
  const isPortrait = (form === 'print' || form === 'plain') && aspectOf(picture) < 1;
  if (isPortrait && !long && !element.narrow) setWidth(picture, PORTRAIT_HEIGHT_PX);
  if (!stands || element.narrow) return;
  const parent = ancestors.at(-1) as Parents;
  const children = parent.children as Node[];
  const index = children.indexOf(jsx);
  const before = children.slice(0, index).findLastIndex((node) => !isSpace(node));
  const neighbor = children[before] as HtmlElement | undefined;
  // Screenshots of an app, each in a paragraph of its own.
  if (form !== 'sheet' && neighbor?.properties?.dataStage === form) {
    neighbor.children.push(jsx as ElementContent);
    children.splice(before + 1, index - before);
    return;
  }
  const stage = { dataPictures: '', dataStage: form };
  children[index] = { type: 'element', tagName: 'div', properties: stage, children: [jsx] } as Node;
}

function layOutRow(row: HtmlElement, pictures: Picture[]) {
  if (pictures.every(({ facts }) => facts.height <= WORD_PX)) return;
  if (pictures.every(({ form }) => STANDING.has(form))) {
    row.properties.dataStage = pictures[0]?.form;
    for (const picture of pictures) {
      show(picture);
      if (picture.form === 'sheet') setWidth(picture, LOGO_HEIGHT_PX);
    }
    return;
  }
  const parent = pictures[0]?.ancestors.at(pictures[0].ancestors.indexOf(row) - 1) as Parents;
  const parts = inRowsOf(row.children, MAX_IN_ROW).map((children) => ({ ...row, children }));
  (parent.children as Node[]).splice((parent.children as Node[]).indexOf(row), 1, ...parts);
  for (const part of parts) {
    const isIn = ({ jsx, ancestors }: Picture) =>
      part.children.some((child) => child === (jsx as Node) || ancestors.includes(child));
    const inPart = pictures.filter(isIn);
    const aspects = inPart.reduce((sum, picture) => sum + aspectOf(picture), 0);
    if (aspects <= TOGETHER) part.properties = { ...part.properties, dataTogether: '' };
    shareHeight(inPart, aspects);
  }
}

const aspectOf = ({ facts }: Picture) => facts.width / facts.height;

/** Gives pictures the widths at which they are equally high and fill the width of the text, if they are large enough. */
function shareHeight(pictures: readonly Picture[], aspects: number) {
  const framed = pictures.filter(({ form }) => !WITHOUT_EDGES.has(form)).length;
  const room = TEXT_WIDTH_PX - GAP_PX * (pictures.length - 1) - FRAME_PX * framed;
  const natural = pictures.map(({ facts }) => facts.height);
  const height = Math.min(room / aspects, MAX_ROW_HEIGHT_PX, ...natural);
  for (const picture of pictures) {
    show(picture);
    setWidth(picture, height);
    const width = Math.round(height * aspectOf(picture));
    setAttribute(picture.jsx, 'sizes', `(min-width: 550px) ${width}px, calc(100vw - 2.5rem)`);
  }
}

/** Shows a picture at this height, px, or at its own size if that is smaller. */
function setWidth(picture: Picture, height: number) {
  const width = Math.round(height * aspectOf(picture));
  if (width < picture.facts.width) setAttribute(picture.jsx, 'width', `${width}`);
}

/** Divides a list into as few rows as possible, of about the same length. */
function inRowsOf<Item>(items: readonly Item[], most: number): Item[][] {
  const count = Math.ceil(items.length / most);
  return Array.from({ length: count }, (_, row) =>
    items.slice(
      Math.ceil((row * items.length) / count),
      Math.ceil(((row + 1) * items.length) / count),
    ),
  );
}

const isSpace = (node: Node) => node.type === 'text' && !String((node as Text).value).trim();
