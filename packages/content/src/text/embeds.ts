/**
 * Rehype plugin: `<Embed url="…" title="…" />` becomes the frame's URL, its size and the name of its site, so that no page
 * needs to know how other sites form their URLs. Only texts with an embed import the component.
 */
import type { Root } from 'hast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import { visitParents } from 'unist-util-visit-parents';
import type { VFile } from 'vfile';
import { readEmbedUrl } from './embed-url.ts';
import { importNode, siteModule } from './import-node.ts';
import type { JsxNode } from './read-body.ts';

const COMPONENT = 'Embed';

/** Reads a ratio such as "4:3"; undefined for anything else. */
export function readRatio(text: string): readonly [number, number] | undefined {
  const [, width, height] = /^\s*(\d{1,4})\s*[:/]\s*(\d{1,4})\s*$/.exec(text) ?? [];
  return Number(width) > 0 && Number(height) > 0 ? [Number(width), Number(height)] : undefined;
}

export const rehypeEmbeds = () => (tree: Root, file: VFile) => {
  let hasEmbed = false;
  visitParents(tree, (node) => {
    const jsx = node as unknown as JsxNode;
    if (!('name' in jsx) || jsx.name !== COMPONENT) return;
    hasEmbed = true;
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
  if (!hasEmbed) return;
  const source = siteModule('embed.tsx');
  tree.children.unshift(importNode(COMPONENT, source, { isDefault: false }) as never);
};

const attribute = (name: string, value: string): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value,
});
