/** Renders texts as their pages would, to find code that fails only then. */
import { compile } from '@mdx-js/mdx';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { createElement, type ElementType, type Key, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Fragment, jsx } from 'react/jsx-runtime';
import { SourceMapGenerator } from 'source-map';
import { mdxComponents } from '../schema/mdx-components.ts';
import { remarkPlugins } from './text-plugins.ts';

export type RenderError = {
  message: string;
  /** Undefined if it isn't known. */
  line: number | undefined;
};

/** File name of compiled texts in stacks. */
const COMPILED = 'compiled-text.js';
/** Lines that a function has before its body. */
const HEADER_LINES = 2;

const AsyncFunction = (async () => {}).constructor as new (
  ...source: string[]
) => (runtime: object) => Promise<{ default: ElementType }>;

/** Results for the texts of the last run: in the preview, most are the same in the next. */
let known = new Map<string, Promise<RenderError | undefined>>();

/**
 * Renders texts with stand-ins for the site's components.
 * @param sources valid MDX without frontmatter and imports
 * @returns the error of each
 */
export function renderBodies(sources: readonly string[]): Promise<(RenderError | undefined)[]> {
  const results = sources.map((source) => [source, known.get(source) ?? render(source)] as const);
  known = new Map(results);
  return Promise.all(results.map(([, result]) => result));
}

async function render(source: string): Promise<RenderError | undefined> {
  const file = await compile(source, {
    outputFormat: 'function-body',
    // Elements know their lines.
    development: true,
    SourceMapGenerator,
    remarkPlugins,
  });
  /** Elements with their lines, inner ones first. */
  const elements: { element: ReactNode; line: number | undefined }[] = [];
  const jsxDEV = (
    type: ElementType,
    props: object,
    key: Key,
    _isStatic: boolean,
    place?: { lineNumber: number },
  ) => {
    const element = jsx(type, props, key);
    elements.push({ element, line: place?.lineNumber });
    return element;
  };
  try {
    const load = new AsyncFunction(`${String(file)}\n//# sourceURL=${COMPILED}`);
    const { default: Body } = await load({ Fragment, jsxDEV });
    renderQuietly(createElement(Body, { components: STAND_INS }));
    return undefined;
  } catch (error) {
    const line = elements.find(({ element }) => !canRender(element))?.line;
    return locate(error, file.map as SourceMapPayload, line ?? lineOfSecond(error, source));
  }
}

function canRender(element: ReactNode): boolean {
  try {
    renderQuietly(element);
    return true;
  } catch {
    return false;
  }
}

/** Without React's warnings, which aren't about what a text says. @throws what the text throws */
function renderQuietly(element: ReactNode) {
  const { error } = console;
  console.error = () => {};
  try {
    renderToStaticMarkup(element);
  } finally {
    console.error = error;
  }
}

type Attributes = Record<string, ReactNode>;

/** Like TextLink, it needs a string. */
const Link = ({ href = '', children }: { href?: string; children?: ReactNode }) =>
  jsx('a', { href: href.replace('#', ''), children });

/** Shows its required attributes as text, as the site's components do, and what is inside. */
const standIn =
  (required: readonly string[]) =>
  ({ children, ...attributes }: Attributes) => {
    const shown = required.map((name) =>
      name === 'href' ? jsx(Link, attributes) : attributes[name],
    );
    return createElement(Fragment, null, ...shown, children);
  };

const STAND_INS = Object.fromEntries(
  Object.entries(mdxComponents).map(([name, { required }]) => [name, standIn(required)]),
);

/**
 * An error with the line of the code that threw it, else of the element that React couldn't render.
 * @param line of that element
 */
function locate(error: unknown, map: SourceMapPayload, line?: number): RenderError {
  const { message = String(error), stack = '' } = (error ?? {}) as Partial<Error>;
  // MDX says so about unknown components.
  const [, named] = /referenced in your code at `(\d+):/.exec(message) ?? [];
  const [, row, column] = new RegExp(`${COMPILED}:(\\d+)(?::(\\d+))?`).exec(stack) ?? [];
  const thrown =
    row === undefined
      ? undefined
      : originalLine(map, Number(row) - HEADER_LINES, Number(column ?? Infinity));
  return {
    message: message.split('\n', 1)[0] ?? '',
    line: named === undefined ? (thrown ?? line) : Number(named),
  };
}

/** The line that declares a name for the second time, which has no place in the compiled code. */
function lineOfSecond(error: unknown, source: string): number | undefined {
  const [, name] = /^SyntaxError: Identifier '(.+)' has already/.exec(String(error)) ?? [];
  if (name === undefined) return undefined;
  const isDeclared = new RegExp(
    `\\b(?:const|let|var|function|class) +${name.replaceAll('$', '\\$')}(?![\\w$])`,
  );
  const second = [...source.split('\n').entries()].filter(([, text]) => isDeclared.test(text))[1];
  return second && second[0] + 1;
}

/** Line of the text, from a place in its compiled code; all from 1. */
function originalLine(map: SourceMapPayload, line: number, column: number): number | undefined {
  const entry = new SourceMap(map).findEntry(line - 1, column - 1);
  return 'originalLine' in entry ? Number(entry.originalLine) + 1 : undefined;
}
