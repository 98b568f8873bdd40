/**
 * Lets a text name its pictures and videos by file name alone. `<Image src="fold.jpg" />` in `snowflake.mdx` becomes an
 * import of the file in `content/media/snowflake/`, so that the build creates all sizes and formats, and fails on a
 * missing file.
 */
import type { Root } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import { visitParents } from 'unist-util-visit-parents';
import type { VFile } from 'vfile';
import { fileAttributesOf } from '../../../app/content/mdx-components.ts';
import { type ContentFolder, slugOf } from '../content.ts';
import { mediaImport } from '../media/media-imports.ts';
import { filesOf } from '../media/media-uses.ts';
import { ROLES } from '../media/roles.ts';
import { reasonAgainstName } from '../rules/media-files.ts';
import { elementOf, type JsxNode } from './read-body.ts';

/** Remark plugin: the attributes that name files (app/content/mdx-components.ts) become imports. */
export function remarkContentMedia({ mediaIn, pathOf }: ContentFolder) {
  return (tree: Root, file: VFile) => {
    const slug = slugOf(file.path);
    const present = mediaIn(slug);
    const imports = new Map<string, string>();
    visitParents(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, ancestors) => {
      const jsx = node as JsxNode;
      const element = elementOf(jsx, ancestors);
      const roles = fileAttributesOf(element.name);
      for (const { attribute, ...named } of filesOf(element, slug)) {
        // The content check reports it too, and the preview keeps the last valid version.
        const reason = reasonAgainstName(named, present, pathOf);
        if (reason) file.fail(`<${element.name}> ${reason}`, node);
        const { name, encoded = { [attribute]: name } } = named;
        for (const [key, media] of Object.entries(encoded)) {
          const role = roles[key];
          if (!role) continue;
          const source = mediaImport(slug, media, ROLES[role].query);
          const identifier = imports.get(source) ?? `media${imports.size}`;
          imports.set(source, identifier);
          setAttribute(jsx, key, expression(identifier));
        }
      }
      if (element.narrow && 'src' in roles) setAttribute(jsx, 'narrow', null);
    });
    for (const [source, name] of imports) tree.children.unshift(importNode(name, source));
  };
}

function setAttribute({ attributes }: JsxNode, name: string, value: MdxJsxAttribute['value']) {
  const present = attributes.findLast(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
  if (present) present.value = value;
  else attributes.push({ type: 'mdxJsxAttribute', name, value });
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
