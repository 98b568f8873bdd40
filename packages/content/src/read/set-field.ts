/** Sets one field of a frontmatter without changing any other byte of the file. */
import { isDeepStrictEqual } from 'node:util';
import {
  isAlias,
  isCollection,
  isMap,
  isPair,
  isScalar,
  type Pair,
  type ParsedNode,
  parseDocument,
  type YAMLMap,
} from 'yaml';
import { FRONTMATTER } from './read-yaml.ts';

/** Names of a field and of those around it: `['card', 'scene']`. */
export type FieldPath = readonly [string, ...string[]];

/** What follows the colon of a field, such as " 210"; undefined if the file doesn't have the field. */
type FieldText = string | undefined;

type Map = YAMLMap.Parsed;
type Item = Pair<ParsedNode, ParsedNode | null>;
type Splice = { from: number; to: number; text: string };

const PLAIN = /^[a-z][\w./-]*$/i;

/** A value in one line, as an owner would write it. */
export function yamlOf(value: unknown): string {
  if (typeof value === 'string') return PLAIN.test(value) ? value : JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(yamlOf).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).filter(([, each]) => each !== undefined);
  return `{ ${fields.map(([name, each]) => `${name}: ${yamlOf(each)}`).join(', ')} }`;
}

/**
 * Sets a field, or adds it below the others.
 * @returns the new text of the file, and what `restoreField` needs
 * @throws if it can't be set without another change
 */
export function setField(source: string, path: FieldPath, value: unknown) {
  const result = change(source, path, (former) => {
    const quote = typeof value === 'string' && /^\s*(["'])/.exec(former ?? '')?.[1];
    // Without a space, the value is on a line of its own, or the field is written as in JSON.
    const space = former === undefined || /^(\s|$)/.test(former) ? ' ' : '';
    return space + (quote ? quote + value + quote : yamlOf(value));
  });
  if (!isDeepStrictEqual(at(dataOf(result.source), path), value)) throw unsafe(path);
  return result;
}

/** Undoes `setField`. @throws if that can't be done without another change */
export const restoreField = (source: string, path: FieldPath, former: FieldText) =>
  change(source, path, () => former).source;

const unsafe = (path: FieldPath) => new Error(`${path.join('.')} can't be changed here`);

function open(source: string) {
  const [head = '', yaml = ''] = FRONTMATTER.exec(source) ?? [];
  const start = source.indexOf('\n') + 1;
  const document = parseDocument(yaml, { keepSourceTokens: true });
  return { head, yaml, start, document, rest: source.slice(head.length) };
}

const dataOf = (source: string) => open(source).document.toJS() as unknown;

const at = (data: unknown, path: FieldPath): unknown =>
  path.reduce((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], data);

/** A copy without a field. */
function without(data: unknown, [name, ...inner]: FieldPath): unknown {
  const { [name]: value, ...others } = data as Record<string, unknown>;
  const [next, ...rest] = inner;
  return next === undefined ? others : { ...others, [name]: without(value, [next, ...rest]) };
}

/** @param textFor returns what is to follow the colon; undefined removes the field */
function change(source: string, path: FieldPath, textFor: (former: FieldText) => FieldText) {
  const { yaml, start, document, rest } = open(source);
  const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
  if (!isMap(parent) || document.errors.length > 0) throw unsafe(path);
  const name = path.at(-1) ?? '';
  const { splice, former } = spliceIn(yaml, parent as Map, name, textFor, path.length === 1);
  if (!splice) throw unsafe(path);
  const { from, to, text } = splice;
  const changed = source.slice(0, start + from) + text + source.slice(start + to);
  const after = open(changed);
  const isSafe =
    after.document.errors.length === 0 &&
    after.rest === rest &&
    isDeepStrictEqual(without(after.document.toJS(), path), without(document.toJS(), path));
  if (!isSafe) throw unsafe(path);
  return { source: changed, former };
}

function spliceIn(
  yaml: string,
  map: Map,
  name: string,
  textFor: (former: FieldText) => FieldText,
  isOutermost: boolean,
): { splice: Splice | undefined; former: FieldText } {
  const items = map.items as Item[];
  const index = items.findIndex(({ key }) => isScalar(key) && key.value === name);
  const item = items[index];
  if (!item) {
    const text = textFor(undefined);
    const splice =
      text === undefined ? undefined : added(yaml, map, name + ':' + text, isOutermost);
    return { splice, former: undefined };
  }
  const [from, to] = spanOf(yaml, item);
  const former = yaml.slice(from, to);
  const text = textFor(former);
  const splice = text === undefined ? removed(yaml, map, index) : { from, to, text };
  return { splice, former };
}

/** What follows the colon; where a comment follows it, only the value below. */
function spanOf(yaml: string, item: Item): [from: number, to: number] {
  const colon = colonOf(item);
  const { value } = item;
  if (!value || isEmpty(value)) return [colon, colon];
  const isBelowComment = yaml.slice(colon, value.range[0]).includes('#');
  return [isBelowComment ? value.range[0] : colon, endOf(yaml, value)];
}

const isEmpty = ({ range: [from, to] }: ParsedNode) => from === to;

/** Behind the colon. */
function colonOf({ srcToken, key }: Item): number {
  const tokens = srcToken && 'sep' in srcToken ? (srcToken.sep ?? []) : [];
  const colon = tokens.find(({ type }) => type === 'map-value-ind');
  return colon ? colon.offset + 1 : key.range[1];
}

/** Where a value ends, without the comments and line ends that follow it. */
function endOf(yaml: string, node: ParsedNode): number {
  const last: unknown = isCollection(node) && !node.flow ? node.items.at(-1) : undefined;
  if (isPair(last)) return spanOf(yaml, last as Item)[1];
  if (last && !isAlias(last)) return endOf(yaml, last as ParsedNode);
  const [from, to] = node.range;
  return from + yaml.slice(from, to).trimEnd().length;
}

const lineStart = (yaml: string, offset: number) => yaml.lastIndexOf('\n', offset - 1) + 1;
const lineEnd = (yaml: string, offset: number) => yaml.indexOf('\n', offset) + 1 || yaml.length;

function added(yaml: string, map: Map, field: string, isOutermost: boolean): Splice | undefined {
  const [first] = map.items as Item[];
  const last = map.items.at(-1) as Item | undefined;
  if (!first || !last) return undefined;
  const end = spanOf(yaml, last)[1];
  if (map.flow) return { from: end, to: end, text: `, ${field}` };
  const [from] = first.key.range;
  const indent = yaml.slice(lineStart(yaml, from), from);
  const to = isOutermost ? yaml.length : lineEnd(yaml, end);
  const text = indent + field + (yaml.includes('\r\n') ? '\r\n' : '\n');
  return indent.trim() ? undefined : { from: to, to, text };
}

function removed(yaml: string, map: Map, index: number): Splice | undefined {
  const [before, item] = [map.items[index - 1], map.items[index]] as [Item?, Item?];
  // A field is added below others, so the first one was there before.
  if (!before || !item) return undefined;
  const end = spanOf(yaml, item)[1];
  if (map.flow) return { from: spanOf(yaml, before)[1], to: end, text: '' };
  return { from: lineStart(yaml, item.key.range[0]), to: lineEnd(yaml, end), text: '' };
}
