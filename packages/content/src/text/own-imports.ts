/** Rehype plugin: a text imports the components that few texts have, so that no other page loads them. */
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { mdxComponents } from '../schema/mdx-components.ts';
import { type AnyElement, nameOf } from './any-element.ts';
import { importNode, siteModule } from './import-node.ts';

/** Component -> its file. */
const files = new Map(
  Object.entries(mdxComponents).flatMap(([name, component]) =>
    'file' in component ? [[name, component.file] as const] : [],
  ),
);

export const rehypeOwnImports = () => (tree: Root) => {
  const imports = new Map<string, unknown>();
  visit(tree, (node) => {
    const name = nameOf(node as AnyElement);
    const file = files.get(name);
    if (file) imports.set(name, importNode(name, siteModule(file), { isDefault: false }));
  });
  tree.children.unshift(...([...imports.values()] as never[]));
};
