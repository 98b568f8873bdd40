/** Reads the JavaScript in a text, which is most often meant as text: `{client/server}`. The code is parsed, never executed. */
import type { Expression, Pattern, Program } from 'estree';
import { SKIP, visit } from 'estree-util-visit';
import type { Root } from 'mdast';
import type { Position } from 'unist';
import { visitParents } from 'unist-util-visit-parents';
import { fileAttributesOf } from '../schema/mdx-components.ts';
import type { Finding } from '../read/problem.ts';
import { shorten } from './shorten.ts';
import { adviceToEscape } from './syntax-errors.ts';

export type Code = {
  /** Code that fails, or shows less than is written. */
  problems: Finding[];
  /** Whether it needs other modules. */
  hasImports: boolean;
  /** Line of the first function, without which no code runs for long; if there is none, of the first code. */
  suspectLine: number | undefined;
};

type Node = Parameters<typeof visit>[0];

/** A node of the text with its code. */
type CodeNode = {
  data?: { estree?: Program | null | undefined } | undefined;
  position?: Position | undefined;
};

/** A piece of code. */
type Piece = {
  kind: 'text' | 'attribute' | 'exports';
  program: Program;
  line: number;
  /** As written. */
  field: string;
  /** What to write instead. */
  advice: string;
};

/** Names of the language itself, such as `Math`. */
const GLOBALS = new Set(
  (
    'Array BigInt Boolean Date Error Infinity Intl JSON Map Math NaN Number Object Promise Proxy Reflect RegExp Set String Symbol ' +
    'WeakMap WeakSet decodeURI decodeURIComponent encodeURI encodeURIComponent globalThis isFinite isNaN parseFloat parseInt undefined'
  ).split(' '),
);
/** Those that can be shown. */
const SHOWN_GLOBALS = new Set(['NaN', 'Infinity']);

export function readCode(tree: Root): Code {
  const pieces = listPieces(tree);
  const defined = new Set(
    pieces.flatMap(({ kind, program }) => (kind === 'exports' ? namesDefinedIn(program) : [])),
  );
  return {
    problems: pieces.flatMap((piece) => [...problemsOf(piece, defined), ...hiddenFiles(piece)]),
    hasImports: pieces.some(({ program }) => importsModules(program)),
    suspectLine: (pieces.find(({ program }) => containsFunction(program)) ?? pieces[0])?.line,
  };
}

function listPieces(tree: Root): Piece[] {
  const pieces: Piece[] = [];
  visitParents(tree, (node) => {
    const add = (
      kind: Piece['kind'],
      { data, position = node.position }: CodeNode,
      written: string,
      advice: string,
    ) => {
      const line = position?.start.line ?? 1;
      const program = data?.estree;
      if (program) pieces.push({ kind, program, line, field: shorten(written), advice });
    };
    if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
      const written = `{${node.value}}`;
      add('text', node, written, adviceToEscape(written));
    } else if (node.type === 'mdxjsEsm') {
      add('exports', node, node.value, 'Define it, or remove it.');
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        if (attribute.type === 'mdxJsxExpressionAttribute') {
          add('attribute', attribute, `{${attribute.value}}`, 'Remove it.');
        } else if (attribute.value && typeof attribute.value === 'object') {
          const { name, value, position } = attribute;
          const written = `${name}={${value.value}}`;
          add('attribute', { ...value, position }, written, `Write ${name}="…".`);
        }
      }
    }
  });
  return pieces;
}

function problemsOf(piece: Piece, defined: ReadonlySet<string>): Finding[] {
  const { kind, program, line, field, advice } = piece;
  const read = namesReadBy(program).filter(([name]) => !defined.has(name) && !GLOBALS.has(name));
  const [[, at = line] = []] = read;
  if (read.length > 0) {
    const names = read.map(([name]) => name);
    const verb = names.length === 1 ? 'is' : 'are';
    const reason = `is code, and ${list(names)} ${verb} not defined. ${advice}`;
    return [{ line: at, field, reason }];
  }
  const shown = kind === 'text' ? describeShown(program, defined) : undefined;
  return shown ? [{ line, field, reason: `is code that shows ${shown}. ${advice}` }] : [];
}

const list = (names: readonly string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : String(names[0]);

/** Names that are read at once, not only when a function is called, and the line of each. */
function namesReadBy(program: Program): [name: string, line: number | undefined][] {
  const lines = new Map<string, number | undefined>();
  visit(program, (node, key, _index, ancestors) => {
    if (isFunction(node) || isImport(node)) return SKIP;
    if (node.type === 'Identifier' && isRead(key, ancestors.at(-1)) && !lines.has(node.name)) {
      lines.set(node.name, node.loc?.start.line);
    }
    return undefined;
  });
  return [...lines];
}

const isFunction = ({ type }: Node) => /^(Arrow)?Function|^Class/.test(type);

const isImport = (node: Node) =>
  node.type === 'ImportDeclaration' ||
  node.type === 'ExportAllDeclaration' ||
  (node.type === 'ExportNamedDeclaration' && Boolean(node.source));

/** Whether an identifier stands for a value, and isn't the name of a property. */
function isRead(key: string | undefined, parent: Node | undefined): boolean {
  switch (parent?.type) {
    case 'MemberExpression':
      return key !== 'property' || parent.computed;
    case 'Property':
      return key !== 'key' || parent.computed;
    case 'ExportSpecifier':
      return key !== 'exported';
    case 'UnaryExpression':
      return parent.operator !== 'typeof';
    case 'MetaProperty':
      return false;
    default:
      return true;
  }
}

/** Names that imports and exports define. */
const namesDefinedIn = (program: Program): string[] =>
  program.body.flatMap((statement) => {
    if (statement.type === 'ImportDeclaration') {
      return statement.specifiers.map(({ local }) => local.name);
    }
    if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return [];
    const { declaration } = statement;
    return declaration.type === 'VariableDeclaration'
      ? declaration.declarations.flatMap(({ id }) => namesIn(id))
      : [declaration.id.name];
  });

function namesIn(pattern: Pattern): string[] {
  const names: string[] = [];
  visit(pattern, (node, key, _index, ancestors) => {
    if (node.type === 'Identifier' && isRead(key, ancestors.at(-1))) names.push(node.name);
  });
  return names;
}

/** What code in braces shows, if it is less than its author means. */
function describeShown(program: Program, defined: ReadonlySet<string>): string | undefined {
  const [statement] = program.body;
  if (!statement) return program.comments?.length ? undefined : 'nothing';
  if (statement.type !== 'ExpressionStatement') return undefined;
  const { expression } = statement;
  if (expression.type === 'SequenceExpression') return 'only its last value';
  const showsNothing =
    expression.type === 'Identifier'
      ? !defined.has(expression.name) && !SHOWN_GLOBALS.has(expression.name)
      : /^(Object|This)Expression$/.test(expression.type) || isFunction(expression as Expression);
  return showsNothing ? 'nothing' : undefined;
}

function importsModules(program: Program): boolean {
  let found = false;
  visit(program, (node) => {
    if (isImport(node) || node.type === 'ImportExpression' || node.type === 'MetaProperty') {
      found = true;
    }
  });
  return found;
}

function containsFunction(program: Program): boolean {
  let found = false;
  visit(program, (node) => {
    if (isFunction(node)) found = true;
  });
  return found;
}

/** Components in code: the build looks for their files in the text only. */
function hiddenFiles({ program, line }: Piece): Finding[] {
  const found: Finding[] = [];
  visit(program, (node) => {
    if (node.type !== 'JSXOpeningElement' || node.name.type !== 'JSXIdentifier') return;
    const { name } = node.name;
    if (Object.keys(fileAttributesOf(name)).length === 0) return;
    const reason = 'is inside braces, where its file isn’t found. Write it outside of them.';
    found.push({ line: node.loc?.start.line ?? line, field: `<${name}>`, reason });
  });
  return found;
}
