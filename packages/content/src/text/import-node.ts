/** An `import` or `export` that a plugin adds to a text. */
import type { ImportDeclaration, Program } from 'estree';
import type { Root } from 'mdast';

type Node = Root['children'][number];

/**
 * @param name what the text calls it
 * @param isDefault whether it is the default export of the module, or the one of that name
 */
export function importNode(name: string, source: string, { isDefault = true } = {}): Node {
  const local = { type: 'Identifier' as const, name };
  return importOf(source, [
    isDefault
      ? { type: 'ImportDefaultSpecifier', local }
      : { type: 'ImportSpecifier', local, imported: local },
  ]);
}

/** A module of the site that texts import by name. @param file in app/case-study/mdx/ */
export const siteModule = (file: string) => `#app/case-study/mdx/${file}`;

/** An import of styles. */
export const stylesImport = (source: string): Node => importOf(source, []);

/** `export const name = 'value';` */
export const exportNode = (name: string, value: string): Node =>
  moduleNode({
    type: 'ExportNamedDeclaration',
    specifiers: [],
    attributes: [],
    declaration: {
      type: 'VariableDeclaration',
      kind: 'const',
      declarations: [
        {
          type: 'VariableDeclarator',
          id: { type: 'Identifier', name },
          init: { type: 'Literal', value },
        },
      ],
    },
  });

const importOf = (source: string, specifiers: ImportDeclaration['specifiers']): Node =>
  moduleNode({
    type: 'ImportDeclaration',
    attributes: [],
    source: { type: 'Literal', value: source },
    specifiers,
  });

const moduleNode = (statement: Program['body'][number]): Node => ({
  type: 'mdxjsEsm',
  value: '',
  data: { estree: { type: 'Program', sourceType: 'module', body: [statement] } },
});
