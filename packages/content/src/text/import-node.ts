/** An `import` that a plugin adds to a text. */
import type { ImportDeclaration } from 'estree';
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

/** Of a style sheet. */
export const stylesImport = (source: string): Node => importOf(source, []);

const importOf = (source: string, specifiers: ImportDeclaration['specifiers']): Node => ({
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
          specifiers,
        },
      ],
    },
  },
});
