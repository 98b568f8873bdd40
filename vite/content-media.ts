/**
 * Lets content name its pictures and videos by file name alone. `<Image src="fold.jpg" />` in
 * `snowflake.mdx` and `image: fold.jpg` in `talks.yaml` become imports of the file in
 * `content/media/<slug>/`, so that the build makes all sizes and formats and a missing file is an
 * error.
 */
import type { Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { bodyPictureQuery } from './picture-queries.ts';

/** Attribute of a component -> how the file it names is imported. */
const mediaAttributes: Record<string, Record<string, string>> = {
  Image: { src: bodyPictureQuery },
  Video: { src: 'url', poster: 'w=800&format=webp' },
  Miniature: { still: bodyPictureQuery },
};

/** Remark plugin: media attributes of the components above become imports. */
export function remarkContentMedia() {
  return (tree: Root, file: VFile) => {
    const slug = path.basename(file.path, '.mdx');
    const imports = new Map<string, string>();
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const element = node as MdxJsxFlowElement | MdxJsxTextElement;
      const queries = mediaAttributes[element.name ?? ''];
      if (!queries) return;
      for (const attribute of element.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
        const query = queries[attribute.name];
        if (!query) continue;
        const source = `../media/${slug}/${attribute.value}?${query}`;
        const name = imports.get(source) ?? `media${imports.size}`;
        imports.set(source, name);
        useIdentifier(attribute, name);
      }
    });
    for (const [source, name] of imports) tree.children.unshift(importNode(name, source));
  };
}

function useIdentifier(attribute: MdxJsxAttribute, name: string) {
  attribute.value = {
    type: 'mdxJsxAttributeValueExpression',
    value: name,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [{ type: 'ExpressionStatement', expression: { type: 'Identifier', name } }],
      },
    },
  };
}

function importNode(name: string, source: string): Root['children'][number] {
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            attributes: [],
            source: { type: 'Literal', value: source },
            specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name } }],
          },
        ],
      },
    },
  };
}
