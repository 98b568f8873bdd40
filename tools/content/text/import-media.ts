/**
 * Lets a text name its pictures and videos by file name alone. `<Image src="fold.jpg" />` in `snowflake.mdx` becomes an
 * import of the file in `content/media/snowflake/`, so that the build creates all sizes and formats, and fails on a
 * missing file.
 */
import type { Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { visitParents } from 'unist-util-visit-parents';
import type { Node } from 'unist';
import type { VFile } from 'vfile';
import { videoFiles } from '../media/video-files.ts';
import { SIDE_BY_SIDE } from '../../../app/content/mdx-components.ts';
import { mediaImport } from '../media/media-imports.ts';
import {
  bodyPictureQuery,
  cutoutQuery,
  FILE_QUERY,
  posterQuery,
} from '../media/picture-queries.ts';

/** Component -> attribute with a file name -> query of its import. */
const mediaAttributes: Record<string, Record<string, string>> = {
  Image: { src: bodyPictureQuery },
  Cutout: { src: cutoutQuery },
  Video: { src: FILE_QUERY, av1: FILE_QUERY, poster: posterQuery },
  Demo: { still: bodyPictureQuery },
};

const isNarrow = (node: Node) => 'name' in node && SIDE_BY_SIDE.includes(String(node.name));

/** Remark plugin: media attributes of the components above become imports. */
export function remarkContentMedia() {
  return (tree: Root, file: VFile) => {
    const slug = path.basename(file.path, '.mdx');
    const imports = new Map<string, string>();
    visitParents(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, ancestors) => {
      const element = node as MdxJsxFlowElement | MdxJsxTextElement;
      const queries = mediaAttributes[element.name ?? ''];
      if (!queries) return;
      if (element.name !== 'Demo' && ancestors.some(isNarrow)) {
        element.attributes.push({ type: 'mdxJsxAttribute', name: 'narrow', value: null });
      }
      if (element.name === 'Video') nameEncodedFiles(element);
      for (const attribute of element.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
        const query = queries[attribute.name];
        if (!query) continue;
        const media = path.resolve(path.dirname(file.path), '../media', slug, attribute.value);
        // The content check reports it, and the preview keeps the last valid version.
        if (!existsSync(media)) file.fail(`${media} not found`, attribute);
        const source = mediaImport(slug, attribute.value, query);
        const name = imports.get(source) ?? `media${imports.size}`;
        imports.set(source, name);
        useIdentifier(attribute, name);
      }
    });
    for (const [source, name] of imports) tree.children.unshift(importNode(name, source));
  };
}

/** Replaces a video without a poster by the files that `npm run media` creates from it. */
function nameEncodedFiles({ attributes }: MdxJsxFlowElement | MdxJsxTextElement) {
  const find = (name: string) =>
    attributes.find(
      (attribute): attribute is MdxJsxAttribute =>
        attribute.type === 'mdxJsxAttribute' && attribute.name === name,
    );
  const src = find('src');
  if (typeof src?.value !== 'string' || find('poster')) return;
  const { av1, h264, poster } = videoFiles(src.value);
  src.value = h264;
  attributes.push(
    { type: 'mdxJsxAttribute', name: 'av1', value: av1 },
    { type: 'mdxJsxAttribute', name: 'poster', value: poster },
  );
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
