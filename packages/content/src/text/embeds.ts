/**
 * Rehype plugin: `<Embed url="…" title="…" />` becomes the frame's URL, its size and the name of its site, so that no page
 * needs to know how other sites form their URLs. So does the URL of a video alone in a paragraph.
 */
import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { visitParents } from 'unist-util-visit-parents';
import type { VFile } from 'vfile';
import { readEmbedUrl } from './embed-url.ts';
import { languageOf } from './file-language.ts';
import { jsxElement } from './jsx-element.ts';
import type { JsxNode } from './read-body.ts';

const COMPONENT = 'Embed';

/** Reads a ratio such as "4:3"; undefined for anything else. */
export function readRatio(text: string): readonly [number, number] | undefined {
  const [, width, height] = /^\s*(\d{1,4})\s*[:/]\s*(\d{1,4})\s*$/.exec(text) ?? [];
  return Number(width) > 0 && Number(height) > 0 ? [Number(width), Number(height)] : undefined;
}

/** The URL of a video that is all of a paragraph. */
function videoIn({ tagName, children }: Element): string | undefined {
  const [link, another] = children;
  if (tagName !== 'p' || another || link?.type !== 'element' || link.tagName !== 'a')
    return undefined;
  const url = String(link.properties.href);
  if (toString(link) !== url) return undefined;
  const embed = readEmbedUrl(url);
  return 'problem' in embed || !embed.isVideo ? undefined : url;
}

export const rehypeEmbeds = () => (tree: Root, file: VFile) => {
  const title = languageOf(file).labels.video;
  visit(tree, 'element', (element: Element, index, parent) => {
    const url = index === undefined ? undefined : videoIn(element);
    if (!parent || !url) return;
    const { position } = element;
    const attributes = new Map(Object.entries({ url, title }));
    parent.children[index ?? 0] = jsxElement(COMPONENT, attributes, [], { position });
  });
  visitParents(tree, (node) => {
    const jsx = node as unknown as JsxNode;
    if (!('name' in jsx) || jsx.name !== COMPONENT) return;
    const textOf = (name: string) => {
      const found = jsx.attributes.find((one) => 'name' in one && one.name === name);
      return typeof found?.value === 'string' ? found.value : undefined;
    };
    const embed = readEmbedUrl(textOf('url') ?? '');
    // The content check reports it too, and the preview keeps the last valid version.
    if ('problem' in embed) file.fail(`<${COMPONENT}> ${embed.problem}`, jsx.position);
    const { name, src, link, isVideo } = embed;
    const given = readRatio(textOf('ratio') ?? '');
    const [width, height] = given ?? embed.ratio;
    const kind = isVideo ? 'video' : given ? undefined : 'app';
    const values = { site: name, src, link, width: `${width}`, height: `${height}`, kind };
    jsx.attributes = [
      ...jsx.attributes.filter((one) => !('name' in one) || !['url', 'ratio'].includes(one.name)),
      ...Object.entries(values).flatMap(([key, value]) => (value ? [attribute(key, value)] : [])),
    ];
  });
};

const attribute = (name: string, value: string): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value,
});
